import type { Language } from '@portal/contract/languages';
import { reasonText } from '../features/catalogue/lists/rejection-reasons.ts';
import { ca as caMails } from '../texts/ca/mails.ts';
import { en as enMails } from '../texts/en/mails.ts';
import { es as esMails } from '../texts/es/mails.ts';
import { fill, type Values } from '../texts/fill.ts';
import { type EventKind, events } from './event-kinds.ts';
import { applicationsReceived } from './events/applications.ts';

export const mailTexts: Record<Language, typeof esMails> = { es: esMails, ca: caMails, en: enMails };

/** Moments with blanks between them, as a clock of the institution shows them, which is named. */
function timesIn(moments: string, timeZone: string, language: Language): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { timeZone, ...options });
  const day = format({ weekday: 'long', day: 'numeric', month: 'long' });
  const time = format({ hour: 'numeric', minute: '2-digit' });
  const [zone] = format({ timeZoneName: 'longGeneric' })
    .formatToParts()
    .filter(({ type }) => type === 'timeZoneName');
  const times = moments.split(' ').map((moment) => {
    const values = { dia: day.format(new Date(moment)), hora: time.format(new Date(moment)) };
    return fill(mailTexts[language].at, values, language);
  });
  return `${times.join('; ')} (${zone?.value ?? timeZone})`;
}

/** The data as the reader's language has them. */
function inLanguage(
  { idMotivo, comentario, nota, cuando, zona, ...datos }: Values,
  language: Language,
): Values {
  return {
    ...datos,
    ...(typeof cuando === 'string' &&
      typeof zona === 'string' && { cuando: timesIn(cuando, zona, language) }),
    ...(typeof idMotivo === 'number' && { motivo: reasonText(idMotivo, language) }),
    ...(comentario && { comentario: fill(mailTexts[language].companySays, { comentario }, language) }),
    ...(nota && { nota: fill(mailTexts[language].managerSays, { nota }, language) }),
  };
}

/** The words of an event. */
export function eventText(
  language: Language,
  tipo: EventKind,
  datos: Values,
): { titulo: string; texto: string } {
  const { titulo, texto } = events[tipo].texts[language];
  const read = inLanguage(datos, language);
  return { titulo: fill(titulo, read, language), texto: fill(texto, read, language) };
}

const namesRead = 3;

/** The words of several applications to one offer: how many, and whose the newest are. */
export function applicationsText(
  language: Language,
  { count, names, titulo }: { count: number; names: readonly string[]; titulo: string | number | null },
): { titulo: string; texto: string } {
  const words = applicationsReceived[language];
  const more = count - Math.min(names.length, namesRead);
  const listed = [
    ...names.slice(0, namesRead),
    ...(more > 0 ? [fill(mailTexts[language].more, { numero: more }, language)] : []),
  ];
  const who = new Intl.ListFormat(language, { type: 'conjunction' }).format(listed);
  return {
    titulo: fill(words.titulo, { titulo, numero: count }, language),
    texto: names.length > 0 ? `${who}. ${words.texto}` : words.texto,
  };
}

/** The subject of its mail, which names the offer that it is about. */
export function eventSubject(language: Language, tipo: EventKind, datos: Values): string {
  const { titulo, asunto } = events[tipo].texts[language];
  if (asunto !== undefined) return fill(asunto, datos, language);
  const named = datos.titulo && !titulo.includes('{{titulo}}') ? `${titulo}: {{titulo}}` : titulo;
  return fill(named, datos, language);
}
