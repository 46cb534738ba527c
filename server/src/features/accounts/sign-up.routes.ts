import type { registerStudent, requestCompanyAccount } from '@portal/contract/accounts';
import type { Input } from '@portal/contract/endpoint';
import { isTaxId, normalizeIdentifier } from '@portal/contract/identifiers';
import { languageOfId } from '@portal/contract/languages';
import { fieldError } from '@portal/contract/validation';
import type { Db } from '../../db/database.ts';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import { counter, countUse } from '../session/attempts.ts';
import { hashPassword } from '../session/password.ts';
import { accountLimits, degreeOf, takenEmailRefusal, unknownCompanyIds } from './accounts.rules.ts';
import {
  addContact,
  addContactAccount,
  addStudent,
  askAgain,
  companiesWith,
  companyToJoin,
  isKnownCompany,
  takenBySomebody,
} from './sign-up.queries.ts';

/** Counts whoever asks for an account, since the answer tells who has one. Throws userBlocked (90). */
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
});

/** Where managers are told by mail that somebody waits: nothing that says who. */
const desks = {
  studentWaits: { area: 'general', path: '/gestion?ver=estudiantes' },
  companyWaits: { area: 'empresas', path: '/gestion?ver=empresas' },
  contactWaits: { area: 'empresas', path: '/gestion?ver=empresas' },
} as const;

/** Tells the managers of the area, in the institution's language, in the transaction that has somebody wait. */
const tellManagers = (
  { brand, jobs }: Ctx,
  db: Db,
  tipo: keyof typeof desks,
  datos: Record<string, string>,
): Promise<void> =>
  jobs.send(db, 'mailTo', {
    para: brand.correos[desks[tipo].area],
    idioma: brand.idiomaPorDefecto,
    tipo,
    datos,
    urlAcceso: desks[tipo].path,
  });

async function register({ body }: Input<typeof registerStudent>, ctx: Ctx): Promise<null> {
  const { idTitulacion, dni, telefono, situacion } = body;
  const degree = degreeOf(idTitulacion);
  if (!degree) throw new FieldRefusal([{ campo: 'idTitulacion', error: fieldError('malformed') }]);
  await countSignUp(ctx);
  const account = await accountOf(ctx, body, body.idIdioma);
  const studies = situacion === 'estudiante';
  const student = {
    dni: normalizeIdentifier(dni),
    telefono,
    esAntiguo: !studies,
    conPracticas: studies,
    puedeOfertasPracticas: studies,
    busquedaPracticasActiva: studies,
  };
  const study = {
    deLaUniversidad: true,
    idTitulacion,
    centro: ctx.brand.nombre,
    actual: studies,
    creditosTotales: degree.creditos ?? null,
  };
  try {
    await ctx.transaction(async (db) => {
      await addStudent(db, { ...account, userType: 'Alumno', estado: 'pendiente' }, student, study);
      await tellManagers(ctx, db, 'studentWaits', {});
    });
  } catch (error) {
    const taken = takenBySomebody(error);
    throw taken ? new Refusal(taken) : error;
  }
  return null;
}

async function askToTakePart({ body }: Input<typeof requestCompanyAccount>, ctx: Ctx): Promise<null> {
  const { empresa, contacto } = body;
  const unknown = unknownCompanyIds(empresa);
  if (unknown.length > 0) throw new FieldRefusal(unknown);
  await countSignUp(ctx);
  const account = await accountOf(ctx, contacto, body.idIdioma);
  const { poblacion, web, ...data } = empresa;
  const asked = {
    ...data,
    web: web || null,
    localidad: poblacion,
    estado: 'pendiente',
    creada: ctx.now(),
  } as const;
  return ctx.transaction(async (db) => {
    const company = await companyToJoin(db, asked);
    const accountId = await addContactAccount(db, { ...account, userType: 'Empresa' });
    if (accountId === undefined) {
      throw new Refusal(takenEmailRefusal(await companiesWith(db, account.usuario, company.id)));
    }
    if (company.estado === 'rechazada') await askAgain(db, company.id, asked);
    // Whoever knows a tax id is not yet who speaks for the company: a manager lets them in, apart from it.
    const joins = company.estado !== undefined && company.estado !== 'rechazada';
    await addContact(db, {
      accountId,
      companyId: company.id,
      puesto: contacto.puesto,
      telefono: contacto.telefono1,
      activo: !joins,
      solicitado: joins ? ctx.now() : null,
    });
    await tellManagers(ctx, db, joins ? 'contactWaits' : 'companyWaits', {
      empresa: company.nombreComercial,
    });
    return null;
  });
}

export const signUpRoutes = routes({
  registerStudent: register,
  async taxIdExists({ params }, ctx) {
    const cif = normalizeIdentifier(params.cif);
    if (!isTaxId(cif)) throw new Refusal('taxIdMalformed');
    const address = counter('tax id', ctx.address, accountLimits.taxId);
    await ctx.transaction((db) => countUse(db, [address], ctx.now()));
    return { existe: await isKnownCompany(ctx.db, cif) };
  },
  requestCompanyAccount: askToTakePart,
});
