import { ca } from '../../texts/ca/candidate-exports.ts';
import { en } from '../../texts/en/candidate-exports.ts';
import { es } from '../../texts/es/candidate-exports.ts';

export const exportTexts = { es, ca, en };
