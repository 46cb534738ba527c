import type { Answer } from '@portal/contract/endpoint';
import { getOwnPlacement, listOwnPlacements, missingPlacementData } from '@portal/contract/placements';

export type OwnPlacement = Answer<typeof getOwnPlacement>;

/** What is no longer true once the student has done something. */
export const changedByStudent = [getOwnPlacement, listOwnPlacements, missingPlacementData];
