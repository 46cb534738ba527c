import type { GuideReaders, guideContent } from '@portal/contract/guides';
import type { z } from 'zod';
import { emptyTexts, type TextsValues, textsOf } from '../../domain/written-text/written-values.ts';

/** What the inputs of the form hold. */
export interface GuideValues extends TextsValues {
  /** Of the first sending: kept with the draft, so that a second one after a lost answer adds nothing. */
  claveEnvio: string;
  destinatarios: GuideReaders;
  orden: number | '';
  publicada: boolean;
}

export const newValues = (): GuideValues => ({
  claveEnvio: crypto.randomUUID(),
  destinatarios: 'todos',
  orden: 1,
  publicada: true,
  textos: emptyTexts,
});

export const valuesOf = ({ textos, ...rest }: z.output<typeof guideContent>): GuideValues => ({
  // It has been sent.
  claveEnvio: '',
  ...rest,
  textos: textsOf(textos),
});
