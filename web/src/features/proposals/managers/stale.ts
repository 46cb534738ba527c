import { getManagedProposal, listProposals } from '@portal/contract/proposals';
import { countPending } from '@portal/contract/validations';

/** What is no longer true once a manager has done something to a proposal. */
export const staleOnceActed = [getManagedProposal, listProposals, countPending];
