import type { Language } from '@portal/contract/languages';
import type { StatusTexts } from '@portal/contract/messages/status-texts';
import type { FieldErrorTexts } from '@portal/contract/validation';
import { sharedValue } from '../storage/shared-value.ts';

/** The sentences of statuses and field errors, of the one language that is shown. */
export interface Sentences {
  readonly statuses: StatusTexts;
  readonly fields: FieldErrorTexts;
}

const loaders: Record<Language, () => Promise<Sentences>> = {
  es: async () => {
    const [{ es }, { validationEs }] = await Promise.all([
      import('@portal/contract/messages/es'),
      import('@portal/contract/messages/validation.es'),
    ]);
    return { statuses: es, fields: validationEs };
  },
  ca: async () => {
    const [{ ca }, { validationCa }] = await Promise.all([
      import('@portal/contract/messages/ca'),
      import('@portal/contract/messages/validation.ca'),
    ]);
    return { statuses: ca, fields: validationCa };
  },
  en: async () => {
    const [{ en }, { validationEn }] = await Promise.all([
      import('@portal/contract/messages/en'),
      import('@portal/contract/messages/validation.en'),
    ]);
    return { statuses: en, fields: validationEn };
  },
};

const shown = sharedValue<Sentences | null>(null);
let wanted: Language | null = null;

/**
 * Fetches them ahead of need, because the error that they explain may be that the network is gone.
 * Nothing waits for it: until they are there the server's own sentence is shown.
 */
export function loadStatusTexts(language: Language): void {
  wanted = language;
  loaders[language]().then(
    (sentences) => {
      if (wanted === language) shown.set(sentences);
    },
    () => {
      // The next change of language or page load asks again.
    },
  );
}

export const sentences = shown.get;

export const useSentences = shown.use;
