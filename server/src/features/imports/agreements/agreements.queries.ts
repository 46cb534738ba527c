import type { Db } from '../../../db/database.ts';
import { agreementNumber } from '../../agreements/agreements.rules.ts';
import { writeSome } from '../slices.ts';
import {
  type AgreementChange,
  type KnownAgreement,
  type KnownParty,
  type PlannedAgreement,
  placeInYear,
} from './plan-agreements.rules.ts';

const parties = {
  name: 'import_agreement_parties',
  text: `
    with named as (
      select coalesce(c.fusionada_en, c.id) as id, json_agg(c.cif) as cifs from companies c
      where c.cif in (select value from json_array_elements_text($1::json)) group by 1)
    select c.id, n.cifs, c.nombre_comercial as "nombreComercial", c.estado = 'validada' as validada
    from named n join companies c on c.id = n.id`,
};

/** The companies with one of these tax ids. */
export const partiesWith = (db: Db, cifs: readonly string[]): Promise<KnownParty[]> =>
  db.query<KnownParty>(parties, [JSON.stringify(cifs)]);

const known = {
  name: 'import_known_agreements',
  text: `
    select a.id, a.company_id as "companyId", c.nombre_comercial as empresa, a.numero,
      a.estado in ('formalizado', 'caducado') as formalizado, a.fecha_formalizacion::text as "fechaInicio",
      case when a.sincaducidad then null else a.fecha_caducidad::text end as "fechaFin"
    from agreements a join companies c on c.id = a.company_id
    where a.estado <> 'borrador' and (a.company_id in (select value::integer from json_array_elements_text($1::json))
      or a.numero in (select value from json_array_elements_text($2::json)))
    order by a.id`,
};

/** The agreements of these companies, and those with one of these numbers. */
export const knownAgreements = (
  db: Db,
  companyIds: readonly number[],
  numbers: readonly string[],
): Promise<KnownAgreement[]> =>
  db.query<KnownAgreement>(known, [JSON.stringify(companyIds), JSON.stringify(numbers)]);

const keepCount = {
  name: 'import_agreement_counts',
  text: `
    insert into agreement_numbers (anyo, numero)
    select anyo, max(numero) from json_to_recordset($1::json) as g (anyo integer, numero integer) group by anyo
    on conflict (anyo) do update set numero = greatest(agreement_numbers.numero, excluded.numero)`,
};

const takeSome = {
  name: 'import_agreement_numbers',
  text: `
    insert into agreement_numbers (anyo, numero) values ($1, $2)
    on conflict (anyo) do update set numero = agreement_numbers.numero + $2 returning numero`,
};

/** Gives those without a number the next ones of their year, after all that the sheet has given. */
async function numbered(db: Db, given: readonly PlannedAgreement[]): Promise<PlannedAgreement[]> {
  const counted = given.flatMap(({ numero }) => {
    const found = numero === null ? undefined : placeInYear(numero);
    return found ? [{ anyo: found.year, numero: found.place }] : [];
  });
  await db.query(keepCount, [JSON.stringify(counted)]);
  const without = new Map<number, number>();
  const yearOf = ({ fechaInicio }: PlannedAgreement) => Number(fechaInicio.slice(0, 4));
  for (const one of given)
    if (one.numero === null) without.set(yearOf(one), (without.get(yearOf(one)) ?? 0) + 1);
  const next = new Map<number, number>();
  for (const [year, count] of without) {
    const [row] = await db.query<{ numero: number }>(takeSome, [year, count]);
    next.set(year, (row?.numero ?? count) - count);
  }
  return given.map((one) => {
    if (one.numero !== null) return one;
    const place = (next.get(yearOf(one)) ?? 0) + 1;
    next.set(yearOf(one), place);
    return { ...one, numero: agreementNumber(yearOf(one), place) };
  });
}

const columns = `id integer, "companyId" integer, numero text, "fechaInicio" date, "fechaFin" date`;
/** One whose end is past by now is over without anybody being told of it. */
const stateOf = `case when g."fechaFin" < $2::date then 'caducado' else 'formalizado' end`;

const insertAgreements = {
  name: 'import_agreements',
  text: `
    with made as (
      insert into agreements (company_id, numero, estado, datos, tramitacion_manual, sincaducidad, fecha_caducidad,
        fecha_formalizacion, desde, creado, modificado)
      select "companyId", numero, ${stateOf}, '{}', true, "fechaFin" is null, "fechaFin", "fechaInicio",
        $3::timestamptz, $3::timestamptz, $3::timestamptz
      from json_to_recordset($1::json) as g (${columns}) where id is null
      returning id, fecha_formalizacion)
    insert into agreement_events (agreement_id, tipo, fecha, account_id, es_gestor)
    select id, 'formalizado', fecha_formalizacion + interval '12 hours', $4::integer, true from made
    returning agreement_id as id`,
};

const updateAgreements = {
  name: 'import_agreements_change',
  text: `
    update agreements a set fecha_formalizacion = g."fechaInicio", fecha_caducidad = g."fechaFin",
      sincaducidad = g."fechaFin" is null, estado = ${stateOf}, version = a.version + 1, modificado = $3::timestamptz,
      desde = case when a.estado = ${stateOf} then a.desde else $3::timestamptz end, avisado = null
    from json_to_recordset($1::json) as g (${columns})
    where a.id = g.id and a.estado in ('formalizado', 'caducado')`,
};

const insertChanges = {
  name: 'import_agreement_changes',
  text: `
    insert into import_changes (import_id, company_id, fila, campo, antes, ahora)
    select $2, "companyId", fila, campo, antes, ahora
    from json_to_recordset($1::json) as g ("companyId" integer, fila integer, campo text, antes text, ahora text)`,
};

interface Written {
  importId: number;
  gestorId: number;
  convenios: readonly PlannedAgreement[];
  cambios: readonly AgreementChange[];
  hoy: string;
  ahora: Date;
}

/** Writes what is planned; gives the agreements that were written. */
export async function writeAgreements(db: Db, given: Written): Promise<number[]> {
  const { importId, gestorId, convenios, cambios, hoy, ahora } = given;
  const all = await numbered(db, convenios);
  const modificado = ahora.toISOString();
  const made = await writeSome(all, (some) =>
    db.query<{ id: number }>(insertAgreements, [JSON.stringify(some), hoy, modificado, gestorId]),
  );
  await writeSome(all, (some) => db.query(updateAgreements, [JSON.stringify(some), hoy, modificado]));
  await writeSome(cambios, (some) => db.query(insertChanges, [JSON.stringify(some), importId]));
  return [...made.map(({ id }) => id), ...all.flatMap(({ id }) => id ?? [])];
}
