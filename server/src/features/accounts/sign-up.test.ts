import { randomUUID } from 'node:crypto';
import {
  type askingCompany,
  confirmEmail,
  registerStudent,
  requestCompanyAccount,
  taxIdExists,
} from '@portal/contract/accounts';
import type { Call } from '@portal/contract/endpoint';
import { validationTexts } from '@portal/contract/messages/texts';
import { loginCompany, loginStudent } from '@portal/contract/session';
import {
  getPendingCompany,
  listPendingCompanies,
  rejectCompany,
  validateCompany,
  validateStudent,
} from '@portal/contract/validations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { accounts, companyContacts, loginAttempts } from '../../db/tables/accounts.ts';
import { companies } from '../../db/tables/companies.ts';
import { students } from '../../db/tables/students.ts';
import { studies } from '../../db/tables/studies.ts';
import { newCompany, newStudent } from '../../testing/applications.ts';
import { type Bodies, validBodies } from '../../testing/bodies.ts';
import {
  addCompany,
  addContact,
  addLink,
  addManager,
  addStudent,
  addToCompany,
  managerToken,
  newCif,
  newDni,
  password,
} from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { counter } from '../session/attempts.ts';
import { accountLimits, loginBeside } from './accounts.rules.ts';
import { sweepUnconfirmed } from './confirmation.queries.ts';

const now = new Date('2030-11-05T10:00:00Z');
let portal: TestPortal;
let manager: string;
let bodies: Bodies;
beforeAll(async () => {
  portal = await openPortal({ now: () => now });
  manager = await managerToken(portal, (await addManager(portal)).usuario);
  const [student, company] = [await newStudent(portal), await newCompany(portal)];
  bodies = validBodies({ portal, student, company, manager: { id: 0 } });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.orm.delete(loginAttempts);
});

type StudentBody = Call<typeof registerStudent>['body'];
const studentWith = async (values: Partial<StudentBody> = {}): Promise<StudentBody> => ({
  ...(await bodies.registerStudent()),
  ...values,
});
const register = async (values: Partial<StudentBody> = {}) => {
  const body = await studentWith(values);
  return { body, answer: await portal.call(registerStudent, { body }) };
};
const accountWith = async (usuario: string, userType: 'Alumno' | 'Empresa') =>
  (await portal.database.orm.select().from(accounts).where(eq(accounts.usuario, usuario))).find(
    (account) => account.userType === userType,
  );
const accountsWith = (usuario: string) =>
  portal.database.orm.select().from(accounts).where(eq(accounts.usuario, usuario));
const loginOf = (eUsuario: string) =>
  ({ body: { eAmbito: 'PrivadoAlumno', eUsuario, ePassword: password } }) as const;

/** Confirms the e-mail of a registration, by a link as its mail has it. */
const confirm = async (usuario: string, userType: 'Alumno' | 'Empresa') => {
  const login = usuario.toLowerCase();
  const found = [...(await accountsWith(login)), ...(await accountsWith(loginBeside(login)))];
  const account = found.find((one) => one.userType === userType && one.emailSinConfirmar);
  const token = await addLink(portal, account?.id ?? 0, { uso: 'confirmar' });
  expect(await portal.get(confirmEmail, { body: { token } })).toEqual({
    uso: 'confirmar',
    userType,
    name: account?.nombre,
  });
};

describe('who registers as a student', () => {
  test('waits for a manager with all that was sent, and then logs in with the password chosen', async () => {
    const { body, answer } = await register({ email: 'Julia.Ferrer@Example.test', dni: '12345678-z' });
    expect(answer).toEqual({ status: 0, datos: null, mensaje: null });
    const account = await accountWith('julia.ferrer@example.test', 'Alumno');
    expect(account).toMatchObject({
      estado: 'pendiente',
      nombre: body.nombre,
      apellidos: body.apellidos,
      email: 'Julia.Ferrer@Example.test',
      idioma: 'ca',
      creada: now,
      politicaAceptada: now,
      passwordHash: expect.stringMatching(/^\$argon2id\$/),
    });
    const id = account?.id ?? 0;
    const [student] = await portal.database.orm.select().from(students).where(eq(students.id, id));
    expect(student).toMatchObject({
      dni: '12345678Z',
      telefono: body.telefono,
      esAntiguo: false,
      conPracticas: true,
      conEmpleo: true,
      puedeOfertasPracticas: true,
    });
    const kept = await portal.database.orm.select().from(studies).where(eq(studies.studentId, id));
    expect(kept).toMatchObject([{ idTitulacion: 101, deLaUniversidad: true, actual: true, nota: null }]);
    await portal.refused(loginStudent, loginOf('julia.ferrer@example.test'), 'notValidatedOrBlocked');
    await confirm('julia.ferrer@example.test', 'Alumno');
    await portal.refused(loginStudent, loginOf('julia.ferrer@example.test'), 'notValidatedOrBlocked');
    await portal.get(validateStudent, { body: { idAlumno: id } }, { token: manager });
    expect(await portal.get(loginStudent, loginOf('JULIA.ferrer@example.test'))).toMatchObject({
      conPracticas: true,
      primerAcceso: true,
      idIdiomaPreferido: 2,
    });
  });

  test('registers with a passport or another document, which is never taken for a DNI', async () => {
    const { body } = await register({ tipoIdentificacion: 'pasaporte', dni: 'ab 123456-c' });
    const id = (await accountWith(body.email, 'Alumno'))?.id ?? 0;
    const [student] = await portal.database.orm.select().from(students).where(eq(students.id, id));
    expect(student).toMatchObject({ tipoIdentificacion: 'pasaporte', dni: 'AB123456C' });
    for (const wrong of [
      { tipoIdentificacion: 'otro', dni: newDni() },
      { tipoIdentificacion: 'pasaporte', dni: 'x' },
      { tipoIdentificacion: 'nie', dni: newDni() },
    ] as const)
      await portal.refused(registerStudent, { body: await studentWith(wrong) }, 'identityDocumentInvalid');
  });

  test('has one name and no surname where that is all that there is', async () => {
    const { body, answer } = await register({ nombre: 'Suharto', apellidos: '' });
    expect(answer.status).toBe(0);
    expect(await accountWith(body.email, 'Alumno')).toMatchObject({ nombre: 'Suharto', apellidos: '' });
    await portal.refused(
      registerStudent,
      { body: await studentWith({ nombre: '' }) },
      'mandatoryDataMissing',
    );
  });

  test('has no line break or turned text in a name, with which one line of an e-mail becomes two', async () => {
    for (const nombre of ['Ana\r\nBcc: otra@example.test', 'Ana\u0000', 'Ana\u202Egpj']) {
      const body = await studentWith({ nombre });
      const { datos } = await portal.refused(registerStudent, { body }, 'mandatoryDataMissing');
      expect(datos).toEqual({
        campos: [
          { campo: 'nombre', mensaje: 'Contiene un salto de línea o un carácter que no se puede mostrar' },
        ],
      });
    }
  });

  test('as an alumnus has finished the studies and sees jobs alone', async () => {
    const { body } = await register({ situacion: 'titulado', idTitulacion: 204 });
    const id = (await accountWith(body.email, 'Alumno'))?.id ?? 0;
    const [student] = await portal.database.orm.select().from(students).where(eq(students.id, id));
    expect(student).toMatchObject({ esAntiguo: true, conPracticas: false, puedeOfertasPracticas: false });
    const kept = await portal.database.orm.select().from(studies).where(eq(studies.studentId, id));
    expect(kept).toMatchObject([{ idTitulacion: 204, actual: false }]);
    await confirm(body.email, 'Alumno');
    await portal.get(validateStudent, { body: { idAlumno: id } }, { token: manager });
    expect(await portal.get(loginStudent, loginOf(body.email))).toMatchObject({
      conPracticas: false,
      conEmpleo: true,
    });
  });

  test('with an e-mail that has an account, waiting or not, is told so; one of a company is another', async () => {
    const { usuario } = await addStudent(portal);
    const again = await studentWith({ email: usuario.toUpperCase() });
    await portal.refused(registerStudent, { body: again }, 'signupEmailRegistered');
    const { body } = await register();
    await confirm(body.email, 'Alumno');
    await portal.refused(registerStudent, { body }, 'emailRegistered');
    const contact = await addContact(portal, [(await addCompany(portal)).id]);
    expect((await register({ email: contact.usuario })).answer.status).toBe(0);
  });

  test('with the identity number of somebody else is refused, and nothing is left of it', async () => {
    const dni = newDni();
    await addStudent(portal, { dni });
    const { body, answer } = await register({ dni: dni.toLowerCase() });
    expect(answer.status).toBe(94);
    expect(await accountWith(body.email, 'Alumno')).toBeUndefined();
  });

  test('twice at once is kept once', async () => {
    const body = await studentWith();
    const same = await Promise.all(Array.from({ length: 4 }, () => portal.call(registerStudent, { body })));
    // Each takes the place of the one before, and the fourth mail to one address has to wait.
    expect(same.map(({ status }) => status).sort((a, b) => a - b)).toEqual([0, 0, 0, 90]);
    expect(await accountsWith(body.email)).toHaveLength(1);
    const dni = newDni();
    const others = await Promise.all([register({ dni }), register({ dni })]);
    expect(others.map(({ answer }) => answer.status)).toEqual([0, 0]);
    const kept = await portal.database.orm.select().from(students).where(eq(students.dni, dni));
    expect(kept).toHaveLength(1);
    expect([
      ...(await accountsWith(others[0].body.email)),
      ...(await accountsWith(others[1].body.email)),
    ]).toHaveLength(1);
  });

  test('and has left something out or wrong is told which', async () => {
    const wrong: [Record<string, unknown>, string][] = [
      [{ politica: false }, 'politica'],
      [{ dni: '' }, 'dni'],
      [{ email: ' ' }, 'email'],
      [{ telefono: undefined }, 'telefono'],
      [{ situacion: 'otra' }, 'situacion'],
      [{ idTitulacion: 999_999 }, 'idTitulacion'],
      [{ password2: 'Otra2027x' }, 'password2'],
      [{ idIdioma: 9 }, 'idIdioma'],
      [{ nombre: ' ' }, 'nombre'],
    ];
    for (const [values, campo] of wrong) {
      const body = await studentWith(values as Partial<StudentBody>);
      const { datos } = await portal.refused(registerStudent, { body }, 'mandatoryDataMissing');
      expect(datos, campo).toMatchObject({
        campos: expect.arrayContaining([{ campo, mensaje: expect.any(String) }]),
      });
      expect(await accountWith(body.email, 'Alumno')).toBeUndefined();
    }
  });

  test('with a password that is too weak is told so with 28, beside it', async () => {
    const weak = { password: 'sinnumeros', password2: 'sinnumeros' };
    const campos = [{ mensaje: validationTexts.es.passwordWeak }];
    const student = await portal.refused(registerStudent, { body: await studentWith(weak) }, 'weakPassword');
    expect(student.datos).toMatchObject({ campos: [{ ...campos[0], campo: 'password' }] });
    const company = await companyWith({ contacto: weak });
    const { datos } = await portal.refused(requestCompanyAccount, { body: company }, 'weakPassword');
    expect(datos).toMatchObject({ campos: [{ ...campos[0], campo: 'contacto.password' }] });
  });

  test('with a password that is made of their name, or is common, is told so beside it', async () => {
    const own = { nombre: 'Eulàlia', password: 'Eulàlia2026', password2: 'Eulàlia2026' };
    const student = await portal.refused(registerStudent, { body: await studentWith(own) }, 'weakPassword');
    expect(student.datos).toEqual({
      campos: [{ campo: 'password', mensaje: validationTexts.es.passwordOwn }],
    });
    const common = await companyWith({ contacto: { password: 'Password1', password2: 'Password1' } });
    const { datos } = await portal.refused(requestCompanyAccount, { body: common }, 'weakPassword');
    expect(datos).toEqual({
      campos: [{ campo: 'contacto.password', mensaje: validationTexts.es.passwordCommon }],
    });
  });

  test('with an e-mail that is none reads the specification’s sentence', async () => {
    const body = await studentWith({ email: 'julia' });
    const { datos } = await portal.refused(registerStudent, { body }, 'emailInvalid');
    const mensaje = 'Debes indicar una dirección de correo electrónico válida';
    expect(datos).toEqual({ campos: [{ campo: 'email', mensaje }] });
  });

  test('chooses a degree of a level that the institution has', async () => {
    const own = await openPortal({ brand: (brand) => ({ ...brand, niveles: ['postgrado'] }) });
    const send = async (idTitulacion: number) =>
      own.call(registerStudent, { body: await studentWith({ idTitulacion }) });
    for (const idTitulacion of [101, 401]) {
      const { status, datos } = await send(idTitulacion);
      expect(status).toBe(15);
      expect(datos).toMatchObject({
        campos: [{ campo: 'idTitulacion', mensaje: expect.stringMatching(/\S/) }],
      });
    }
    for (const idTitulacion of [201, 301, 501]) expect((await send(idTitulacion)).status).toBe(0);
    await own.close();
  });
});

type CompanyBody = Call<typeof requestCompanyAccount>['body'] & { empresa: z.input<typeof askingCompany> };
interface Parts {
  empresa?: Partial<CompanyBody['empresa']>;
  contacto?: Partial<CompanyBody['contacto']>;
}
const companyWith = async ({ empresa, contacto }: Parts = {}): Promise<CompanyBody> => {
  const { empresa: own, ...body } = await bodies.requestCompanyAccount();
  if (own.conocida) throw new Error('the company is to be a new one');
  return { ...body, empresa: { ...own, ...empresa }, contacto: { ...body.contacto, ...contacto } };
};
const request = async (parts: Parts = {}) => {
  const body = await companyWith(parts);
  return { body, answer: await portal.call(requestCompanyAccount, { body }) };
};
const companiesOf = (cif: string) =>
  portal.database.orm.select().from(companies).where(eq(companies.cif, cif));
const contactsIn = async (companyId: number) =>
  portal.database.orm
    .select()
    .from(companyContacts)
    .where(eq(companyContacts.companyId, companyId))
    .orderBy(companyContacts.id);
/** What a contact who is not let in is told, in words of its own. */
const contactLogsIn = async (eUsuario: string) =>
  (await portal.refused(loginCompany, contactLogin(eUsuario), 'notValidatedOrBlocked')).aviso;
const contactLogin = (eUsuario: string) =>
  ({ body: { eAmbito: 'PrivadoEmpresa', eUsuario, ePassword: password } }) as const;

describe('who asks for an account', () => {
  /** Each way to ask for one, with an e-mail that has one already: what is sent, and the status that says so. */
  const asking = {
    student: async () => {
      const { usuario: email } = await addStudent(portal);
      return { path: registerStudent.path, payload: await studentWith({ email }), taken: 16 };
    },
    company: async () => {
      const { usuario: email } = await addContact(portal, [(await addCompany(portal)).id]);
      const payload = await companyWith({ contacto: { email } });
      return { path: requestCompanyAccount.path, payload, taken: 44 };
    },
  };

  test.each(Object.entries(asking))(
    'as a %s is one of two hundred from an address in a while',
    async (_, make) => {
      const { path, payload, taken } = await make();
      const from = (remoteAddress: string) =>
        portal.app.inject({ method: 'POST', url: path, payload, remoteAddress });
      expect((await from('192.0.2.5')).json()).toMatchObject({ status: taken });
      const { key } = counter('sign-up', '192.0.2.5', accountLimits.signUp);
      const almost = accountLimits.signUp.max - 2;
      await portal.database.orm
        .update(loginAttempts)
        .set({ fallos: almost })
        .where(eq(loginAttempts.clave, key));
      const answers = await Promise.all(Array.from({ length: 3 }, () => from('192.0.2.5')));
      const statuses = answers.map((answer) => answer.json().status);
      expect(statuses.filter((status) => status === taken)).toHaveLength(2);
      expect(statuses.filter((status) => status === 90)).toHaveLength(1);
      expect((await from('192.0.2.6')).json()).toMatchObject({ status: taken });
    },
  );
});

describe('a company that asks to take part', () => {
  test('waits with its contact, who logs in once a manager has let it in', async () => {
    const cif = newCif();
    const { body, answer } = await request({
      empresa: { cif: cif.toLowerCase(), web: 'https://roble.example.test' },
    });
    expect(answer).toEqual({ status: 0, datos: null, mensaje: null });
    const [company] = await companiesOf(cif);
    expect(company).toMatchObject({
      estado: 'pendiente',
      nombreFiscal: body.empresa.nombreFiscal,
      nombreComercial: body.empresa.nombreComercial,
      idTipoEmpresa: 1,
      idSector: 3,
      web: 'https://roble.example.test',
      direccion: body.empresa.direccion,
      cp: '46001',
      idProvincia: 46,
      localidad: 'València',
      creada: now,
    });
    const id = company?.id ?? 0;
    expect(await contactsIn(id)).toMatchObject([
      { puesto: 'Gerencia', telefono: '961234567', activo: false, solicitado: null },
    ]);
    const { email } = body.contacto;
    await confirm(email, 'Empresa');
    expect(await contactsIn(id)).toMatchObject([{ activo: true, solicitado: null }]);
    expect(await accountWith(email, 'Empresa')).toMatchObject({ idioma: 'es', politicaAceptada: now });
    await portal.refused(loginCompany, contactLogin(email), 'notValidatedOrBlocked');
    await portal.get(validateCompany, { body: { idEmpresa: id } }, { token: manager });
    expect(await portal.get(loginCompany, contactLogin(email))).toMatchObject({ idEmpresa: id });
  });

  test('with one e-mail is mailed three times in a while, and nothing is left of the fourth', async () => {
    const { body } = await request();
    const { email } = body.contacto;
    for (let turn = 0; turn < 2; turn++) await portal.get(requestCompanyAccount, { body });
    const kept = await accountWith(email, 'Empresa');
    const fourth = await companyWith({ contacto: { email } });
    const { mensaje } = await portal.refused(requestCompanyAccount, { body: fourth }, 'userBlocked');
    expect(mensaje).toMatch(/15\smin/);
    expect(await accountsWith(email)).toEqual([kept]);
    expect(await companiesOf(fourth.empresa.cif)).toEqual([]);
  });

  test('without a web page, a sector or a province has none', async () => {
    const { body } = await request({ empresa: { web: '', idSector: null } });
    expect(await companiesOf(body.empresa.cif)).toMatchObject([{ web: null, idSector: null }]);
  });

  test('may be of any country, with its own tax id and province', async () => {
    const cif = 'FR76543210987';
    const abroad = { idPais: 250, idProvincia: 29, provincia: 'Bretagne' };
    const { answer } = await request({ empresa: { cif, ...abroad } });
    expect(answer.status).toBe(0);
    expect(await companiesOf(cif)).toMatchObject([{ idPais: 250, idProvincia: null, provincia: 'Bretagne' }]);
    const spanish = await companyWith({ empresa: { idPais: 250, provincia: 'Bretagne' } });
    const foreign = await companyWith({ empresa: { cif: 'FR76543210988' } });
    for (const body of [spanish, foreign]) {
      const { datos } = await portal.refused(requestCompanyAccount, { body }, 'taxIdMalformed');
      expect(datos).toMatchObject({ campos: [{ campo: 'empresa.cif' }] });
    }
  });

  test('that is known already is joined by the contact only once a manager lets them in', async () => {
    const cif = newCif();
    const { id } = await addCompany(portal, { cif, nombreComercial: 'La de siempre' });
    await addContact(portal, [id]);
    const { body, answer } = await request({ empresa: { cif, nombreComercial: 'Otro nombre' } });
    expect(answer.status).toBe(0);
    expect(await companiesOf(cif)).toMatchObject([{ estado: 'validada', nombreComercial: 'La de siempre' }]);
    expect((await contactsIn(id))[1]).toMatchObject({ activo: false, solicitado: null });
    await confirm(body.contacto.email, 'Empresa');
    const [, joining] = await contactsIn(id);
    expect(joining).toMatchObject({ activo: false, solicitado: now });
    await portal.refused(loginCompany, contactLogin(body.contacto.email), 'notValidatedOrBlocked');
    const idContacto = joining?.id ?? 0;
    await portal.get(validateCompany, { body: { idEmpresa: id, idContacto } }, { token: manager });
    expect(await portal.get(loginCompany, contactLogin(body.contacto.email))).toMatchObject({
      idEmpresa: id,
      nombreComercial: 'La de siempre',
    });
  });

  test('that still waits is not entered by a contact who joined it meanwhile, even once it is let in', async () => {
    const { body: first } = await request();
    const { cif } = first.empresa;
    await confirm(first.contacto.email, 'Empresa');
    const { body: second } = await request({ empresa: { cif } });
    await confirm(second.contacto.email, 'Empresa');
    const [company] = await companiesOf(cif);
    const idEmpresa = company?.id ?? 0;
    const read = () => portal.get(getPendingCompany, { params: { id: idEmpresa } }, { token: manager });
    expect(await read()).toMatchObject({
      empresa: { validada: false },
      contactos: [
        { email: first.contacto.email, pendiente: false },
        { email: second.contacto.email, pendiente: true },
      ],
    });
    await portal.get(validateCompany, { body: { idEmpresa } }, { token: manager });
    await portal.get(loginCompany, contactLogin(first.contacto.email));
    await portal.refused(loginCompany, contactLogin(second.contacto.email), 'notValidatedOrBlocked');
    expect(await read()).toMatchObject({ empresa: { validada: true } });
  });

  test('and was turned down before waits again, as it says now that it is, for the new contact alone', async () => {
    const cif = newCif();
    const { id } = await addCompany(portal, { cif, estado: 'rechazada', motivoRechazo: 'No existe' });
    const earlier = await addContact(portal, [id]);
    const { body } = await request({ empresa: { cif, nombreComercial: 'La verdadera' } });
    expect(await companiesOf(cif)).toMatchObject([
      { id, estado: 'pendiente', nombreComercial: 'La verdadera', creada: now },
    ]);
    await confirm(body.contacto.email, 'Empresa');
    await portal.get(validateCompany, { body: { idEmpresa: id } }, { token: manager });
    await portal.get(loginCompany, contactLogin(body.contacto.email));
    await portal.refused(loginCompany, contactLogin(earlier.usuario), 'notValidatedOrBlocked');
  });

  describe('and was turned down before asks again', () => {
    /** A company that a manager has turned down, and what it had asked with. */
    const turnedDown = async () => {
      const { body } = await request();
      const { cif } = body.empresa;
      await confirm(body.contacto.email, 'Empresa');
      const [company] = await companiesOf(cif);
      const idEmpresa = company?.id ?? 0;
      await portal.get(rejectCompany, { body: { idEmpresa, motivo: 'No se ve el CIF' } }, { token: manager });
      return { body, cif, idEmpresa };
    };
    const exists = async (cif: string) => (await portal.get(taxIdExists, { params: { cif } })).existe;
    const other = 'Otra2026contrasena';

    test('with the same tax id and the same e-mail, which it confirms again', async () => {
      const { body, cif, idEmpresa } = await turnedDown();
      expect(await exists(cif)).toBe(false);
      const { email } = body.contacto;
      const again = {
        ...body,
        empresa: { ...body.empresa, nombreComercial: 'Con el CIF a la vista' },
        contacto: { ...body.contacto, password: other, password2: other },
      };
      const sent = await Promise.all([
        portal.call(requestCompanyAccount, { body: again }),
        portal.call(requestCompanyAccount, { body: again }),
      ]);
      expect(sent.map(({ status }) => status)).toEqual([0, 0]);
      expect(await contactsIn(idEmpresa)).toMatchObject([{ activo: false }, { activo: false }]);
      expect(await exists(cif)).toBe(false);
      await confirm(email, 'Empresa');
      expect(await exists(cif)).toBe(true);
      expect(await contactsIn(idEmpresa)).toMatchObject([{ activo: true }]);
      const { empresas } = await portal.get(
        listPendingCompanies,
        { query: { porPagina: 100 } },
        { token: manager },
      );
      expect(empresas.filter((one) => one.idEmpresa === idEmpresa)).toMatchObject([
        { nombreComercial: 'Con el CIF a la vista', revisada: true },
      ]);
      expect(
        await portal.get(getPendingCompany, { params: { id: idEmpresa } }, { token: manager }),
      ).toMatchObject({
        empresa: { motivoRechazo: 'No se ve el CIF' },
        cambios: [
          {
            campo: 'nombreComercial',
            antes: body.empresa.nombreComercial,
            ahora: 'Con el CIF a la vista',
          },
        ],
      });
      await portal.get(validateCompany, { body: { idEmpresa } }, { token: manager });
      await portal.refused(loginCompany, contactLogin(email), 'accessDenied');
      const login = { ...contactLogin(email).body, ePassword: other };
      expect(await portal.get(loginCompany, { body: login })).toMatchObject({ idEmpresa });
    });

    test('but a person who only types the e-mail of its contact takes nothing from them', async () => {
      const { body, cif, idEmpresa } = await turnedDown();
      const { email } = body.contacto;
      const before = await accountWith(email, 'Empresa');
      const stranger = {
        ...body,
        contacto: { ...body.contacto, nombre: 'Impostora', password: other, password2: other },
      };
      const send = () => portal.get(requestCompanyAccount, { body: stranger });
      await send();
      await send();
      expect(await accountWith(email, 'Empresa')).toEqual(before);
      await portal.refused(
        loginCompany,
        { body: { ...contactLogin(email).body, ePassword: other } },
        'accessDenied',
      );
      expect(await contactLogsIn(email)).toMatchObject({ titulo: 'Hay otra solicitud para su empresa' });
      // Nobody follows the link in the mail, and what was typed is forgotten.
      const later = new Date(now.getTime() + 1);
      await sweepUnconfirmed(portal.database, later, later);
      expect(await accountWith(email, 'Empresa')).toEqual(before);
      expect(await companiesOf(cif)).toMatchObject([{ id: idEmpresa, estado: 'rechazada' }]);
      expect(await contactLogsIn(email)).toMatchObject({
        titulo: 'No se aceptó la solicitud de su empresa',
        boton: { texto: 'Volver a pedirla', enlace: '/solicitar-cuenta' },
      });
    });

    test('and finds the link of no use once the account that has its e-mail opens something', async () => {
      const { body, idEmpresa } = await turnedDown();
      const { email } = body.contacto;
      await portal.get(requestCompanyAccount, { body });
      const accountId = (await accountWith(email, 'Empresa'))?.id ?? 0;
      const [waiting] = await accountsWith(loginBeside(email.toLowerCase()));
      const token = await addLink(portal, waiting?.id ?? 0, { uso: 'confirmar' });
      const open = await addCompany(portal);
      await addToCompany(portal, accountId, open.id);
      await portal.refused(confirmEmail, { body: { token } }, 'linkExpiredOrUsed');
      expect(await portal.get(loginCompany, contactLogin(email))).toMatchObject({ idEmpresa: open.id });
      expect((await contactsIn(idEmpresa)).map((contact) => contact.activo)).toEqual([false, false]);
    });

    test('by somebody else who confirms: who asked first is told, and that they may ask too', async () => {
      const { body, cif } = await turnedDown();
      const { body: second } = await request({ empresa: { cif } });
      const asked = 'Hay otra solicitud para su empresa';
      expect(await contactLogsIn(body.contacto.email)).toMatchObject({ titulo: asked });
      await confirm(second.contacto.email, 'Empresa');
      expect(await contactLogsIn(body.contacto.email)).toMatchObject({
        titulo: asked,
        boton: { enlace: '/solicitar-cuenta' },
      });
    });

    test('but takes no account that opens another company, or that a manager has blocked', async () => {
      const { body, idEmpresa } = await turnedDown();
      const account = await accountWith(body.contacto.email, 'Empresa');
      const accountId = account?.id ?? 0;
      const block = (estado: 'bloqueada' | 'activa') =>
        portal.database.orm.update(accounts).set({ estado }).where(eq(accounts.id, accountId));
      await block('bloqueada');
      await portal.refused(requestCompanyAccount, { body }, 'contactEmailExists');
      await block('activa');
      const open = await addCompany(portal);
      await addToCompany(portal, accountId, open.id);
      await portal.refused(requestCompanyAccount, { body }, 'contactEmailExists');
      expect(await contactsIn(idEmpresa)).toMatchObject([{ accountId, activo: true }]);
    });
  });

  test('is told where the e-mail is of a contact: its own, of another company, or of none', async () => {
    const cif = newCif();
    const { id } = await addCompany(portal, { cif });
    const { usuario } = await addContact(portal, [id]);
    const own = await companyWith({ empresa: { cif }, contacto: { email: usuario.toUpperCase() } });
    await portal.refused(requestCompanyAccount, { body: own }, 'contactEmailExists');
    const other = await companyWith({ contacto: { email: usuario } });
    await portal.refused(requestCompanyAccount, { body: other }, 'emailOfAnotherCompany');
    expect(await companiesOf(other.empresa.cif)).toEqual([]);
    await portal.database.orm.delete(companyContacts).where(eq(companyContacts.companyId, id));
    await portal.refused(requestCompanyAccount, { body: other }, 'alreadyExists');
    expect(await contactsIn(id)).toEqual([]);
    // A student's e-mail is no contact's.
    const student = await addStudent(portal);
    expect((await request({ contacto: { email: student.usuario } })).answer.status).toBe(0);
  });

  test('twice at once is kept once, and of two people at once the second joins', async () => {
    const body = await companyWith();
    const { cif } = body.empresa;
    const again = await Promise.all([
      portal.call(requestCompanyAccount, { body }),
      portal.call(requestCompanyAccount, { body }),
    ]);
    expect(again.map(({ status }) => status)).toEqual([0, 0]);
    const [kept, ...more] = await companiesOf(cif);
    expect(more).toEqual([]);
    expect(await contactsIn(kept?.id ?? 0)).toHaveLength(1);
    await confirm(body.contacto.email, 'Empresa');
    await portal.refused(requestCompanyAccount, { body }, 'contactEmailExists');

    const two = newCif();
    const people = await Promise.all([
      request({ empresa: { cif: two } }),
      request({ empresa: { cif: two } }),
    ]);
    expect(people.map(({ answer }) => answer.status)).toEqual([0, 0]);
    const [company, ...others] = await companiesOf(two);
    expect(others).toEqual([]);
    for (const { body: person } of people) await confirm(person.contacto.email, 'Empresa');
    const both = await contactsIn(company?.id ?? 0);
    expect(both.map(({ activo }) => activo).sort()).toEqual([false, true]);

    const email = 'una.persona@example.test';
    const asked = await Promise.all([request({ contacto: { email } }), request({ contacto: { email } })]);
    expect(asked.map(({ answer }) => answer.status)).toEqual([0, 0]);
    // The company of the one that was replaced is gone with it.
    const left = await Promise.all(asked.map(({ body: one }) => companiesOf(one.empresa.cif)));
    expect(left.flat()).toHaveLength(1);
  });

  test('and has left something out or wrong is told which', async () => {
    const wrong: [Parts & { politica?: false }, string][] = [
      [{ empresa: { idTipoEmpresa: 99 } }, 'empresa.idTipoEmpresa'],
      [{ empresa: { idSector: 9_999 } }, 'empresa.idSector'],
      [{ empresa: { idProvincia: 99 } }, 'empresa.idProvincia'],
      [{ empresa: { idProvincia: null, provincia: 'Narnia' } }, 'empresa.idProvincia'],
      [{ empresa: { cif: 'FR76543210987', idPais: 250, provincia: null } }, 'empresa.provincia'],
      [{ empresa: { web: 'roble' } }, 'empresa.web'],
      [{ contacto: { email: '' } }, 'contacto.email'],
      [{ contacto: { password2: 'Otra2027x' } }, 'contacto.password2'],
      [{ politica: false }, 'politica'],
    ];
    for (const [{ politica, ...parts }, campo] of wrong) {
      const body = { ...(await companyWith(parts)), ...(politica === false && { politica }) };
      const { datos } = await portal.refused(
        requestCompanyAccount,
        { body: body as CompanyBody },
        'mandatoryDataMissing',
      );
      expect(datos, campo).toMatchObject({ campos: [{ campo }] });
    }
  });
});

test('a tax id that is malformed has its own status, and the sentence beside its field', async () => {
  const malformed = await companyWith({ empresa: { cif: 'B12345675' } });
  const { datos } = await portal.refused(requestCompanyAccount, { body: malformed }, 'taxIdMalformed');
  expect(datos).toMatchObject({
    campos: [{ campo: 'empresa.cif', mensaje: expect.stringMatching(/\p{L}/u) }],
  });
  const both = await companyWith({ empresa: { cif: 'B12345675' }, contacto: { email: 'roble' } });
  await portal.refused(requestCompanyAccount, { body: both }, 'mandatoryDataMissing');
  const { cif, ...rest } = malformed.empresa;
  const missing = { ...malformed, empresa: rest } as CompanyBody;
  await portal.refused(requestCompanyAccount, { body: missing }, 'mandatoryDataMissing');
});

describe('a company that the page took for known', () => {
  const join = async (cif: string, email = `${randomUUID()}@example.test`) => {
    const { empresa, ...body } = await companyWith({ contacto: { email } });
    return { email, body: { ...body, empresa: { conocida: true as const, cif } } };
  };

  test('is joined by its tax id alone, and stays as it is', async () => {
    for (const estado of ['validada', 'bloqueada', 'pendiente'] as const) {
      const company = await addCompany(portal, { cif: newCif(), estado });
      await addContact(portal, [company.id]);
      const [before] = await companiesOf(company.cif);
      const { body, email } = await join(company.cif);
      await portal.get(requestCompanyAccount, { body });
      await confirm(email, 'Empresa');
      expect(await companiesOf(company.cif)).toEqual([before]);
      expect(await contactsIn(company.id)).toMatchObject([
        { activo: true },
        { activo: false, solicitado: now },
      ]);
    }
  });

  test('and that is not, or not yet, is asked for whole, and keeps its data', async () => {
    const { body: first } = await request();
    const { cif } = first.empresa;
    const unconfirmed = await companiesOf(cif);
    const turnedDown = await addCompany(portal, { cif: newCif(), estado: 'rechazada' });
    const tried = [
      await join(cif),
      // The same person again, who has not confirmed the e-mail.
      await join(cif, first.contacto.email),
      await join(turnedDown.cif),
      await join(newCif()),
    ];
    for (const { body } of tried) {
      const { datos } = await portal.refused(requestCompanyAccount, { body }, 'mandatoryDataMissing');
      expect(datos).toMatchObject({
        campos: [{ campo: 'empresa.cif', mensaje: expect.stringContaining('complete sus datos') }],
      });
    }
    expect(await companiesOf(cif)).toEqual(unconfirmed);
    await confirm(first.contacto.email, 'Empresa');
    expect(await companiesOf(cif)).toMatchObject([{ nombreFiscal: first.empresa.nombreFiscal }]);
  });
});

describe('a tax id', () => {
  test('is known once somebody speaks for its company, and however it is written', async () => {
    const cif = newCif();
    const exists = async (text: string) => (await portal.get(taxIdExists, { params: { cif: text } })).existe;
    expect(await exists(cif)).toBe(false);
    const { body } = await request({ empresa: { cif } });
    // Nobody speaks for it: it is as good as new.
    expect(await exists(cif)).toBe(false);
    await confirm(body.contacto.email, 'Empresa');
    expect(await exists(cif)).toBe(true);
    expect(await exists(`${cif.slice(0, 1)}-${cif.slice(1).toLowerCase()}`)).toBe(true);
    expect(await exists('12345678Z')).toBe(false);
  });

  test('that is malformed is refused, however long', async () => {
    for (const cif of ['B12345675', 'X', '1234'])
      await portal.refused(taxIdExists, { params: { cif } }, 'taxIdMalformed');
    await portal.refused(taxIdExists, { params: { cif: 'B'.repeat(21) } }, 'taxIdMalformed');
  });

  test('is looked up a hundred times from an address in a while', async () => {
    const from = { address: '192.0.2.4' };
    for (let turn = 0; turn < 100; turn++) await portal.get(taxIdExists, { params: { cif: newCif() } }, from);
    await portal.refused(taxIdExists, { params: { cif: newCif() } }, 'userBlocked', from);
  });
});
