import type { Language } from '@portal/contract/languages';
import { ca } from '../../texts/ca/saved-searches.ts';
import { en } from '../../texts/en/saved-searches.ts';
import { es } from '../../texts/es/saved-searches.ts';

export const savedSearchesTexts: Record<Language, typeof es> = { es, ca, en };
