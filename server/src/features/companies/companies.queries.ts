import { expiryWarnings } from '@portal/contract/agreements';
import {
  type CompanyFilters,
  type CompanyOrder,
  type CompanyRecord,
  type ListedCompany,
  listedCompanyStates,
} from '@portal/contract/companies';
import type { CompanyState } from '@portal/contract/company-page';
import type { VerificationChange } from '@portal/contract/company-verification';
import { addDays } from '@portal/contract/days';
import type { EducationStage } from '@portal/contract/education-requests';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { companies } from '../../db/tables/companies.ts';
import { descriptionOf } from '../company-page/company-page.queries.ts';
import { waitingCompanies } from '../validations/company-validations.queries.ts';

// As the index has them.
const words = "portal_name_words(c.nombre_comercial || ' ' || c.nombre_fiscal || ' ' || c.cif)";
/** The beginning of every word that was typed. */
const asked = '(select portal_beginnings($1))';
const withOffers = `exists (select from offers o where o.company_id = c.id and o.estado = 'abierta')`;

const withAgreement = (which: string): string =>
  `exists (select from agreements a where a.company_id = c.id and a.estado in ('formalizado', 'caducado') and ${which})`;
const inForce = withAgreement(
  "a.estado = 'formalizado' and (a.fecha_caducidad is null or a.fecha_caducidad >= $8::date)",
);
const inForceForLong = withAgreement(
  "a.estado = 'formalizado' and (a.fecha_caducidad is null or a.fecha_caducidad > $9::date)",
);
const byAgreement: Record<NonNullable<CompanyFilters['convenio']>, string> = {
  vigente: inForce,
  caducaPronto: `${inForce} and not ${inForceForLong}`,
  sin: `not ${withAgreement('true')}`,
  caducado: `${withAgreement('true')} and not ${inForce}`,
};

type Filter = Exclude<keyof CompanyFilters, 'estado'>;
const filterNames = ['texto', 'idTipoEmpresa', 'idSector', 'idProvincia', 'conOfertas', 'convenio'] as const;

/** One condition for each filter, on a company `c`; its values are `$1` to `$4`, and of agreements `$8` and `$9`. */
const conditions: { readonly [F in Filter]: (filters: CompanyFilters) => string } = {
  texto: () => `${words} @@ ${asked}`,
  idTipoEmpresa: () => 'c.id_tipo_empresa = $2::integer',
  idSector: () => 'c.id_sector = $3::integer',
  idProvincia: () => 'c.id_provincia = $4::integer',
  conOfertas: ({ conOfertas }) => (conOfertas ? withOffers : `not ${withOffers}`),
  convenio: ({ convenio = 'sin' }) => byAgreement[convenio],
};

const orders: Record<CompanyOrder, string> = {
  recientes: 'c.creada desc, c.id desc',
  antiguas: 'c.creada, c.id',
  nombre: 'portal_plain(c.nombre_comercial), c.id',
};

/** One that nobody has confirmed yet is nobody's. */
const isShown = `
  c.estado in (${listedCompanyStates.map((state) => `'${state}'`).join(', ')})
  and (c.estado <> 'pendiente' or not exists (
    select from company_contacts cc join accounts a on a.id = cc.account_id
    where cc.company_id = c.id and a.email_sin_confirmar is not null)
    or exists (select from company_contacts cc where cc.company_id = c.id and cc.activo))`;

const listed = `
  'idEmpresa', c.id, 'nombreComercial', c.nombre_comercial, 'nombreFiscal', c.nombre_fiscal, 'cif', c.cif,
  'estado', c.estado, 'idTipoEmpresa', c.id_tipo_empresa, 'idSector', c.id_sector,
  'idProvincia', c.id_provincia, 'provincia', c.provincia, 'localidad', c.localidad, 'creada', c.creada,
  'numConAcceso', (select count(*)::integer from company_contacts cc join accounts a on a.id = cc.account_id
    where cc.company_id = c.id and cc.activo and a.estado = 'activa'),
  'numOfertasAbiertas', (select count(*)::integer from offers o where o.company_id = c.id and o.estado = 'abierta'),
  'ultimaActividad', greatest(
    (select max(a.ultimo_acceso) from company_contacts cc join accounts a on a.id = cc.account_id
      where cc.company_id = c.id and cc.activo),
    (select max(o.modificada) from offers o where o.company_id = c.id))`;

/** How near its end is an agreement that ends soon: as both sides are warned first. */
const soonDays = expiryWarnings[0];

interface Page {
  empresas: ListedCompany[];
  porEstado: { estado: ListedCompany['estado']; numTotal: number }[];
}

/** A page of the companies that the filters leave, with how many there are in each state by the other filters. */
export async function findCompanies(
  db: Db,
  filters: CompanyFilters,
  orden: CompanyOrder,
  { limit, offset, today }: { limit: number; offset: number; today: string },
): Promise<Page & { numTotal: number }> {
  const { estado, idTipoEmpresa, idSector, idProvincia } = filters;
  // Words without a letter or a digit look for nothing.
  const texto = /[\p{L}\p{N}]/u.test(filters.texto ?? '') ? filters.texto : undefined;
  const used = filterNames.filter((name) =>
    name === 'texto' ? texto !== undefined : filters[name] !== undefined,
  );
  const where = [
    // A parameter that no condition names would have no type.
    '($1::text is null or true) and ($2::integer is null or true) and ($3::integer is null or true) and ($4::integer is null or true)',
    '($8::date is null or true) and ($9::date is null or true)',
    isShown,
    ...used.map((name) => conditions[name](filters)),
  ].join(' and ');
  const statement = {
    name: `managed_companies_${used.join('_')}${filters.conOfertas === false ? '_none' : ''}_${filters.convenio ?? ''}_${orden}${estado === undefined ? '' : '_state'}`,
    text: `
      with page as (
        select c.id, row_number() over () as place from (
          select c.id from companies c
          where ${where} ${estado === undefined ? 'and ($5::text is null or true)' : 'and c.estado = $5'}
          order by ${orders[orden]} limit $6 offset $7) c)
      select
        coalesce((select json_agg(json_build_object(${listed}) order by page.place)
          from page join companies c on c.id = page.id), '[]') as empresas,
        coalesce((select json_agg(json_build_object('estado', estado, 'numTotal', n))
          from (select c.estado, count(*)::integer as n from companies c where ${where} group by c.estado) counts), '[]')
          as "porEstado"`,
  };
  const [page = { empresas: [], porEstado: [] }] = await db.query<Page>(statement, [
    texto ?? null,
    idTipoEmpresa ?? null,
    idSector ?? null,
    idProvincia ?? null,
    estado ?? null,
    limit,
    offset,
    today,
    addDays(today, soonDays),
  ]);
  const porEstado = listedCompanyStates.flatMap((state) =>
    page.porEstado.filter((count) => count.estado === state),
  );
  const numTotal = porEstado
    .filter((count) => estado === undefined || count.estado === estado)
    .reduce((sum, count) => sum + count.numTotal, 0);
  return { ...page, porEstado, numTotal };
}

const recorded = `${listed},
  'rangoEmpleados', c.rango_empleados, 'descripcion', ${descriptionOf('c')}, 'web', c.web, 'direccion', c.direccion,
  'cp', c.cp, 'idPais', c.id_pais, 'iban', c.iban, 'firmanteNombre', c.firmante_nombre,
  'firmanteApellidos', c.firmante_apellidos, 'firmanteDni', c.firmante_dni, 'firmanteCargo', c.firmante_cargo,
  'firmanteEmail', c.firmante_email, 'firmanteTelefono', c.firmante_telefono`;

const records = {
  name: 'managed_company_records',
  text: `
    select json_build_object(${recorded}) as empresa from companies c
    where c.id in ($1, $2) and ${isShown} order by c.id = $2`,
};

/** Two companies with what is kept of each, in this order; those alone that are listed. */
export async function findRecords(db: Db, id: number, otherId: number): Promise<CompanyRecord[]> {
  const rows = await db.query<{ empresa: CompanyRecord }>(records, [id, otherId]);
  return rows.map(({ empresa }) => empresa);
}

interface StoredCompany extends Omit<CompanyRecord, 'estado'> {
  estado: CompanyState;
  esCentroEducativo: boolean;
  etapasEducativas: EducationStage[];
  motivoRechazo: string | null;
  motivoBloqueo: string | null;
  esperaDecision: boolean;
  cambio: VerificationChange | null;
  fusionadaEn: { idEmpresa: number; nombreComercial: string } | null;
}

const one = {
  name: 'managed_company',
  text: `
    select json_build_object(${recorded}, 'esCentroEducativo', c.es_centro_educativo,
      'etapasEducativas', c.etapas_educativas, 'motivoRechazo', c.motivo_rechazo, 'motivoBloqueo', c.motivo_bloqueo,
      'esperaDecision', exists (select from (${waitingCompanies}) w where w.id = c.id),
      'cambio', (select json_build_object('datos', w.datos, 'estado', w.estado, 'motivo', w.motivo, 'fecha', w.fecha)
        from company_changes w where w.company_id = c.id),
      'fusionadaEn', (select json_build_object('idEmpresa', s.id, 'nombreComercial', s.nombre_comercial)
        from companies s where s.id = c.fusionada_en)) as empresa
    from companies c where c.id = $1 and (c.estado = 'fusionada' or ${isShown})`,
};

export async function findCompany(db: Db, id: number): Promise<StoredCompany | undefined> {
  const [row] = await db.query<{ empresa: StoredCompany }>(one, [id]);
  return row?.empresa;
}

/** Keeps a company out with the reason, or lets it in again. */
export async function setBlocked({ orm }: Db, id: number, motivo: string | null): Promise<void> {
  await orm
    .update(companies)
    .set({ estado: motivo === null ? 'validada' : 'bloqueada', motivoBloqueo: motivo })
    .where(eq(companies.id, id));
}
