import type { Input } from '@portal/contract/endpoint';
import { languageOfId } from '@portal/contract/languages';
import { type Newcomer, newcomer, type registerSignedOn } from '@portal/contract/sign-on';
import { fieldError } from '@portal/contract/validation';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import type { Ctx } from '../../http/context.ts';
import { hashOfSecret, newSecret } from '../../http/link-secret.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { Sessions } from '../../http/session.ts';
import { degreeOf, registeredStudent } from '../accounts/accounts.rules.ts';
import { replaceUnconfirmed } from '../accounts/confirmation.queries.ts';
import { addStudent, takenBySomebody } from '../accounts/sign-up.queries.ts';
import { startSession } from '../session/session.routes.ts';
import { addIdentity, keepArrival, takeArrival } from './sign-on.queries.ts';
import { type Arrival, browserIn, registrationMinutes } from './sign-on.rules.ts';
import type { SignOn } from './sign-on.ts';
import { unlessTooMany } from './sign-on-attempts.ts';

/** Accounts that a provider makes: who came is kept for a while, and registers with what the provider did not say. */

const arrived = newcomer.extend({ emisor: z.string(), sujeto: z.string() });
type Arrived = z.infer<typeof arrived>;

/** Keeps who has come by a request; gives the code to register with, and what is known already. */
export async function offerAccount(
  ctx: Ctx,
  { estadoHash, arrival: { emisor, sujeto } }: { estadoHash: string; arrival: Arrival },
  known: Newcomer,
): Promise<Newcomer & { codigo: string }> {
  const codigo = newSecret();
  const kept: Arrived = { ...known, emisor, sujeto };
  await keepArrival(ctx.db, estadoHash, {
    respuestaHash: hashOfSecret(codigo),
    respuesta: JSON.stringify(kept),
    respuestaCaduca: new Date(ctx.now().getTime() + registrationMinutes * 60_000),
  });
  return { ...known, codigo };
}

type Body = Input<typeof registerSignedOn>['body'];

/** Who may register with this code in this browser; undefined where nobody may. */
async function takeNewcomer(ctx: Ctx, db: Db, signOn: SignOn, codigo: string): Promise<Arrived | undefined> {
  const browser = browserIn(ctx.cookie, signOn.cookie);
  if (browser === undefined) return undefined;
  const kept = await takeArrival(db, hashOfSecret(codigo), hashOfSecret(browser), ctx.now());
  return kept === undefined ? undefined : arrived.parse(JSON.parse(kept));
}

/** Saves the account of a newcomer, which is open from now on; gives its id, undefined where nobody came. */
async function saveAccount(ctx: Ctx, db: Db, signOn: SignOn, body: Body): Promise<number | undefined> {
  const degree = degreeOf(body.idTitulacion, ctx.brand);
  if (!degree) throw new FieldRefusal([{ campo: 'idTitulacion', error: fieldError('malformed') }]);
  const person = await takeNewcomer(ctx, db, signOn, body.codigo);
  if (!person) return undefined;
  const { email, emisor, sujeto, situacion } = person;
  const identity =
    person.dni === null
      ? { dni: body.dni, tipoIdentificacion: body.tipoIdentificacion }
      : { dni: person.dni };
  const usuario = email.toLowerCase();
  const { student, study } = registeredStudent(
    { ...identity, telefono: body.telefono, situacion },
    degree,
    ctx.brand,
  );
  await replaceUnconfirmed(db, { userType: 'Alumno', usuario, dni: student.dni });
  const account = {
    userType: 'Alumno',
    estado: 'activa',
    usuario,
    email,
    nombre: person.nombre ?? body.nombre,
    apellidos: person.apellidos ?? body.apellidos,
    idioma: languageOfId(body.idIdioma) ?? null,
    creada: ctx.now(),
    politicaAceptada: ctx.now(),
  } as const;
  const id = await addStudent(db, account, student, study);
  // Of two registrations of the same person at once, the second finds the account of the first.
  if (!(await addIdentity(db, id, { emisor, sujeto, userType: 'Alumno' })))
    throw new Refusal('signupEmailRegistered');
  return id;
}

/** Makes the account of somebody whom a provider has sent, and logs them in. Throws linkExpiredOrUsed (42). */
export async function registerNewcomer(
  { body }: Input<typeof registerSignedOn>,
  ctx: Ctx,
  sessions: Sessions,
  signOn: SignOn,
) {
  const save = () =>
    ctx
      .transaction((db) => saveAccount(ctx, db, signOn, body))
      .catch((error: unknown) => {
        const taken = takenBySomebody(error);
        throw taken === undefined ? error : new Refusal(taken);
      });
  const id = await unlessTooMany(ctx, signOn, save);
  return startSession(sessions, ctx, { id }, null);
}
