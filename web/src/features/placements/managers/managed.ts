import type { Answer } from '@portal/contract/endpoint';
import { getManagedPlacement, listAcademicTutors, listManagedPlacements } from '@portal/contract/placements';

export type Managed = Answer<typeof getManagedPlacement>;

/** What is no longer true once managers have done something to a placement. */
export const changedByManagers = [getManagedPlacement, listManagedPlacements];

/** And once its academic tutor is another one. */
export const changedByAssigning = [...changedByManagers, listAcademicTutors];
