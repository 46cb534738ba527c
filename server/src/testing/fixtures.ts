import { randomBytes, randomUUID } from 'node:crypto';
import { type OfferState, offerContent } from '@portal/contract/offers';
import { loginCompany, loginManager, loginStudent } from '@portal/contract/session';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { makeCif, makeDni } from '../../../demo/identity-numbers.ts';
import { seeded } from '../../../demo/random.ts';
import { accountLinks, accounts, companyContacts } from '../db/tables/accounts.ts';
import { companies } from '../db/tables/companies.ts';
import { offers } from '../db/tables/offers.ts';
import { students } from '../db/tables/students.ts';
import { studies } from '../db/tables/studies.ts';
import { hashPassword } from '../features/session/password.ts';
import { hashOfSecret, newSecret } from '../http/link-secret.ts';
import type { TestPortal } from './portal.ts';

/** People, companies and offers to test with, written straight into the database. */

export const password = 'Una-clave-2026';
export const passwordHash = hashPassword(password);

let made = 0;
const next = (): number => ++made;

/** An identity number and a tax id that nobody has yet. */
export const newDni = (): string => makeDni(seeded(next()));
export const newCif = (): string => makeCif('B', seeded(next()));

const only = <T>([row]: T[]): T => {
  if (row === undefined) throw new Error('nothing was written');
  return row;
};

async function addAccount(
  { database }: TestPortal,
  values: Partial<typeof accounts.$inferInsert> & { userType: 'Alumno' | 'Empresa' | 'Gestor' },
) {
  const email = `${values.userType.toLowerCase()}${next()}@example.test`;
  return only(
    await database.orm
      .insert(accounts)
      .values({
        usuario: email,
        email,
        nombre: 'Nora',
        apellidos: 'Prats Vidal',
        passwordHash: await passwordHash,
        ...values,
      })
      .returning(),
  );
}

/** A student who qualifies for whatever asks nothing special: third year of a bachelor's, Spanish, looking for both. */
export async function addStudent(
  portal: TestPortal,
  values: Partial<typeof students.$inferInsert> = {},
  study: Partial<typeof studies.$inferInsert> = {},
  account: Partial<typeof accounts.$inferInsert> = {},
) {
  const { id, usuario } = await addAccount(portal, { userType: 'Alumno', ...account });
  await portal.database.orm.insert(students).values({
    id,
    nacionalidades: [1],
    idPais: 1,
    idProvincia: 46,
    localidad: 'València',
    numSegSocial: '281234567840',
    fechaNacimiento: '2004-05-06',
    ...values,
  });
  await portal.database.orm.insert(studies).values({
    studentId: id,
    deLaUniversidad: true,
    idTitulacion: 1,
    centro: 'Facultad de Economía',
    nota: 2.4,
    curso: 3,
    creditosSuperados: 130,
    creditosTotales: 240,
    ...study,
  });
  return { id, usuario };
}

export async function addCompany(portal: TestPortal, values: Partial<typeof companies.$inferInsert> = {}) {
  const number = next();
  return only(
    await portal.database.orm
      .insert(companies)
      .values({
        nombreComercial: `Compañía ${number}`,
        nombreFiscal: `Compañía ${number}, S. L.`,
        cif: `TEST${number}`,
        estado: 'validada',
        ...values,
      })
      .returning(),
  );
}

/** A contact of these companies. */
export async function addContact(
  portal: TestPortal,
  companyIds: readonly number[],
  account: Partial<typeof accounts.$inferInsert> = {},
) {
  const { id, usuario } = await addAccount(portal, { userType: 'Empresa', ...account });
  const contactIds: number[] = [];
  for (const companyId of companyIds) contactIds.push((await addToCompany(portal, id, companyId)).id);
  return { id, usuario, contactIds };
}

/** Makes an account a contact of a company, who speaks for it unless said otherwise. */
export async function addToCompany(
  { database: { orm } }: TestPortal,
  accountId: number,
  companyId: number,
  values: Partial<typeof companyContacts.$inferInsert> = {},
) {
  const { nombre, apellidos, email } = only(
    await orm.select().from(accounts).where(eq(accounts.id, accountId)),
  );
  return only(
    await orm
      .insert(companyContacts)
      .values({ accountId, companyId, nombre, apellidos, email, ...values })
      .returning(),
  );
}

export async function addManager(portal: TestPortal, values: Partial<typeof accounts.$inferInsert> = {}) {
  const { id, usuario } = await addAccount(portal, { userType: 'Gestor', ...values });
  return { id, usuario };
}

/** Somebody who registered and awaits a manager. */
export const addPendingStudent = (
  portal: TestPortal,
  values: Partial<typeof students.$inferInsert> = {},
  account: Partial<typeof accounts.$inferInsert> = {},
) => addStudent(portal, values, {}, { estado: 'pendiente', ...account });

/** Somebody who asks to join a company. */
export async function addJoining(
  portal: TestPortal,
  companyId: number,
  values: Partial<typeof accounts.$inferInsert> = {},
  solicitado = new Date(),
) {
  const account = await addAccount(portal, { userType: 'Empresa', ...values });
  const contact = await addToCompany(portal, account.id, companyId, { activo: false, solicitado });
  return { idContacto: contact.id, accountId: account.id, usuario: account.usuario };
}

/** The secret of a link of the account. */
export async function addLink(
  { database }: TestPortal,
  accountId: number,
  values: Partial<typeof accountLinks.$inferInsert> = {},
): Promise<string> {
  const secret = newSecret();
  const link = { accountId, uso: 'restablecer', caduca: new Date('2100-01-01'), ...values } as const;
  await database.orm.insert(accountLinks).values({ ...link, secretoHash: hashOfSecret(secret) });
  return secret;
}

interface OfferFixture {
  referencia?: string;
  estado?: OfferState;
  fecha?: Date;
  fechaDestacada?: Date | null;
  content?: Partial<z.input<typeof offerContent>>;
}

/** An open internship offer that asks nothing special, unless said otherwise. */
export async function addOffer(
  portal: TestPortal,
  companyId: number,
  { content, ...values }: OfferFixture = {},
) {
  const number = next();
  const full = offerContent.parse({
    tipo: 'practicas',
    titulo: `Prácticas número ${number}`,
    descripcion: 'Un equipo pequeño que enseña.',
    plazas: 1,
    idProvincia: 46,
    ...content,
  });
  return only(
    await portal.database.orm
      .insert(offers)
      .values({
        urlAcceso: randomBytes(12).toString('base64url'),
        claveEnvio: randomUUID(),
        referencia: `T-${number}`,
        companyId,
        estado: 'abierta',
        ...values,
        ...full,
      })
      .returning(),
  );
}

export async function studentToken(
  portal: TestPortal,
  usuario: string,
  ePassword = password,
): Promise<string> {
  const body = { eAmbito: 'PrivadoAlumno', eUsuario: usuario, ePassword } as const;
  return (await portal.get(loginStudent, { body })).token;
}

export async function companyToken(
  portal: TestPortal,
  usuario: string,
  eidEmpresa?: number,
): Promise<string> {
  const body = {
    eAmbito: 'PrivadoEmpresa',
    eUsuario: usuario,
    ePassword: password,
    ...(eidEmpresa && { eidEmpresa }),
  } as const;
  return (await portal.get(loginCompany, { body })).token;
}

export async function managerToken(portal: TestPortal, usuario: string): Promise<string> {
  const body = { eAmbito: 'PrivadoGestor', eUsuario: usuario, ePassword: password } as const;
  return (await portal.get(loginManager, { body })).token;
}

const pdf = Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64');
/** A file as a form sends it. */
export const file = { ficheroB64: pdf, extension_adjunto: 'pdf', nombre: 'documento.pdf' } as const;
