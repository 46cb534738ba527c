import type { audiences, communicationContent } from '@portal/contract/communications';
import type { z } from 'zod';
import { emptyTexts, type TextsValues, textsOf } from '../../domain/written-text/written-values.ts';

/** What the inputs of the form hold. */
export interface CommunicationValues extends TextsValues {
  /** Of the first sending: kept with the draft, so that a second one after a lost answer adds nothing. */
  claveEnvio: string;
  destinatarios: (typeof audiences)[number];
  fechaDesde: string | null;
  fechaHasta: string | null;
  enlace: string;
}

export const newValues = (today: string): CommunicationValues => ({
  claveEnvio: crypto.randomUUID(),
  destinatarios: 'todos',
  fechaDesde: today,
  fechaHasta: null,
  enlace: '',
  textos: emptyTexts,
});

export function valuesOf({
  textos,
  enlace,
  ...rest
}: z.output<typeof communicationContent>): CommunicationValues {
  return {
    // It has been sent.
    claveEnvio: '',
    ...rest,
    enlace: enlace ?? '',
    textos: textsOf(textos),
  };
}
