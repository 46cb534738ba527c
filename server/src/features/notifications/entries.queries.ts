import type { Values } from '../../texts/fill.ts';

/** Each application is told by itself; the unread ones of an offer are one entry, and so are those that were read. */
export const groupedKind = 'applicationReceived';

/** A notification, and those that are read as one with it, which say the same of one offer. */
export interface Entry {
  companyId: number | null;
  tipo: string;
  datos: Values;
  urlAcceso: string | null;
  /** How many notifications it stands for. */
  count: number;
  /** The applications that they tell of, the newest first. */
  applications: number[];
}

/**
 * The entries of the notifications where a condition holds, each as its newest notification is. What limits a list
 * counts these, not what they stand for.
 */
export const entriesOf = (where: string): string => `
  select newest.id, newest.company_id, newest.tipo, newest.datos, newest.url_acceso, newest.leida, newest.fecha,
    newest.importante and newest.leida is null as importante, entry.count, entry.applications
  from (
    select (array_agg(id order by fecha desc, id desc))[1] as id, count(*)::integer as count,
      coalesce(array_agg((datos->>'idCandidatura')::integer order by fecha desc, id desc)
        filter (where tipo = '${groupedKind}' and datos->>'idCandidatura' is not null), '{}') as applications
    from notifications where ${where}
    group by case when tipo = '${groupedKind}' and url_acceso is not null then url_acceso else id::text end,
      leida is null
  ) entry join notifications newest on newest.id = entry.id`;
