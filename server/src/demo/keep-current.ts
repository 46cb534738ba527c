import type { Db } from '../db/database.ts';

interface Moved {
  moments: readonly string[];
  days?: readonly string[];
  /** By column of JSON, the days in it that are said or compared with those of the columns. */
  inside?: Readonly<Record<string, readonly string[]>>;
}

/**
 * What happens at the institution, and when. Not here: birthdays and what else was long before, the search's own copy,
 * and what ends by itself, such as sessions and links.
 */
export const moved: Readonly<Record<string, Moved>> = {
  accounts: { moments: ['ultimo_acceso', 'creada', 'politica_aceptada', 'email_sin_confirmar'] },
  account_identities: { moments: ['creada'] },
  application_events: { moments: ['fecha'] },
  application_snapshots: { moments: ['creada'] },
  applications: { moments: ['fecha', 'fecha_estado', 'leida'] },
  communications: { moments: ['creada', 'modificada'], days: ['fecha_desde', 'fecha_hasta'] },
  companies: { moments: ['creada'] },
  company_contacts: { moments: ['solicitado'] },
  data_protection_acceptances: { moments: ['fecha'] },
  kept_mails: { moments: ['fecha'] },
  leave_requests: { moments: ['solicitada', 'resuelta'] },
  maintenances: { moments: ['activada', 'terminada'] },
  notifications: { moments: ['fecha', 'leida', 'eliminada'], inside: { datos: ['dia'] } },
  offers: {
    moments: ['fecha', 'fecha_destacada', 'modificada'],
    days: ['aviso_caducidad', 'fecha_inicio', 'fecha_fin', 'fecha_caducidad'],
    inside: {
      version_revisada: ['fechaInicio', 'fechaFin', 'fechaCaducidad'],
      cierre: ['fechaInicioContrato'],
    },
  },
  student_documents: { moments: ['fecha'] },
  survey_answers: { moments: ['contestada'] },
  surveys: { moments: ['creada', 'modificada'], days: ['desde', 'hasta'] },
};

const newest = {
  name: 'demo_newest',
  text: `select max(moment) as moment from (${Object.entries(moved)
    .flatMap(([table, { moments }]) =>
      moments.map((column) => `select max(${column}) filter (where ${column} <= $1) as moment from ${table}`),
    )
    .join(' union all ')}) m`,
};

/** These days of the JSON, moved on; one that was not given is left out, so that it stays as it is. */
const daysInside = (column: string, names: readonly string[]): string =>
  `jsonb_strip_nulls(jsonb_build_object(${names
    .map((name) => `'${name}', ((${column} ->> '${name}')::date + $1::integer)::text`)
    .join(', ')}))`;

const weekMs = 7 * 86_400_000;

/**
 * Takes out the whole weeks in which nothing happened in a demo institution, as if it had slept: every date moves on by
 * them, so that nothing comes to be after `now`, and what was a Monday stays one, unless it was within an hour of midnight
 * and the clocks have changed since. Moments and rows that another process writes meanwhile stay as they are. Gives how many weeks. Runs in
 * the caller's transaction.
 */
export async function keepCurrent(db: Db, now: Date): Promise<number> {
  const [last] = await db.query<{ moment: string | null }>(newest, [now.toISOString()]);
  if (!last?.moment) return 0;
  const slept = Date.parse(last.moment);
  const weeks = Math.floor((now.getTime() - slept) / weekMs);
  if (weeks === 0) return 0;
  // The database counts finer than a Date.
  const before = new Date(slept + 1).toISOString();
  for (const [table, { moments, days = [], inside = {} }] of Object.entries(moved)) {
    const changes = [
      // Hours, since a day is longer or shorter where the clocks change.
      ...moments.map(
        (column) =>
          `${column} = case when ${column} < $2 then ${column} + make_interval(hours => $1 * 24) else ${column} end`,
      ),
      ...days.map((column) => `${column} = ${column} + $1::integer`),
      ...Object.entries(inside).map(
        ([column, names]) => `${column} = ${column} || ${daysInside(column, names)}`,
      ),
    ];
    const text = `update ${table} set ${changes.join(', ')} where least(${moments.join(', ')}) < $2`;
    await db.query({ name: `demo_moves_${table}`, text }, [weeks * 7, before]);
  }
  return weeks;
}
