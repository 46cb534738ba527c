import type { Db } from '../../db/database.ts';

const silentSeconds = 60;
/** Kinds a minute, of all sources together and of one: invented ones must leave room for what others meet. */
const maxAMinute = 20;
const maxOfASource = 4;

const claim = {
  name: 'error_report_claim',
  text: `
    insert into error_reports (clave, avisado, origen)
    select $1, $2::timestamptz, $3
    from (
      select count(*) filter (where origen is not null) as pages, count(*) filter (where origen = $3) as source
      from error_reports where avisado > $2::timestamptz - interval '${silentSeconds} seconds') told
    where $3::text is null or (pages < ${maxAMinute} and source < ${maxOfASource})
    on conflict (clave) do update set avisado = excluded.avisado, origen = excluded.origen
      where error_reports.avisado <= excluded.avisado - interval '${silentSeconds} seconds'
    returning clave`,
};

/**
 * Whether a failure of this kind may be told now: once a minute, whichever process it comes to. A source is anybody who
 * reports it from outside; what the portal itself meets has none.
 */
export async function mayTell(db: Db, clave: string, now: Date, origen: string | null): Promise<boolean> {
  return (await db.query<{ clave: string }>(claim, [clave, now.toISOString(), origen])).length > 0;
}
