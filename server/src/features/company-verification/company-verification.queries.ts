import type { KeptVerification } from '@portal/contract/company-verification';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { companies, companyChanges } from '../../db/tables/companies.ts';

const verified = {
  nombreFiscal: companies.nombreFiscal,
  cif: companies.cif,
  firmanteNombre: companies.firmanteNombre,
  firmanteApellidos: companies.firmanteApellidos,
  firmanteDni: companies.firmanteDni,
  firmanteCargo: companies.firmanteCargo,
  firmanteEmail: companies.firmanteEmail,
  firmanteTelefono: companies.firmanteTelefono,
} satisfies Record<keyof KeptVerification, unknown>;

const company = { verified, idPais: companies.idPais, nombreComercial: companies.nombreComercial };

/** What is verified of a company, and what it has asked to change. */
export async function readVerification({ orm }: Db, companyId: number) {
  const [row] = await orm
    .select({ ...company, change: companyChanges })
    .from(companies)
    .leftJoin(companyChanges, eq(companyChanges.companyId, companies.id))
    .where(eq(companies.id, companyId));
  return row;
}

/** The same for a change: another change or decision at the same time waits. */
export async function lockVerification(db: Db, companyId: number) {
  await db.orm.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update');
  return readVerification(db, companyId);
}

/** Whether another company has this tax id. */
export async function isOfAnother({ orm }: Db, cif: string, companyId: number): Promise<boolean> {
  return (await orm.$count(companies, and(eq(companies.cif, cif), ne(companies.id, companyId)))) > 0;
}

/** Keeps what a company asks for, in the place of what it asked for before. */
export async function saveChange(
  { orm }: Db,
  companyId: number,
  change: { datos: KeptVerification; fecha: Date },
): Promise<void> {
  const asked = { ...change, estado: 'pendiente', motivo: null } as const;
  await orm
    .insert(companyChanges)
    .values({ ...asked, companyId })
    .onConflictDoUpdate({ target: companyChanges.companyId, set: asked });
}

export async function turnChangeDown({ orm }: Db, companyId: number, motivo: string): Promise<void> {
  await orm
    .update(companyChanges)
    .set({ estado: 'rechazada', motivo })
    .where(eq(companyChanges.companyId, companyId));
}

export async function deleteChange({ orm }: Db, companyId: number): Promise<void> {
  await orm.delete(companyChanges).where(eq(companyChanges.companyId, companyId));
}

export async function saveVerified({ orm }: Db, companyId: number, datos: KeptVerification): Promise<void> {
  await orm.update(companies).set(datos).where(eq(companies.id, companyId));
}
