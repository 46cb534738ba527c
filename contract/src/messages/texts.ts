// Every language at once: for the server alone. The web loads the one it shows.
import type { Language } from '../languages.ts';
import type { FieldErrorTexts } from '../validation.ts';
import { ca } from './ca.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { StatusTexts } from './status-texts.ts';
import { validationCa } from './validation.ca.ts';
import { validationEn } from './validation.en.ts';
import { validationEs } from './validation.es.ts';

export const statusTexts: Record<Language, StatusTexts> = { es, ca, en };

export const validationTexts: Record<Language, FieldErrorTexts> = {
  es: validationEs,
  ca: validationCa,
  en: validationEn,
};
