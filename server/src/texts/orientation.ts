import type { Language } from '@portal/contract/languages';
import { ca } from './ca/orientation.ts';
import { en } from './en/orientation.ts';
import { es } from './es/orientation.ts';

export const orientationTexts: Record<Language, typeof es> = { es, ca, en };
