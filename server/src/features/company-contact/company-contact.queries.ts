import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { accounts, companyContacts } from '../../db/tables/accounts.ts';

/** A contact in the company that it speaks for. */
export async function contactOf({ orm }: Db, accountId: number, companyId: number) {
  const [row] = await orm
    .select({
      nombre: accounts.nombre,
      apellidos: accounts.apellidos,
      email: accounts.email,
      puesto: companyContacts.puesto,
      telefono1: companyContacts.telefono,
    })
    .from(companyContacts)
    .innerJoin(accounts, eq(accounts.id, companyContacts.accountId))
    .where(and(eq(companyContacts.accountId, accountId), eq(companyContacts.companyId, companyId)));
  return row;
}

interface ContactData {
  nombre: string;
  apellidos: string;
  puesto: string;
  telefono1: string;
}

/** The name is the account's, in every company; the position and the phone are this company's. */
export async function saveContact(
  { orm }: Db,
  accountId: number,
  companyId: number,
  { nombre, apellidos, puesto, telefono1 }: ContactData,
): Promise<void> {
  await orm.update(accounts).set({ nombre, apellidos }).where(eq(accounts.id, accountId));
  await orm
    .update(companyContacts)
    .set({ nombre, apellidos })
    .where(eq(companyContacts.accountId, accountId));
  await orm
    .update(companyContacts)
    .set({ puesto, telefono: telefono1 })
    .where(and(eq(companyContacts.accountId, accountId), eq(companyContacts.companyId, companyId)));
}
