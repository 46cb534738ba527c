import { listActs } from '@portal/contract/audit';
import {
  getManagedEducationRequest,
  listCertificates,
  listManagedEducationRequests,
} from '@portal/contract/education-requests';
import type { Answer } from '@portal/contract/endpoint';
import { countPending } from '@portal/contract/validations';

export type ManagedRequestDetail = Answer<typeof getManagedEducationRequest>;

/** What is no longer true once a manager has decided something. */
export const changedByManagers = [
  getManagedEducationRequest,
  listManagedEducationRequests,
  listCertificates,
  countPending,
  listActs,
];
