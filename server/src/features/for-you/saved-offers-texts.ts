import type { Language } from '@portal/contract/languages';
import { ca } from '../../texts/ca/saved-offers.ts';
import { en } from '../../texts/en/saved-offers.ts';
import { es } from '../../texts/es/saved-offers.ts';

export const savedOffersTexts: Record<Language, typeof es> = { es, ca, en };
