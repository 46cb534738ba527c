import type { audiences, communicationContent } from '@portal/contract/communications';
import type { Language } from '@portal/contract/languages';
import type { z } from 'zod';

/** What the inputs of the form hold. */
export interface CommunicationValues extends Record<string, unknown> {
  /** Of the first sending: kept with the draft, so that a second one after a lost answer adds nothing. */
  claveEnvio: string;
  destinatarios: (typeof audiences)[number];
  fechaDesde: string | null;
  fechaHasta: string | null;
  enlace: string;
  textos: Record<Language, { titulo: string; descripcion: string }>;
}

const emptyText = { titulo: '', descripcion: '' };

export const newValues = (today: string): CommunicationValues => ({
  claveEnvio: crypto.randomUUID(),
  destinatarios: 'todos',
  fechaDesde: today,
  fechaHasta: null,
  enlace: '',
  textos: { es: emptyText, ca: emptyText, en: emptyText },
});

export function valuesOf({
  textos,
  enlace,
  ...rest
}: z.output<typeof communicationContent>): CommunicationValues {
  const text = (language: Language) => ({
    titulo: textos[language]?.titulo ?? '',
    descripcion: textos[language]?.descripcion ?? '',
  });
  return {
    // It has been sent.
    claveEnvio: '',
    ...rest,
    enlace: enlace ?? '',
    textos: { es: text('es'), ca: text('ca'), en: text('en') },
  };
}

/** The text that readers of this language get, by the rule that the server goes by. */
export function shownIn(
  textos: CommunicationValues['textos'],
  language: Language,
  own: Language,
): { titulo: string; descripcion: string; idioma: Language } | null {
  const idioma = [language, own].find(
    (one) => textos[one].titulo.trim() !== '' && textos[one].descripcion !== '',
  );
  return idioma === undefined ? null : { ...textos[idioma], idioma };
}
