import type { Language } from '@portal/contract/languages';
import { ca } from '../../texts/ca/imports.ts';
import { en } from '../../texts/en/imports.ts';
import { es, type ImportsTexts } from '../../texts/es/imports.ts';

/** The words of imports in every language. */
export const importTexts: Readonly<Record<Language, ImportsTexts>> = { es, ca, en };
