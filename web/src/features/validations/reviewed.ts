import type { Answer } from '@portal/contract/endpoint';
import type { getPendingCompany, getPendingOffer, listPendingStudents } from '@portal/contract/validations';

export type ReviewedOffer = Answer<typeof getPendingOffer>;
export type ReviewedCompany = Answer<typeof getPendingCompany>;
export type ReviewedStudent = Answer<typeof listPendingStudents>['alumnos'][number];
