import { getManagedChange, listManagedChanges } from '@portal/contract/change-requests';
import type { Answer } from '@portal/contract/endpoint';
import { getManagedPlacement } from '@portal/contract/placements';

export type ManagedChangeView = Answer<typeof getManagedChange>;

/** What is no longer true once a manager has decided. */
export const staleOnceDecided = [getManagedChange, listManagedChanges, getManagedPlacement];
