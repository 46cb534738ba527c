import { ca } from '../../texts/ca/placements.ts';
import { en } from '../../texts/en/placements.ts';
import { es } from '../../texts/es/placements.ts';

export const placementTextsOf = { es, ca, en };
