import type { Texts } from '../../lib/texts.ts';
import type { texts as es } from '../es/validations.ts';

export const texts: Texts<typeof es> = {};
