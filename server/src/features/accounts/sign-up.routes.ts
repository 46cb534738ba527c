import type { askingCompany, registerStudent, requestCompanyAccount } from '@portal/contract/accounts';
import type { Input } from '@portal/contract/endpoint';
import { isForeignTaxId, isTaxId, normalizeIdentifier } from '@portal/contract/identifiers';
import { languageOfId } from '@portal/contract/languages';
import { placeOf } from '@portal/contract/places';
import { fieldError } from '@portal/contract/validation';
import type { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import { counter, countUse } from '../session/attempts.ts';
import { hashPassword } from '../session/password.ts';
import { refuseGuessable } from '../session/weak-password.ts';
import {
  accountLimits,
  degreeOf,
  loginBeside,
  registeredStudent,
  takenEmailRefusal,
  unknownCompanyIds,
} from './accounts.rules.ts';
import { replaceUnconfirmed } from './confirmation.queries.ts';
import { confirmationCounter, sendConfirmation } from './confirmation.routes.ts';
import {
  addContact,
  addContactAccount,
  addStudent,
  askAgain,
  companiesWith,
  companyToJoin,
  givesWay,
  hasSpeaker,
  isKnownCompany,
  knownCompany,
  takenBySomebody,
  waitsToBeLetIn,
} from './sign-up.queries.ts';

/** Counts requests for an account, since the answer tells who has one. Throws userBlocked (90). */
const countSignUp = (ctx: Ctx): Promise<void> =>
  ctx.transaction((db) => countUse(db, [counter('sign-up', ctx.address, accountLimits.signUp)], ctx.now()));

interface Person {
  nombre: string;
  apellidos: string;
  email: string;
  password: string;
}

/** The account of somebody who registers, as it is kept. */
const accountOf = async (ctx: Ctx, { nombre, apellidos, email, password }: Person, idIdioma: number) => ({
  usuario: email.toLowerCase(),
  nombre,
  apellidos,
  email,
  idioma: languageOfId(idIdioma) ?? null,
  passwordHash: await hashPassword(password),
  creada: ctx.now(),
  politicaAceptada: ctx.now(),
  emailSinConfirmar: ctx.now(),
});

async function register({ body }: Input<typeof registerStudent>, ctx: Ctx): Promise<null> {
  const degree = degreeOf(body.idTitulacion, ctx.brand);
  if (!degree) throw new FieldRefusal([{ campo: 'idTitulacion', error: fieldError('malformed') }]);
  refuseGuessable(body.password, [body.nombre, body.apellidos, body.email, ctx.brand.nombre]);
  await countSignUp(ctx);
  const account = await accountOf(ctx, body, body.idIdioma);
  const { student, study } = registeredStudent(body, degree, ctx.brand);
  const save = () =>
    ctx.transaction(async (db) => {
      await countUse(db, [confirmationCounter(account.usuario)], ctx.now());
      await replaceUnconfirmed(db, { userType: 'Alumno', usuario: account.usuario, dni: student.dni });
      const id = await addStudent(
        db,
        { ...account, userType: 'Alumno', estado: 'pendiente' },
        student,
        study,
      );
      await sendConfirmation(ctx, db, [id]);
    });
  try {
    // Another registration of the same person may have been on its way: by now it is there to be replaced.
    await save().catch((error: unknown) => (takenBySomebody(error) ? save() : Promise.reject(error)));
  } catch (error) {
    const taken = takenBySomebody(error);
    if (taken === 'signupEmailRegistered' && (await waitsToBeLetIn(ctx.db, account.usuario)))
      throw new Refusal('emailRegistered');
    throw taken ? new Refusal(taken) : error;
  }
  return null;
}

/** Throws a refusal beside the tax id where there is no company to join: it was turned down since it was looked up. */
async function companyKnown(db: Db, cif: string): Promise<{ id: number }> {
  const company = await knownCompany(db, cif);
  if (!company) throw new FieldRefusal([{ campo: 'empresa.cif', error: fieldError('companyNotKnown') }]);
  return company;
}

/** The company with this tax id; until somebody has confirmed an e-mail, as it was described last. */
async function companyAsked(
  ctx: Ctx,
  db: Db,
  { conocida, poblacion, web, ...data }: z.output<typeof askingCompany>,
): Promise<{ id: number }> {
  const asked = {
    ...data,
    ...placeOf(data),
    web: web || null,
    localidad: poblacion,
    estado: 'pendiente',
    creada: ctx.now(),
  } as const;
  const company = await companyToJoin(db, asked);
  const isOpen = company.estado === 'pendiente' && !(await hasSpeaker(db, company.id));
  if (company.estado === 'rechazada' || isOpen) await askAgain(db, company.id, asked);
  return company;
}

async function askToTakePart({ body }: Input<typeof requestCompanyAccount>, ctx: Ctx): Promise<null> {
  const { empresa, contacto } = body;
  if (!empresa.conocida) {
    const unknown = unknownCompanyIds(empresa);
    if (unknown.length > 0) throw new FieldRefusal(unknown);
  }
  const { nombre, apellidos, email } = contacto;
  const names = empresa.conocida ? [] : [empresa.nombreComercial, empresa.nombreFiscal];
  const own = [nombre, apellidos, email, ...names, ctx.brand.nombre];
  refuseGuessable(contacto.password, own, 'contacto.password');
  await countSignUp(ctx);
  const account = await accountOf(ctx, contacto, body.idIdioma);
  return ctx.transaction(async (db) => {
    // The same, sent at the same time, waits here.
    await countUse(db, [confirmationCounter(account.usuario)], ctx.now());
    await replaceUnconfirmed(db, { userType: 'Empresa', usuario: account.usuario });
    const company = empresa.conocida
      ? await companyKnown(db, empresa.cif)
      : await companyAsked(ctx, db, empresa);
    // A person who types an e-mail has not shown that it is theirs: the account that it has stays until the link is
    // followed.
    const usuario = (await givesWay(db, account.usuario)) ? loginBeside(account.usuario) : account.usuario;
    const accountId = await addContactAccount(db, { ...account, usuario, userType: 'Empresa' });
    if (accountId === undefined) {
      throw new Refusal(takenEmailRefusal(await companiesWith(db, account.usuario, company.id)));
    }
    // Whether they speak for it, or ask to join it, is known once the e-mail is confirmed.
    await addContact(db, {
      accountId,
      companyId: company.id,
      nombre,
      apellidos,
      email: email.toLowerCase(),
      puesto: contacto.puesto,
      telefono: contacto.telefono1,
      activo: false,
      solicitado: null,
    });
    await sendConfirmation(ctx, db, [accountId]);
    return null;
  });
}

export const signUpRoutes = routes({
  registerStudent: register,
  async taxIdExists({ params }, ctx) {
    const cif = normalizeIdentifier(params.cif);
    if (!isTaxId(cif) && !isForeignTaxId(cif)) throw new Refusal('taxIdMalformed');
    const address = counter('tax id', ctx.address, accountLimits.taxId);
    await ctx.transaction((db) => countUse(db, [address], ctx.now()));
    return { existe: await isKnownCompany(ctx.db, cif) };
  },
  requestCompanyAccount: askToTakePart,
});
