import {
  blockAccount,
  carryOutLeave,
  closeManager,
  getLeaveRequest,
  listAccounts,
  requestLeave,
  takeBackLeave,
  turnDownLeave,
  unblockAccount,
  unlinkSignOn,
} from '@portal/contract/account-states';
import { resetStudentPassword } from '@portal/contract/accounts';
import { listMail } from '@portal/contract/mail';
import { listStudentNotifications } from '@portal/contract/notifications';
import { getBrand } from '@portal/contract/portal';
import type { Role } from '@portal/contract/roles';
import { getSession, loginCompany, loginManager, loginStudent } from '@portal/contract/session';
import { countPending } from '@portal/contract/validations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { leaveRequests } from '../../db/tables/access.ts';
import { notify } from '../../notify/notify.ts';
import { told } from '../../testing/applications.ts';
import {
  addCompany,
  addContact,
  addLink,
  addManager,
  addPendingStudent,
  addStudent,
  companyToken,
  managerToken,
  password,
  studentToken,
} from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { openSessions } from '../session/open-sessions.ts';
import { accountKnown, addIdentity } from '../sign-on/sign-on.queries.ts';

let portal: TestPortal;
let manager: { id: number; usuario: string };
let token: string;
beforeAll(async () => {
  portal = await openPortal({ worker: true });
  manager = await addManager(portal);
  token = await managerToken(portal, manager.usuario);
});
afterAll(() => portal.close());

const student = (eUsuario: string) =>
  ({ body: { eAmbito: 'PrivadoAlumno', eUsuario, ePassword: password } }) as const;
const decide = (idCuenta: number) => ({ body: { idCuenta } });
const requestsOf = (accountId: number) =>
  portal.database.orm.select().from(leaveRequests).where(eq(leaveRequests.accountId, accountId));
const subjectsTo = async (para: string) => {
  const { correos } = await portal.get(listMail, { query: {} }, { token });
  return correos.filter((mail) => mail.para === para).map(({ asunto }) => asunto);
};
const mailTo = async (para: string) => {
  const { correos } = await portal.get(listMail, { query: {} }, { token });
  return correos.find((mail) => mail.para === para)?.texto;
};
const waitForMail = (para: string, asunto: string) =>
  vi.waitFor(async () => expect(await subjectsTo(para)).toContain(asunto), {
    timeout: 60_000,
    interval: 100,
  });
const found = async (query: {
  texto?: string;
  tipo?: Role;
  estado?: 'pideBaja' | 'bloqueada' | 'pendiente' | 'baja';
}) => (await portal.get(listAccounts, { query }, { token })).cuentas.map(({ idCuenta }) => idCuenta);

describe('blocking', () => {
  test("a student's account ends its sessions and its logins, until it is unblocked", async () => {
    const { id, usuario } = await addStudent(portal);
    const session = await studentToken(portal, usuario);
    await portal.get(getSession, {}, { token: session });
    await portal.get(blockAccount, decide(id), { token });
    await portal.refused(getSession, {}, 'sessionLost', { token: session });
    const { mensaje } = await portal.refused(loginStudent, student(usuario), 'notValidatedOrBlocked');
    await waitForMail(usuario, 'Hemos bloqueado tu cuenta');
    // Whom to write to, and no page that is closed by now.
    const { correos } = await portal.get(getBrand, {});
    expect(mensaje).toContain(correos.general);
    const mail = await mailTo(usuario);
    expect(mail).toContain(correos.general);
    expect(mail).not.toContain('/mi-cuenta');
    await portal.get(unblockAccount, decide(id), { token });
    // What has ended stays so.
    await portal.refused(getSession, {}, 'sessionLost', { token: session });
    await portal.get(loginStudent, student(usuario));
    await waitForMail(usuario, 'Ya puedes volver a entrar');
  });

  test('is told to a contact in the words of a company, and its end too', async () => {
    const { id, usuario } = await addContact(portal, [(await addCompany(portal)).id]);
    await portal.get(blockAccount, decide(id), { token });
    await waitForMail(usuario, 'Hemos bloqueado su cuenta');
    const { correos } = await portal.get(getBrand, {});
    const body = { eAmbito: 'PrivadoEmpresa', eUsuario: usuario, ePassword: password } as const;
    const { mensaje } = await portal.refused(loginCompany, { body }, 'notValidatedOrBlocked');
    expect(mensaje).toContain(correos.empresas);
    const mail = await mailTo(usuario);
    expect(mail).toContain(correos.empresas);
    expect(mail).not.toContain('/mi-cuenta');
    await portal.get(unblockAccount, decide(id), { token });
    await waitForMail(usuario, 'Ya puede volver a entrar');
    // In the bell as well, which they come back to.
    expect(await told(portal, id)).toMatchObject([
      { tipo: 'contactAccountBlocked' },
      { tipo: 'contactAccountUnblocked' },
    ]);
  });

  test('keeps mails from people who are out, not what they will find in the bell', async () => {
    const { jobs } = (await portal.tools()).services;
    const { id, usuario } = await addStudent(portal, {}, {}, { estado: 'bloqueada' });
    const other = await addStudent(portal);
    await portal.database.transaction((db) =>
      notify({ db, jobs }, [id, other.id], {
        tipo: 'applicationSelected',
        datos: { titulo: 'Analista', comentario: null },
        urlAcceso: null,
      }),
    );
    await vi.waitFor(async () => expect(await subjectsTo(other.usuario)).toHaveLength(1), {
      timeout: 60_000,
      interval: 100,
    });
    expect(await subjectsTo(usuario)).toEqual([]);
    expect((await told(portal, id)).map(({ tipo }) => tipo)).toEqual(['applicationSelected']);
  });

  test('is heard of by every process', async () => {
    const company = await addCompany(portal);
    const { id, usuario } = await addContact(portal, [company.id]);
    const session = await companyToken(portal, usuario);
    const secret = new TextEncoder().encode('a secret that only the tests use, long enough');
    const other = await openSessions(portal.database, secret, {
      textVersion: null,
      secondFactorRequired: false,
      idleMinutes: null,
    });
    expect(await other.find(session, new Date())).toMatchObject({ accountId: id });
    await portal.get(blockAccount, decide(id), { token });
    await vi.waitFor(async () => expect(await other.find(session, new Date())).toBeUndefined(), {
      timeout: 60_000,
    });
    const body = { eAmbito: 'PrivadoEmpresa', eUsuario: usuario, ePassword: password } as const;
    await portal.refused(loginCompany, { body }, 'notValidatedOrBlocked');
    await waitForMail(usuario, 'Hemos bloqueado su cuenta');
  });

  test('by two managers at once is done once', async () => {
    const { id } = await addStudent(portal);
    const all = (endpoint: typeof blockAccount | typeof unblockAccount) =>
      Promise.all([1, 2, 3].map(() => portal.call(endpoint, decide(id), { token })));
    const statuses = async (endpoint: typeof blockAccount | typeof unblockAccount) =>
      (await all(endpoint)).map(({ status }) => status).sort((a, b) => a - b);
    expect(await statuses(blockAccount)).toEqual([0, 14, 14]);
    expect(await statuses(unblockAccount)).toEqual([0, 14, 14]);
  });

  test('a login that is under way begins no session that outlives it', async () => {
    const { id, usuario } = await addStudent(portal);
    const [login, block] = await Promise.all([
      portal.call(loginStudent, student(usuario)),
      portal.call(blockAccount, decide(id), { token }),
    ]);
    expect(block.status).toBe(0);
    if (login.status === 0) await portal.refused(getSession, {}, 'sessionLost', { token: login.datos.token });
  });

  test('is not for the own account, nor for a person who waits to be let in', async () => {
    const waiting = await addPendingStudent(portal);
    for (const id of [manager.id, waiting.id, 999_999]) {
      for (const endpoint of [blockAccount, unblockAccount, carryOutLeave]) {
        await portal.refused(endpoint, decide(id), 'noSuchMove', { token });
      }
    }
    await portal.get(getSession, {}, { token });
  });

  test('leaves a link to a password without use', async () => {
    const { id } = await addStudent(portal);
    const secret = await addLink(portal, id);
    await portal.get(blockAccount, decide(id), { token });
    const body = { token: secret, password: 'Otra-clave-2027', password2: 'Otra-clave-2027' };
    await portal.refused(resetStudentPassword, { body }, 'linkExpiredOrUsed');
  });
});

describe('a manager', () => {
  const login = (eUsuario: string) =>
    ({ body: { eAmbito: 'PrivadoGestor', eUsuario, ePassword: password } }) as const;

  test('is blocked and unblocked by another: the sessions end, and the mail says so', async () => {
    const { id, usuario } = await addManager(portal);
    const session = await managerToken(portal, usuario);
    await portal.get(blockAccount, decide(id), { token });
    await portal.refused(getSession, {}, 'sessionLost', { token: session });
    await portal.refused(loginManager, login(usuario), 'notValidatedOrBlocked');
    await waitForMail(usuario, 'Hemos bloqueado tu cuenta');
    await portal.get(unblockAccount, decide(id), { token });
    await portal.get(loginManager, login(usuario));
  });

  test('is closed by another for good, once', async () => {
    const { id, usuario } = await addManager(portal);
    const session = await managerToken(portal, usuario);
    const answers = await Promise.all([1, 2].map(() => portal.call(closeManager, decide(id), { token })));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([0, 14]);
    await portal.refused(getSession, {}, 'sessionLost', { token: session });
    await portal.refused(loginManager, login(usuario), 'noPortalAccessAtLogin');
    await portal.refused(unblockAccount, decide(id), 'noSuchMove', { token });
    await waitForMail(usuario, 'Hemos cerrado tu cuenta');
  });

  test('closes neither the own account nor that of a student', async () => {
    for (const id of [manager.id, (await addStudent(portal)).id])
      await portal.refused(closeManager, decide(id), 'noSuchMove', { token });
  });

  test('stays where two act on each other at once', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, other] = [await addManager(portal), await addManager(portal)];
      const tokens = [await managerToken(portal, one.usuario), await managerToken(portal, other.usuario)];
      const answers = await Promise.all([
        portal.call(blockAccount, decide(other.id), { token: tokens[0] ?? '' }),
        portal.call(closeManager, decide(one.id), { token: tokens[1] ?? '' }),
      ]);
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([0, 2]);
    }
  });
});

describe('unlinking single sign-on', () => {
  const link = (accountId: number, userType: 'Alumno' | 'Empresa' = 'Alumno') =>
    addIdentity(portal.database, accountId, {
      emisor: 'https://idp.example.test',
      sujeto: `sujeto-${accountId}`,
      userType,
    });
  const isLinked = async (accountId: number) => {
    const { cuentas } = await portal.get(listAccounts, { query: { porPagina: 100 } }, { token });
    return cuentas.find(({ idCuenta }) => idCuenta === accountId)?.conAccesoUnico;
  };

  test('has the provider know the account no longer, once, ends its sessions and tells its owner', async () => {
    const { id, usuario } = await addStudent(portal);
    const session = await studentToken(portal, usuario);
    const other = await addStudent(portal);
    await link(id);
    await link(other.id);
    expect([await isLinked(id), await isLinked(other.id)]).toEqual([true, true]);
    const answers = await Promise.all([1, 2].map(() => portal.call(unlinkSignOn, decide(id), { token })));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([0, 14]);
    expect([await isLinked(id), await isLinked(other.id)]).toEqual([false, true]);
    const who = { emisor: 'https://idp.example.test', sujeto: `sujeto-${id}`, userType: 'Alumno' } as const;
    expect(await accountKnown(portal.database, who)).toBeUndefined();
    await portal.refused(getSession, {}, 'sessionLost', { token: session });
    // It is no block.
    await portal.get(loginStudent, student(usuario));
    await waitForMail(usuario, 'Hemos desvinculado tu acceso único');
  });

  test('tells a contact as a company is told', async () => {
    const { id, usuario } = await addContact(portal, [(await addCompany(portal)).id]);
    await link(id, 'Empresa');
    await portal.get(unlinkSignOn, decide(id), { token });
    await waitForMail(usuario, 'Hemos desvinculado su acceso único');
  });

  test('is for accounts that are linked and open, or blocked', async () => {
    const unlinked = await addStudent(portal);
    const gone = await addStudent(portal, {}, {}, { estado: 'baja' });
    await link(gone.id);
    const session = await studentToken(portal, unlinked.usuario);
    for (const id of [unlinked.id, gone.id, manager.id, 999_999])
      await portal.refused(unlinkSignOn, decide(id), 'noSuchMove', { token });
    await portal.get(getSession, {}, { token: session });
    const blocked = await addStudent(portal, {}, {}, { estado: 'bloqueada' });
    await link(blocked.id);
    await portal.get(unlinkSignOn, decide(blocked.id), { token });
    await portal.refused(loginStudent, student(blocked.usuario), 'notValidatedOrBlocked');
  });
});

describe('leaving the service', () => {
  test('is taken back by the person who asked, while it waits', async () => {
    const { id, usuario } = await addStudent(portal);
    const session = { token: await studentToken(portal, usuario) };
    await portal.refused(takeBackLeave, {}, 'noSuchMove', session);
    await portal.get(requestLeave, {}, session);
    const other = await addStudent(portal);
    await portal.refused(takeBackLeave, {}, 'noSuchMove', {
      token: await studentToken(portal, other.usuario),
    });
    const { numBajas } = await portal.get(countPending, {}, { token });
    const answers = await Promise.all([1, 2].map(() => portal.call(takeBackLeave, {}, session)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([0, 14]);
    expect(await requestsOf(id)).toMatchObject([{ estado: 'retirada', resueltaPor: id }]);
    expect(await portal.get(getLeaveRequest, {}, session)).toEqual({ solicitada: null });
    // Managers have nothing left to do, nor can they.
    expect((await portal.get(countPending, {}, { token })).numBajas).toBe(numBajas - 1);
    expect(await found({ estado: 'pideBaja' })).not.toContain(id);
    await portal.refused(carryOutLeave, decide(id), 'noSuchMove', { token });
    // It may be asked for anew.
    await portal.get(requestLeave, {}, session);
    expect(await found({ estado: 'pideBaja' })).toContain(id);
    await portal.get(carryOutLeave, decide(id), { token });
    expect((await requestsOf(id)).map(({ estado }) => estado).sort()).toEqual(['retirada', 'tramitada']);
  });

  test('is closed or taken back, where both come at once', async () => {
    const { id, usuario } = await addStudent(portal);
    const session = { token: await studentToken(portal, usuario) };
    await portal.get(requestLeave, {}, session);
    const [closed, back] = await Promise.all([
      portal.call(carryOutLeave, decide(id), { token }),
      portal.call(takeBackLeave, {}, session),
    ]);
    expect([closed.status, back.status].filter((status) => status === 0)).toHaveLength(1);
    const [request] = await requestsOf(id);
    expect(request?.estado).toBe(closed.status === 0 ? 'tramitada' : 'retirada');
    expect((await found({ estado: 'baja' })).includes(id)).toBe(closed.status === 0);
  });

  test('is asked for once, however often, and closes the account when it is carried out', async () => {
    const { id, usuario } = await addStudent(portal);
    const session = await studentToken(portal, usuario);
    expect(await portal.get(getLeaveRequest, {}, { token: session })).toEqual({ solicitada: null });
    await Promise.all([1, 2, 3].map(() => portal.get(requestLeave, {}, { token: session })));
    expect(await requestsOf(id)).toHaveLength(1);
    // Both sides are told, once.
    await waitForMail(usuario, 'Hemos recibido tu solicitud de baja');
    const { correos } = await portal.get(getBrand, {});
    await waitForMail(correos.general, 'Hay una baja por tramitar');
    expect(await subjectsTo(usuario)).toHaveLength(1);
    const { solicitada } = await portal.get(getLeaveRequest, {}, { token: session });
    expect(solicitada).not.toBeNull();
    expect(await found({ estado: 'pideBaja' })).toContain(id);
    const { numBajas } = await portal.get(countPending, {}, { token });
    expect(numBajas).toBe((await found({ estado: 'pideBaja' })).length);
    // Until then the account goes on.
    await portal.get(getSession, {}, { token: session });

    const answers = await Promise.all([1, 2].map(() => portal.call(carryOutLeave, decide(id), { token })));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([0, 14]);
    await portal.refused(getSession, {}, 'sessionLost', { token: session });
    await portal.refused(loginStudent, student(usuario), 'noPortalAccessAtLogin');
    expect(await requestsOf(id)).toMatchObject([{ estado: 'tramitada', resueltaPor: manager.id }]);
    expect(await found({ estado: 'pideBaja' })).not.toContain(id);
    expect(await found({ estado: 'baja' })).toContain(id);
    await portal.refused(unblockAccount, decide(id), 'noSuchMove', { token });
    await waitForMail(usuario, 'Hemos tramitado tu baja');
  });

  test('is turned down with the reason, and may be asked for again', async () => {
    const { id, usuario } = await addStudent(portal);
    const session = await studentToken(portal, usuario);
    await portal.get(requestLeave, {}, { token: session });
    const blank = { body: { idCuenta: id, motivo: ' ' } };
    await portal.refused(turnDownLeave, blank, 'mandatoryDataMissing', { token });
    const body = { idCuenta: id, motivo: 'Tienes unas prácticas en curso' };
    const answers = await Promise.all([1, 2].map(() => portal.call(turnDownLeave, { body }, { token })));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([0, 14]);
    await portal.refused(turnDownLeave, { body }, 'noSuchMove', { token });
    const { notificaciones } = await portal.get(listStudentNotifications, {}, { token: session });
    const answered = notificaciones.filter(({ texto }) => texto.includes(body.motivo));
    expect(answered).toHaveLength(1);
    await portal.get(requestLeave, {}, { token: session });
    expect((await requestsOf(id)).map(({ estado }) => estado).sort()).toEqual(['pendiente', 'rechazada']);
  });

  test('is not carried out for a student who has not asked, nor turned down', async () => {
    const { id } = await addStudent(portal);
    await portal.refused(carryOutLeave, decide(id), 'noSuchMove', { token });
    const body = { idCuenta: id, motivo: 'Porque no' };
    await portal.refused(turnDownLeave, { body }, 'noSuchMove', { token });
  });

  test('is refused where the institution does not offer it', async () => {
    const other = await openPortal({
      brand: (brand) => ({ ...brand, opciones: { ...brand.opciones, bajaServicio: false } }),
    });
    const session = await studentToken(other, (await addStudent(other)).usuario);
    await other.refused(requestLeave, {}, 'actionNotAllowed', { token: session });
    await other.close();
  });
});

describe("the managers' list", () => {
  test('finds by the beginning of words of the name or the e-mail, whatever their accents', async () => {
    const person = { nombre: 'Àngels', apellidos: 'Concepción Zubizarreta' };
    const { id, usuario } = await addStudent(portal, {}, {}, person);
    for (const texto of ['angels', 'ÀNG zubi', 'concepcion', 'concep', usuario, 'zubizarreta, angels']) {
      expect(await found({ texto }), texto).toContain(id);
    }
    for (const texto of ['ngels', 'angels nadie', `x${usuario}`]) {
      expect(await found({ texto }), texto).not.toContain(id);
    }
    // Nothing that could be looked for is as if nothing was typed.
    expect(await found({ texto: "'&|!:*" })).toContain(id);
    expect(await found({ texto: 'angels', estado: 'bloqueada' })).toEqual([]);
  });

  test('has students, contacts and managers, with what a manager needs to decide', async () => {
    const companies = [
      await addCompany(portal, { nombreComercial: 'Zeta', estado: 'rechazada' }),
      await addCompany(portal, { nombreComercial: 'Alfa' }),
    ];
    const contact = await addContact(
      portal,
      companies.map(({ id }) => id),
    );
    const { cuentas, numTotal } = await portal.get(listAccounts, { query: { porPagina: 100 } }, { token });
    expect(numTotal).toBe(cuentas.length);
    expect(cuentas.map(({ idCuenta }) => idCuenta)).toEqual(
      cuentas.map(({ idCuenta }) => idCuenta).sort((a, b) => b - a),
    );
    expect(cuentas.find(({ idCuenta }) => idCuenta === manager.id)).toMatchObject({
      userType: 'Gestor',
      conSegundoFactor: false,
    });
    expect(cuentas.find(({ idCuenta }) => idCuenta === contact.id)).toMatchObject({
      userType: 'Empresa',
      email: contact.usuario,
      estado: 'activa',
      solicitaBaja: null,
      conAccesoUnico: false,
      empresas: [
        { nombreComercial: 'Alfa', estado: 'validada' },
        { nombreComercial: 'Zeta', estado: 'rechazada' },
      ],
      ultimoAcceso: null,
    });
    const second = await portal.get(listAccounts, { query: { porPagina: 1, pagina: 2 } }, { token });
    expect(second).toMatchObject({ cuentas: [{ idCuenta: cuentas[1]?.idCuenta }], numTotal });
  });

  test('leaves out, and lets nobody block, whose address is not confirmed yet', async () => {
    const { id } = await addStudent(
      portal,
      {},
      {},
      { estado: 'pendiente', nombre: 'Sinconfirmar', emailSinConfirmar: new Date() },
    );
    expect(await found({ texto: 'sinconfirmar' })).toEqual([]);
    await portal.refused(blockAccount, decide(id), 'noSuchMove', { token });
  });

  test('goes by kind', async () => {
    const { id } = await addStudent(portal);
    expect(await found({ tipo: 'Gestor' })).toContain(manager.id);
    expect(await found({ tipo: 'Gestor' })).not.toContain(id);
    expect(await found({ tipo: 'Alumno' })).toContain(id);
    expect(await found({ tipo: 'Empresa' })).not.toContain(id);
  });

  test('goes by state', async () => {
    const waiting = await addPendingStudent(portal);
    const blocked = await addStudent(portal, {}, {}, { estado: 'bloqueada' });
    expect(await found({ estado: 'pendiente' })).toContain(waiting.id);
    expect(await found({ estado: 'pendiente' })).not.toContain(blocked.id);
    expect(await found({ estado: 'bloqueada' })).toContain(blocked.id);
    expect(await found({ estado: 'bloqueada' })).not.toContain(waiting.id);
  });
});
