import { ca } from '../../texts/ca/placement-reports.ts';
import { en } from '../../texts/en/placement-reports.ts';
import { es } from '../../texts/es/placement-reports.ts';

export const reportTexts = { es, ca, en };
