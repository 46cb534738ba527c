import { randomInt } from 'node:crypto';
import { confirmEmail, registerStudent, requestCompanyAccount } from '@portal/contract/accounts';
import { editPersonalData } from '@portal/contract/cv';
import { acceptCompanyDataProtection, acceptStudentDataProtection } from '@portal/contract/data-protection';
import type { Call } from '@portal/contract/endpoint';
import { languages } from '@portal/contract/languages';
import { listMail } from '@portal/contract/mail';
import type { ScreenId } from '@portal/contract/screens';
import { loginCompany, loginStudent } from '@portal/contract/session';
import {
  listPendingCompanies,
  listPendingStudents,
  rejectCompany,
  validateCompany,
  validateStudent,
} from '@portal/contract/validations';
import { vi } from 'vitest';
import { Client } from './client.ts';
import { linkIn } from './mail.ts';
import { ownPortal } from './own-portal.ts';
import { clientOf } from './people.ts';
import { placeOf } from './places.ts';
import { newWord } from './scene.ts';

/** People and companies that the demo institution does not have: their passwords can be changed. */

export const firstPassword = 'Clave-primera-2026';
export const secondPassword = 'Clave-segunda-2027';

const letters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** A DNI that nobody else has. */
export function newDni(): string {
  const number = randomInt(10_000_000, 99_999_999);
  return `${number}${letters[number % 23]}`;
}

/** A CIF of a company that is not known. */
export function newTaxId(): string {
  const digits = String(randomInt(1_000_000, 9_999_999));
  const sum = [...digits].reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(weighted / 10) + (weighted % 10);
  }, 0);
  return `B${digits}${(10 - (sum % 10)) % 10}`;
}

export interface Newcomer {
  readonly nombre: string;
  readonly apellidos: string;
  readonly email: string;
}

export function newPerson(nombre: string): Newcomer {
  const word = newWord();
  return { nombre, apellidos: `Prueba ${word}`, email: `${word}@nuevos.example` };
}

const twice = { password: firstPassword, password2: firstPassword };
/** Nobody's client. */
export const outside = () => new Client(ownPortal());

/** The last two digits are the rest of the others by 97. */
function newSocialSecurityNumber(): string {
  const number = 4_600_000_000 + randomInt(10_000_000, 99_999_999);
  return `${number}${String(number % 97).padStart(2, '0')}`;
}

/** What a student sends to register. */
export const registrationOf = (person: Newcomer, dni = newDni()) =>
  ({
    ...person,
    ...twice,
    dni,
    telefono: '600 100 200',
    situacion: 'estudiante',
    idTitulacion: 101,
    idIdioma: 1,
    politica: true,
  }) as const;

/** Somebody who has registered, confirmed the e-mail and waits. */
export async function register(person: Newcomer, dni = newDni()): Promise<void> {
  await outside().get(registerStudent, { body: registrationOf(person, dni) });
  await confirm(person);
}

async function confirm(person: Newcomer): Promise<void> {
  await outside().get(confirmEmail, { body: { token: await secretMailed(person.email, 'confirmEmail') } });
}

/** What the link to a place that somebody was mailed last has in it, so that it can be used in another language too. */
export async function secretMailed(email: string, place: ScreenId): Promise<string> {
  const manager = await clientOf('gestora');
  // A mail is in the language of its receiver.
  const addresses = languages.map((language) => `${placeOf(language, place)}#`);
  return vi.waitFor(
    async () => {
      const { correos } = await manager.get(listMail, { query: { porPagina: 100 } });
      const mail = correos.find(
        ({ para, texto }) => para === email && addresses.some((address) => texto.includes(address)),
      );
      if (!mail) throw new Error(`no mail with a link to ${addresses[0]} came to ${email}`);
      return new URL(linkIn(mail.texto), 'http://portal').hash.slice(1);
    },
    { timeout: 60_000, interval: 250 },
  );
}

/** Somebody who has registered, was let in and has accepted the data-protection text. */
export async function newStudent(nombre: string): Promise<Newcomer> {
  const person = await newStudentToAccept(nombre);
  await (await studentClient(person)).get(acceptStudentDataProtection, { query: {} });
  return person;
}

/** What every internship asks of a person. */
export async function readyForInternships(person: Newcomer): Promise<Client> {
  const client = await studentClient(person);
  await client.get(editPersonalData, {
    body: { nacionalidades: [1], numSegSocial: newSocialSecurityNumber() },
  });
  return client;
}

/** A session of a newcomer without a page. */
async function studentClient({ email }: Newcomer): Promise<Client> {
  const client = outside();
  const body = { eAmbito: 'PrivadoAlumno', eUsuario: email, ePassword: firstPassword } as const;
  client.token = (await client.get(loginStudent, { body })).token;
  return client;
}

/** Somebody who has registered and was let in. */
export async function newStudentToAccept(nombre: string): Promise<Newcomer> {
  const person = newPerson(nombre);
  await register(person);
  const manager = await clientOf('gestora');
  const { alumnos } = await manager.get(listPendingStudents, { query: { porPagina: 100 } });
  const idAlumno = alumnos.find(({ email }) => email === person.email)?.idAlumno;
  if (idAlumno === undefined) throw new Error(`${person.email} does not wait`);
  await manager.get(validateStudent, { body: { idAlumno } });
  return person;
}

type CompanyAsked = Extract<
  Call<typeof requestCompanyAccount>['body']['empresa'],
  { nombreComercial: string }
>;

const companyAsked = (nombreComercial: string): CompanyAsked => ({
  cif: newTaxId(),
  nombreFiscal: `${nombreComercial}, S. L.`,
  nombreComercial,
  idTipoEmpresa: 1,
  idSector: null,
  web: null,
  direccion: 'Calle de la Paz, 8',
  cp: '46003',
  idProvincia: 46,
  poblacion: 'València',
});

/** Somebody asks for an account of the company and confirms the e-mail; the company then waits. Its number. */
async function askFor(empresa: CompanyAsked, { nombre, apellidos, email }: Newcomer): Promise<number> {
  await outside().get(requestCompanyAccount, {
    body: {
      empresa,
      contacto: { nombre, apellidos, email, puesto: 'Gerencia', telefono1: '961 000 222', ...twice },
      idIdioma: 1,
      politica: true,
    },
  });
  await confirm({ nombre, apellidos, email });
  const manager = await clientOf('gestora');
  const { empresas } = await manager.get(listPendingCompanies, { query: { porPagina: 100 } });
  const waiting = empresas.find(({ cif }) => cif === empresa.cif);
  if (waiting === undefined) throw new Error(`${empresa.nombreComercial} does not wait`);
  return waiting.idEmpresa;
}

/** A company that waits for a manager; her decision turns it down for this reason. */
export async function companyThatWaits(nombreComercial: string) {
  const empresa = companyAsked(nombreComercial);
  const person = newPerson('Espera');
  const idEmpresa = await askFor(empresa, person);
  const manager = await clientOf('gestora');
  const turnDown = (motivo: string) => manager.get(rejectCompany, { body: { idEmpresa, motivo } });
  return { idEmpresa, cif: empresa.cif, person, turnDown };
}

/** A company that was turned down for this reason and asks again, with other data. Its number. */
export async function companyThatAsksAgain(
  nombreComercial: string,
  motivo: string,
  other: Partial<CompanyAsked>,
): Promise<number> {
  const asked = companyAsked(nombreComercial);
  const idEmpresa = await askFor(asked, newPerson('Petra'));
  const manager = await clientOf('gestora');
  await manager.get(rejectCompany, { body: { idEmpresa, motivo } });
  return askFor({ ...asked, ...other }, newPerson('Sara'));
}

/** The contact of a company that was let in a moment ago, who has accepted the data-protection text. */
export async function newContact(nombreComercial: string): Promise<Newcomer> {
  const person = newPerson('Vera');
  const idEmpresa = await askFor(companyAsked(nombreComercial), person);
  const manager = await clientOf('gestora');
  await manager.get(validateCompany, { body: { idEmpresa } });
  const client = await contactClient(person);
  await client.get(acceptCompanyDataProtection, { query: {} });
  return person;
}

/** A session of a newcomer's own company without a page. */
export async function contactClient({ email }: Newcomer): Promise<Client> {
  const client = outside();
  const body = { eAmbito: 'PrivadoEmpresa', eUsuario: email, ePassword: firstPassword } as const;
  client.token = (await client.get(loginCompany, { body })).token;
  return client;
}
