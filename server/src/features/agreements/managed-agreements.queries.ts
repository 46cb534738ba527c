import type { AgreementState, listManagedAgreements } from '@portal/contract/agreements';
import { agreementStates, expiryWarnings } from '@portal/contract/agreements';
import { addDays } from '@portal/contract/days';
import type { Input } from '@portal/contract/endpoint';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { agreements } from '../../db/tables/agreements.ts';
import { companies } from '../../db/tables/companies.ts';
import { files } from '../../db/tables/files.ts';
import { hasWords, typedWords } from '../../db/words.queries.ts';
import { type Agreement, newestFile, type StoredCard } from './agreements.queries.ts';

type Filters = Input<typeof listManagedAgreements>['query'];

export interface StoredManagedCard extends StoredCard {
  idEmpresa: number;
  empresa: string;
  cif: string;
  firmaDudosa: boolean;
}

interface Page {
  convenios: StoredManagedCard[];
  porEstado: { estado: AgreementState; numTotal: number }[];
}

const conditions = {
  texto: `(${hasWords("coalesce(a.numero, '')")}
    or a.company_id in (select c.id from companies c
      where ${hasWords("c.nombre_comercial || ' ' || c.nombre_fiscal || ' ' || c.cif")}))`,
  idEmpresa: 'a.company_id = $2::integer',
  caducaPronto: "(a.estado = 'formalizado' and a.fecha_caducidad <= $3::date)",
  enPapel: 'a.tramitacion_manual = $4::boolean',
};
const names = ['texto', 'idEmpresa', 'caducaPronto', 'enPapel'] as const;

/** How near its date is that expires soon: as both sides are warned first. */
const soonDays = expiryWarnings[0];

const waits = "a.estado in ('firmado', 'secretaria')";

/** A page of the agreements that are no drafts: those that wait first, the oldest of them first, then the newest. */
export async function managedPage(db: Db, filters: Filters, today: string) {
  const { texto, estado, idEmpresa, caducaPronto, enPapel, pagina, porPagina } = filters;
  const given = { texto, idEmpresa, caducaPronto: caducaPronto || undefined, enPapel };
  const used = names.filter((name) => given[name] !== undefined && given[name] !== '');
  const where = [
    "a.estado in ('generado', 'firmado', 'secretaria', 'formalizado', 'erroneo', 'caducado')",
    // A parameter that no condition names would have no type.
    '($1::text is null or true) and ($2::integer is null or true) and ($3::date is null or true) and ($4::boolean is null or true)',
    ...used.map((name) => conditions[name]),
  ].join(' and ');
  const ofState = estado === undefined ? '($5::text is null or true)' : 'a.estado = $5::text';
  const [row] = await db.query<Page>(
    {
      name: `managed_agreements_${used.join('_')}${estado === undefined ? '' : '_state'}`,
      text: `
        with ${typedWords('$1')}, page as (
          select a.*, row_number() over (order by ${waits} desc,
            case when ${waits} then a.desde end, a.modificado desc, a.id desc) as place
          from agreements a where ${where} and ${ofState}
          order by place limit $6 offset $7)
        select
          coalesce((select json_agg(json_build_object('idConvenio', a.id, 'numero', a.numero, 'estado', a.estado,
              'tramitacionManual', a.tramitacion_manual, 'creado', a.creado, 'modificado', a.modificado,
              'fechaFormalizacion', a.fecha_formalizacion, 'fechaCaducidad', a.fecha_caducidad,
              'sincaducidad', a.sincaducidad, 'fileId', ${newestFile}, 'idEmpresa', c.id,
              'empresa', c.nombre_comercial, 'cif', c.cif,
              'firmaDudosa', coalesce(v.comprobacion ->> 'resultado' = 'noSeSabe', false)) order by a.place)
            from page a join companies c on c.id = a.company_id left join lateral (
              select * from agreement_versions v where v.agreement_id = a.id order by v.num_version desc limit 1) v
              on true), '[]') as convenios,
          coalesce((select json_agg(json_build_object('estado', n.estado, 'numTotal', n.total))
            from (select a.estado, count(*)::integer as total from agreements a where ${where} group by a.estado) n),
            '[]') as "porEstado"`,
    },
    [
      texto ?? null,
      idEmpresa ?? null,
      addDays(today, soonDays),
      enPapel ?? null,
      estado ?? null,
      porPagina,
      (pagina - 1) * porPagina,
    ],
  );
  if (!row) throw new Error('a page of agreements has no row');
  const porEstado = agreementStates.flatMap((state) => row.porEstado.filter((one) => one.estado === state));
  const numTotal = porEstado
    .filter((one) => estado === undefined || one.estado === estado)
    .reduce((sum, one) => sum + one.numTotal, 0);
  return { convenios: row.convenios, porEstado, numTotal };
}

const next = {
  name: 'agreement_next',
  text: `
    select id from agreements a
    where ${waits} and a.id <> $1::integer
    order by (a.desde, a.id) > (select b.desde, b.id from agreements b where b.id = $1::integer) desc, a.desde, a.id
    limit 1`,
};

/** The next that waits for a manager, after this one; then from the oldest. */
export async function nextWaiting(db: Db, id: number): Promise<number | null> {
  const [row] = await db.query<{ id: number }>(next, [id]);
  return row?.id ?? null;
}

/** The same of any company, for managers: they see no drafts. */
export async function lockSentAgreement({ orm }: Db, id: number): Promise<Agreement | undefined> {
  const [row] = await orm
    .select()
    .from(agreements)
    .where(and(eq(agreements.id, id), sql`${agreements.estado} <> 'borrador'`))
    .for('update');
  return row;
}

export async function findSentAgreement({ orm }: Db, id: number) {
  const [row] = await orm
    .select({
      agreement: agreements,
      empresa: companies.nombreComercial,
      cif: companies.cif,
      /** The name of the document that goes with the request. */
      adjunto: files.nombre,
    })
    .from(agreements)
    .innerJoin(companies, eq(companies.id, agreements.companyId))
    .leftJoin(files, eq(files.id, agreements.adjuntoId))
    .where(and(eq(agreements.id, id), sql`${agreements.estado} <> 'borrador'`));
  return row;
}
