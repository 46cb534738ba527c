import { ca } from '../../texts/ca/agreement-pdf.ts';
import { en } from '../../texts/en/agreement-pdf.ts';
import { es } from '../../texts/es/agreement-pdf.ts';

export const agreementPdfTexts = { es, ca, en };
