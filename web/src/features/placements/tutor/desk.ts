import type { Answer } from '@portal/contract/endpoint';
import type { openTutorLink, TutorKind, WholePlacement } from '@portal/contract/placements';
import type { ComponentType } from 'react';

export type Desk = Answer<typeof openTutorLink>;

/** What another area shows of a placement to the tutor whose link it is. */
export type TutorPart = ComponentType<{ placement: WholePlacement; token: string; tipo: TutorKind }>;
