import { ca } from '../../texts/ca/invoices.ts';
import { en } from '../../texts/en/invoices.ts';
import { es } from '../../texts/es/invoices.ts';

export const invoiceTexts = { es, ca, en };
