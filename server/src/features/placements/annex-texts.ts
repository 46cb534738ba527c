import { ca } from '../../texts/ca/annex.ts';
import { en } from '../../texts/en/annex.ts';
import { es } from '../../texts/es/annex.ts';

export const annexTexts = { es, ca, en };
