import type { AgreementDraft, AgreementEventKind, AgreementState } from '@portal/contract/agreements';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { agreementEvents, agreements, agreementVersions } from '../../db/tables/agreements.ts';

export type Agreement = typeof agreements.$inferSelect;
export type AgreementVersion = typeof agreementVersions.$inferSelect;

const newestVersion = desc(agreementVersions.numVersion);

/** The newest PDF of each agreement is the formalised one, else the signed one, else what was generated. */
export const newestFile = `coalesce(v.formalizado_id, v.firmado_id, v.generado_id)`;

export interface StoredCard {
  idConvenio: number;
  numero: string | null;
  estado: AgreementState;
  tramitacionManual: boolean | null;
  creado: string;
  modificado: string;
  fechaFormalizacion: string | null;
  fechaCaducidad: string | null;
  sincaducidad: boolean;
  fileId: number | null;
}

export const versionsOf = ({ orm }: Db, agreementId: number): Promise<AgreementVersion[]> =>
  orm
    .select()
    .from(agreementVersions)
    .where(eq(agreementVersions.agreementId, agreementId))
    .orderBy(newestVersion);

export async function newestVersionOf(
  { orm }: Db,
  agreementId: number,
): Promise<AgreementVersion | undefined> {
  const [row] = await orm
    .select()
    .from(agreementVersions)
    .where(eq(agreementVersions.agreementId, agreementId))
    .orderBy(newestVersion)
    .limit(1);
  return row;
}

export const eventsOf = ({ orm }: Db, agreementId: number) =>
  orm
    .select({
      tipo: agreementEvents.tipo,
      fecha: agreementEvents.fecha,
      esGestor: agreementEvents.esGestor,
      nota: agreementEvents.nota,
      quien: agreementEvents.nombre,
    })
    .from(agreementEvents)
    .where(eq(agreementEvents.agreementId, agreementId))
    // What is noted of a day has no moment in it.
    .orderBy(sql`(${agreementEvents.fecha} at time zone 'UTC')::date`, asc(agreementEvents.id));

const readable = {
  name: 'agreement_names',
  text: `
    select
      (select nombre || ' ' || apellidos from company_contacts where id = $2::integer and company_id = $1::integer)
        as "contactoGestion",
      (select nombre || ' ' || apellidos from company_contacts where id = $3::integer and company_id = $1::integer)
        as "contactoFacturacion",
      (select nombre_fiscal from billing_accounts where id = $4::integer and company_id = $1::integer)
        as "cuentaFacturacion"`,
};

export interface ReadableNames {
  contactoGestion: string | null;
  contactoFacturacion: string | null;
  cuentaFacturacion: string | null;
}

/** What the ids of a request are called in its company; null where the company has none such. */
export async function namesIn(db: Db, companyId: number, datos: AgreementDraft): Promise<ReadableNames> {
  const ids = [
    datos.idContactoEmpresaGestion ?? null,
    datos.idContactoEmpresaFacturacion ?? null,
    datos.idCuentaFacturacion ?? null,
  ];
  const [row] = await db.query<ReadableNames>(readable, [companyId, ...ids]);
  return row ?? { contactoGestion: null, contactoFacturacion: null, cuentaFacturacion: null };
}

export type AgreementChange = Partial<Omit<typeof agreements.$inferInsert, 'id' | 'companyId' | 'version'>>;

/** Writes what changed, in the next version; gives that. */
export async function changeAgreement({ orm }: Db, id: number, change: AgreementChange): Promise<number> {
  const [row] = await orm
    .update(agreements)
    .set({ ...change, version: sql`${agreements.version} + 1` })
    .where(eq(agreements.id, id))
    .returning({ version: agreements.version });
  if (!row) throw new Error('an agreement is gone');
  return row.version;
}

export async function addAgreement(
  { orm }: Db,
  agreement: Omit<typeof agreements.$inferInsert, 'id'>,
): Promise<number> {
  const [row] = await orm.insert(agreements).values(agreement).returning({ id: agreements.id });
  if (!row) throw new Error('an agreement was not kept');
  return row.id;
}

const takeNumber = {
  name: 'agreement_number',
  text: `
    insert into agreement_numbers (anyo, numero) values ($1, 1)
    on conflict (anyo) do update set numero = agreement_numbers.numero + 1 returning numero`,
};

/** The next number of a year: who asks at once waits, so that none is left out or given twice. */
export async function nextNumber(db: Db, year: number): Promise<number> {
  const [row] = await db.query<{ numero: number }>(takeNumber, [year]);
  if (!row) throw new Error('no number for an agreement');
  return row.numero;
}

export async function addVersion(
  { orm }: Db,
  version: Omit<typeof agreementVersions.$inferInsert, 'id'>,
): Promise<void> {
  await orm.insert(agreementVersions).values(version);
}

export async function changeVersion(
  { orm }: Db,
  id: number,
  change: Partial<
    Pick<
      AgreementVersion,
      'firmadoId' | 'firmadoSha256' | 'comprobacion' | 'formalizadoId' | 'formalizadoSha256' | 'motivos'
    >
  >,
): Promise<void> {
  await orm.update(agreementVersions).set(change).where(eq(agreementVersions.id, id));
}

export async function addEvent(
  { orm }: Db,
  event: {
    agreementId: number;
    tipo: AgreementEventKind;
    fecha: Date;
    accountId?: number;
    esGestor?: boolean;
    nota?: string | null;
  },
): Promise<void> {
  const { accountId } = event;
  const nombre =
    accountId === undefined
      ? null
      : sql`(select nullif(trim(nombre || ' ' || apellidos), '') from accounts where id = ${accountId})`;
  await orm.insert(agreementEvents).values({ ...event, nombre });
}

/** The agreements whose date has passed or of which somebody is to be warned, for this transaction alone. */
export const lockExpiring = ({ orm }: Db, before: string, limit: number, after: number) =>
  orm
    .select()
    .from(agreements)
    .where(
      and(
        eq(agreements.estado, 'formalizado'),
        sql`${agreements.fechaCaducidad} <= ${before}::date`,
        sql`${agreements.id} > ${after}`,
      ),
    )
    .orderBy(asc(agreements.id))
    .limit(limit)
    .for('update', { skipLocked: true });
