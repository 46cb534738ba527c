import type { Language } from '@portal/contract/languages';
import { ca } from './notification-texts.ca.ts';
import { en } from './notification-texts.en.ts';
import { es } from './notification-texts.es.ts';

/** Everything that a person is told of; each kind has its words in each language, for the page and the mail. */
export const eventKinds = [
  'offerValidated',
  'offerRejected',
  'offerExpired',
  'companyValidated',
  'companyRejected',
  'applicationSent',
  'applicationReceived',
  'applicationWithdrawn',
  'applicationUnderReview',
  'applicationShortlisted',
  'applicationInterview',
  'applicationSelected',
  'applicationNotSelected',
  'applicationPreregistered',
  'applicationRejected',
  'applicationAwaitsForm',
  'preregistrationAccepted',
  'preregistrationDeclined',
] as const;
export type EventKind = (typeof eventKinds)[number];

interface EventText {
  readonly titulo: string;
  readonly texto: string;
}

/** `{name}` marks are filled with the event's data. */
export type EventTexts = Record<EventKind, EventText>;

const all: Record<Language, EventTexts> = { es, ca, en };

export function isEventKind(tipo: string): tipo is EventKind {
  return eventKinds.some((kind) => kind === tipo);
}

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
