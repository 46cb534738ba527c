import { elideDays } from '@portal/contract/elision';
import type { Language } from '@portal/contract/languages';
import { reasonText } from '../domains/catalogue/rejection-reasons.ts';
import type { EventKind, EventTexts } from './events.ts';
import { ca } from './notification-texts.ca.ts';
import { en } from './notification-texts.en.ts';
import { es } from './notification-texts.es.ts';

const all: Record<Language, EventTexts> = { es, ca, en };

export type EventData = Readonly<Record<string, string | number | null>>;

const locales: Record<Language, string> = { es: 'es-ES', ca: 'ca-ES', en: 'en-GB' };

/** A day as people write it; anything else as it is. */
function shown(value: string | number | null | undefined, language: Language): string {
  const text = String(value ?? '').trim();
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${text}T00:00:00Z`));
}

/**
 * Fills the marks of a text; a datum that is null leaves its mark empty. Where what is filled in ends its sentence
 * itself («… S. L.», «¿Por qué?»), the text's own full stop after it is left out.
 */
export function fillText(text: string, datos: EventData, language: Language): string {
  const filled = text
    .replace(/\{(\w+)\}(\.(?!\.))?/g, (_, name: string, stop = '') => {
      const value = shown(datos[name], language);
      return /[.!?…]$/.test(value) ? value : value + stop;
    })
    .trim();
  return language === 'ca' ? elideDays(filled) : filled;
}

/** What a company wrote itself, so that its voice is not taken for the portal's. */
const companySays: Record<Language, (comentario: string) => string> = {
  es: (comentario) => `La empresa dice: «${comentario}»`,
  ca: (comentario) => `L’empresa diu: «${comentario}»`,
  en: (comentario) => `The company says: “${comentario}”`,
};

/** The data as the reader's language has them. */
function inLanguage({ idMotivo, comentario, ...datos }: EventData, language: Language): EventData {
  return {
    ...datos,
    ...(typeof idMotivo === 'number' && { motivo: reasonText(idMotivo, language) }),
    ...(comentario && { comentario: companySays[language](String(comentario)) }),
  };
}

/** The words of an event. */
export function eventText(
  language: Language,
  tipo: EventKind,
  datos: EventData,
): { titulo: string; texto: string } {
  const { titulo, texto } = all[language][tipo];
  const read = inLanguage(datos, language);
  return { titulo: fillText(titulo, read, language), texto: fillText(texto, read, language) };
}

/** The subject of its mail, which names the offer that it is about. */
export function eventSubject(language: Language, tipo: EventKind, datos: EventData): string {
  const { titulo, asunto } = all[language][tipo];
  if (asunto !== undefined) return fillText(asunto, datos, language);
  const named = datos.titulo && !titulo.includes('{titulo}') ? `${titulo}: {titulo}` : titulo;
  return fillText(named, datos, language);
}
