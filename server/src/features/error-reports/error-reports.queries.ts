import type { Db } from '../../db/database.ts';

const silentSeconds = 60;
/** Of all kinds together: a bad day is told, not shouted. */
const mostAMinute = 20;

const claim = {
  name: 'error_report_claim',
  text: `
    insert into error_reports (clave, avisado)
    select $1, $2::timestamptz
    where (select count(*) from error_reports where avisado > $2::timestamptz - interval '${silentSeconds} seconds')
      < ${mostAMinute}
    on conflict (clave) do update set avisado = excluded.avisado
      where error_reports.avisado <= excluded.avisado - interval '${silentSeconds} seconds'
    returning clave`,
};

/** Whether a failure of this kind may be told now: once a minute, whichever process it comes to. */
export async function mayTell(db: Db, clave: string, now: Date): Promise<boolean> {
  return (await db.query<{ clave: string }>(claim, [clave, now.toISOString()])).length > 0;
}
