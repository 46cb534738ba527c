import { randomInt } from 'node:crypto';
import { confirmEmail, registerStudent } from '@portal/contract/accounts';
import { acceptStudentDataProtection } from '@portal/contract/data-protection';
import { listMail } from '@portal/contract/mail';
import { loginStudent } from '@portal/contract/session';
import { listPendingStudents, validateStudent } from '@portal/contract/validations';
import { inject, vi } from 'vitest';
import { Client } from './client.ts';
import { linkIn } from './mail.ts';
import { clientOf } from './people.ts';
import { newWord } from './scene.ts';

/** People and companies that the demo institution does not have: their passwords can be changed. */

export const firstPassword = 'Primera2026';
export const secondPassword = 'Segunda2027';

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
export const outside = () => new Client(inject('baseUrl'));

/** Somebody who has registered, confirmed the e-mail and waits. */
export async function register(person: Newcomer, dni = newDni()): Promise<void> {
  await outside().get(registerStudent, {
    body: {
      ...person,
      ...twice,
      dni,
      telefono: '600 100 200',
      situacion: 'estudiante',
      idTitulacion: 101,
      idIdioma: 1,
      politica: true,
    },
  });
  const token = new URL(await confirmationOf(person), 'http://portal').hash.slice(1);
  await outside().get(confirmEmail, { body: { token } });
}

/** The address of the link that a registration was mailed, within the portal. */
async function confirmationOf({ email }: Newcomer): Promise<string> {
  const manager = await clientOf('gestora');
  return vi.waitFor(
    async () => {
      const { correos } = await manager.get(listMail, { query: { porPagina: 100 } });
      const link = correos.find(({ para, texto }) => para === email && texto.includes('#'));
      if (!link) throw new Error(`no mail came to ${email}`);
      return linkIn(link.texto);
    },
    { timeout: 60_000, interval: 250 },
  );
}

/** Somebody who has registered, was let in and has accepted the data-protection text. */
export async function newStudent(nombre: string): Promise<Newcomer> {
  const person = await newStudentToAccept(nombre);
  const client = outside();
  const body = { eAmbito: 'PrivadoAlumno', eUsuario: person.email, ePassword: firstPassword } as const;
  client.token = (await client.get(loginStudent, { body })).token;
  await client.get(acceptStudentDataProtection, { query: {} });
  return person;
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
