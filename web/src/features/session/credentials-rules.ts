import { listCompaniesOfUser, loginManager, loginStudent } from '@portal/contract/schemas/session';
import { bodyOf } from '../../lib/forms/forms.ts';

/** What each login is checked with: apart, since nobody who only looks at the page needs it. */
export const loginStudentRules = bodyOf(loginStudent);
export const listCompaniesOfUserRules = bodyOf(listCompaniesOfUser);
export const loginManagerRules = bodyOf(loginManager);
