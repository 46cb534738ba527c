import type { Language } from '@portal/contract/languages';
import type { EventKind, EventText, EventTexts } from './events.ts';
import { ca } from './notification-texts.ca.ts';
import { en } from './notification-texts.en.ts';
import { es } from './notification-texts.es.ts';

const all: Record<Language, EventTexts> = { es, ca, en };

/** The words of an event. A datum that is null leaves its mark empty. */
export function eventText(
  language: Language,
  tipo: EventKind,
  datos: Record<string, string | number | null>,
): EventText {
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => String(datos[name] ?? '')).trim();
  const { titulo, texto } = all[language][tipo];
  return { titulo: fill(titulo), texto: fill(texto) };
}
