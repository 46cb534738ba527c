import type { listChangeablePlacements } from '@portal/contract/change-requests';
import type { Answer } from '@portal/contract/endpoint';

export type ChangeablePlacement = Answer<typeof listChangeablePlacements>[number];
