/** Notifications of a company that say the same of one offer, read as one. */

export interface NotificationRow {
  id: number;
  tipo: string;
  datos: Record<string, string | number | null>;
  importante: boolean;
  urlAcceso: string | null;
  leida: boolean;
  fecha: string;
}

/** Each application is told by itself; the unread ones of an offer are one entry, and so are those that were read. */
export const groupedKind = 'applicationReceived';

/** A notification, and the applications that the ones it stands for tell of, the newest first. */
export interface Entry extends NotificationRow {
  readonly count: number;
  readonly applications: readonly number[];
}

const applicationOf = ({ datos: { idCandidatura } }: NotificationRow): number[] =>
  typeof idCandidatura === 'number' ? [idCandidatura] : [];

const keyOf = ({ id, tipo, urlAcceso, leida }: NotificationRow): string =>
  tipo === groupedKind && urlAcceso !== null ? `${urlAcceso} ${leida}` : String(id);

/** What is read, in the same order: a group stands where its newest is. */
export function grouped(rows: readonly NotificationRow[]): Entry[] {
  const groups = new Map<string, NotificationRow[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups.values()].flatMap((members) => {
    const [newest] = members;
    if (!newest) return [];
    return [{ ...newest, count: members.length, applications: members.flatMap(applicationOf) }];
  });
}
