import type { audiences } from '@portal/contract/communications';
import type { HelpTopic, helpContent } from '@portal/contract/help';
import type { z } from 'zod';
import { emptyTexts, type TextsValues, textsOf } from '../../domain/written-text/written-values.ts';

/** What the inputs of the form hold. */
export interface HelpValues extends TextsValues {
  /** Of the first sending: kept with the draft, so that a second one after a lost answer adds nothing. */
  claveEnvio: string;
  destinatarios: (typeof audiences)[number];
  tema: HelpTopic;
  orden: number | '';
  publicada: boolean;
}

export const newValues = (): HelpValues => ({
  claveEnvio: crypto.randomUUID(),
  destinatarios: 'todos',
  tema: 'cuenta',
  orden: 1,
  publicada: true,
  textos: emptyTexts,
});

export const valuesOf = ({ textos, ...rest }: z.output<typeof helpContent>): HelpValues => ({
  // It has been sent.
  claveEnvio: '',
  ...rest,
  textos: textsOf(textos),
});
