import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { companyContacts } from '../../db/tables/accounts.ts';
import { companies } from '../../db/tables/companies.ts';
import { students } from '../../db/tables/students.ts';

export async function personalDataOf({ orm }: Db, studentId: number) {
  const [row] = await orm
    .select({
      dni: students.dni,
      telefono: students.telefono,
      nacionalidades: students.nacionalidades,
      idPais: students.idPais,
      localidad: students.localidad,
      numSegSocial: students.numSegSocial,
    })
    .from(students)
    .where(eq(students.id, studentId));
  return row;
}

export async function companyDataOf({ orm }: Db, companyId: number) {
  const [row] = await orm
    .select({
      idTipoEmpresa: companies.idTipoEmpresa,
      idSector: companies.idSector,
      descripcion: companies.descripcion,
      direccion: companies.direccion,
      cp: companies.cp,
      idPais: companies.idPais,
      idProvincia: companies.idProvincia,
      provincia: companies.provincia,
      localidad: companies.localidad,
    })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row;
}

/** What is kept of a contact for the company that it speaks for. */
export async function contactDataOf({ orm }: Db, accountId: number, companyId: number) {
  const [row] = await orm
    .select({ puesto: companyContacts.puesto, telefono1: companyContacts.telefono })
    .from(companyContacts)
    .where(and(eq(companyContacts.accountId, accountId), eq(companyContacts.companyId, companyId)));
  return row;
}

/** What each contact of a company is there for; a contact who asks to join it is none yet. */
export async function contactTypesOf({ orm }: Db, companyId: number): Promise<(readonly number[])[]> {
  const rows = await orm
    .select({ tipoContacto: companyContacts.tipoContacto })
    .from(companyContacts)
    .where(
      and(
        eq(companyContacts.companyId, companyId),
        isNull(companyContacts.eliminado),
        isNull(companyContacts.solicitado),
      ),
    );
  return rows.map(({ tipoContacto }) => tipoContacto);
}
