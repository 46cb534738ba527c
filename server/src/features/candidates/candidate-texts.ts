import { ca } from '../../texts/ca/candidates.ts';
import { en } from '../../texts/en/candidates.ts';
import { es } from '../../texts/es/candidates.ts';

export const candidateTexts = { es, ca, en };
