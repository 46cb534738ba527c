import { ca } from '../../texts/ca/cv-pdf.ts';
import { en } from '../../texts/en/cv-pdf.ts';
import { es } from '../../texts/es/cv-pdf.ts';

export const cvTexts = { es, ca, en };
export type CvTexts = typeof es;
