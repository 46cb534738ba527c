import type { Language } from '@portal/contract/languages';
import type { Db } from '../../db/database.ts';
import { isEventKind } from '../../notify/event-kinds.ts';
import { applicationsText, eventText } from '../../notify/notification-texts.ts';
import { applicantNames } from '../applications/application-parts.queries.ts';
import type { Entry } from './entries.queries.ts';

export type WithWords<E extends Entry> = E & { titulo: string; texto: string };

/** Entries with their words in a language, for the bell and for the mail of the day. */
export async function withWords<E extends Entry>(
  db: Db,
  language: Language,
  entries: readonly E[],
): Promise<WithWords<E>[]> {
  const names = await namesOf(db, entries);
  return entries.flatMap((entry) => {
    const { tipo, datos, count, applications } = entry;
    if (!isEventKind(tipo)) return [];
    if (count === 1) return [{ ...entry, ...eventText(language, tipo, datos) }];
    const sentBy = applications.flatMap((one) => names.get(one) ?? []);
    return [
      { ...entry, ...applicationsText(language, { count, names: sentBy, titulo: datos.titulo ?? null }) },
    ];
  });
}

/** The names of the students who sent the applications that are read together; of one that was taken back, none. */
async function namesOf(db: Db, entries: readonly Entry[]): Promise<Map<number, string>> {
  const ids = new Map<number, number[]>();
  for (const { companyId, count, applications } of entries)
    if (companyId !== null && count > 1) ids.set(companyId, [...(ids.get(companyId) ?? []), ...applications]);
  const found = await Promise.all([...ids].map(([companyId, sent]) => applicantNames(db, companyId, sent)));
  return new Map(found.flatMap((names) => [...names]));
}
