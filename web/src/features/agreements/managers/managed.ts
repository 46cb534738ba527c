import { getManagedAgreement, listManagedAgreements } from '@portal/contract/agreements';
import type { Answer } from '@portal/contract/endpoint';

export type Managed = Answer<typeof getManagedAgreement>;

/** What is no longer true once managers have moved an agreement. */
export const changedByMoves = [getManagedAgreement, listManagedAgreements];
