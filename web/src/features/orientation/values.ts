import type { Language } from '@portal/contract/languages';
import type { counsellorContent } from '@portal/contract/orientation';
import type { z } from 'zod';
import { emptyTexts, type TextsValues, textsOf } from '../../domain/written-text/written-values.ts';

/** What the inputs of the form hold. */
export interface CounsellorValues extends TextsValues {
  /** Of the first sending: kept with the draft, so that a second one after a lost answer adds nothing. */
  claveEnvio: string;
  nombre: string;
  idiomas: Language[];
  lugar: string;
  enlace: string | null;
  activo: boolean;
}

export const newValues = (language: Language): CounsellorValues => ({
  claveEnvio: crypto.randomUUID(),
  nombre: '',
  idiomas: [language],
  lugar: '',
  enlace: null,
  activo: true,
  textos: emptyTexts,
});

export const valuesOf = ({
  textos,
  lugar,
  ...rest
}: z.output<typeof counsellorContent>): CounsellorValues => ({
  // It has been sent.
  claveEnvio: '',
  ...rest,
  lugar: lugar ?? '',
  textos: textsOf(textos),
});
