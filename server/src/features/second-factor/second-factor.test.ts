import { blockAccount } from '@portal/contract/account-states';
import { changeManagerPassword } from '@portal/contract/accounts';
import { type Api, api } from '@portal/contract/areas';
import { listActs } from '@portal/contract/audit';
import type { Endpoint } from '@portal/contract/endpoint';
import { fieldErrors } from '@portal/contract/envelope';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  passSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
} from '@portal/contract/second-factor';
import { getSession, loginManager, logout } from '@portal/contract/session';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { secondFactors } from '../../db/tables/access.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { addManager, addStudent, password } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { addSecondFactor } from './second-factor.fixtures.ts';
import { codeAt } from './second-factor.rules.ts';

const start = new Date('2031-03-04T10:00:05Z');
let portal: TestPortal;
let time = start;
beforeAll(async () => {
  portal = await openPortal({ now: () => time });
});
afterAll(() => portal.close());
afterEach(() => {
  time = start;
});

const later = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1000);
};
const login = (eUsuario: string, where: TestPortal = portal) =>
  where.get(loginManager, { body: { eAmbito: 'PrivadoGestor', eUsuario, ePassword: password } });

/** A manager with a second factor, whose login waits for the code. */
async function waiting() {
  const { id, usuario } = await addManager(portal);
  const secreto = await addSecondFactor(portal, id);
  return { id, usuario, secreto, token: (await login(usuario)).token };
}
/** The account has no password from now on, as one that comes by single sign-on. */
const dropPassword = (id: number) =>
  portal.database.orm.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, id));
const byPassword = { body: { passwordActual: password } };
const code = (secreto: string, seconds = 0) => ({
  body: { codigo: codeAt(secreto, new Date(time.getTime() + seconds * 1000)) },
});
const held = (accountId: number) =>
  portal.database.orm.select().from(secondFactors).where(eq(secondFactors.accountId, accountId));
const isWrong = async (token: string, call: { body: { codigo: string } }) => {
  const { datos } = await portal.refused(passSecondFactor, call, 'mandatoryDataMissing', { token });
  expect(fieldErrors.parse(datos).campos.map(({ campo }) => campo)).toEqual(['codigo']);
};

describe('setting it up', () => {
  test('takes a code of the new secret, ends the other sessions, and the next login asks for one', async () => {
    const { id, usuario } = await addManager(portal);
    const { token } = await login(usuario);
    const elsewhere = (await login(usuario)).token;
    const { secreto, uri } = await portal.get(beginSecondFactor, byPassword, { token });
    expect(uri).toContain(`secret=${secreto}`);
    expect(await portal.get(getSecondFactor, {}, { token })).toMatchObject({ activado: null });

    const wrong = { body: { codigo: '000000' } };
    await portal.refused(confirmSecondFactor, wrong, 'mandatoryDataMissing', { token });
    const { codigos } = await portal.get(confirmSecondFactor, code(secreto), { token });
    expect(new Set(codigos).size).toBe(10);
    expect(await portal.get(getSecondFactor, {}, { token })).toEqual({
      activado: time.toISOString(),
      codigosRestantes: 10,
      conPassword: true,
      obligatorio: false,
    });
    await portal.refused(getSession, {}, 'sessionLost', { token: elsewhere });
    expect(await login(usuario)).toMatchObject({ segundoFactor: 'codigo' });

    // Neither the database alone nor another account opens it.
    const [kept] = await portal.database.orm
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.accountId, id));
    expect(JSON.stringify(kept)).not.toContain(secreto);
    await portal.refused(beginSecondFactor, byPassword, 'cannotChangeState', { token });
    await portal.refused(confirmSecondFactor, code(secreto), 'cannotChangeState', { token });
  });

  test('the code by which it was set up is good for no login', async () => {
    const { usuario } = await addManager(portal);
    const { token } = await login(usuario);
    const { secreto } = await portal.get(beginSecondFactor, byPassword, { token });
    await portal.get(confirmSecondFactor, code(secreto), { token });
    await isWrong((await login(usuario)).token, code(secreto));
  });
});

describe('a token alone', () => {
  const fieldsOf = async (refused: Promise<{ datos: unknown }>) =>
    fieldErrors.parse((await refused).datos).campos.map(({ campo }) => campo);

  test('sets none up: the current password is asked for, and five that are wrong are followed by a wait', async () => {
    const { id, usuario } = await addManager(portal);
    const { token } = await login(usuario);
    for (const body of [{}, { passwordActual: '' }])
      expect(
        await fieldsOf(portal.refused(beginSecondFactor, { body }, 'mandatoryDataMissing', { token })),
      ).toEqual(['passwordActual']);
    const wrong = { body: { passwordActual: 'Otra-clave-1' } };
    for (let tries = 0; tries < 5; tries++)
      expect(
        await fieldsOf(portal.refused(beginSecondFactor, wrong, 'mandatoryDataMissing', { token })),
      ).toEqual(['passwordActual']);
    await portal.refused(beginSecondFactor, byPassword, 'userBlocked', { token });
    // The same tries as of a change of password, or there would be twice as many.
    const change = {
      passwordActual: password,
      password: 'Otra-clave-22',
      password2: 'Otra-clave-22',
    };
    await portal.refused(changeManagerPassword, { body: change }, 'userBlocked', { token });
    expect(await held(id)).toEqual([]);
    later(15 * 60 + 1);
    await portal.get(beginSecondFactor, byPassword, { token });
  });

  test('of an account without a password sets one up for five minutes after its login', async () => {
    const { id, usuario } = await addManager(portal);
    const { token } = await login(usuario);
    await dropPassword(id);
    expect(await portal.get(getSecondFactor, {}, { token })).toMatchObject({ conPassword: false });
    await portal.get(beginSecondFactor, { body: {} }, { token });
    later(5 * 60 + 1);
    const refused = await portal.refused(beginSecondFactor, { body: {} }, 'actionNotAllowed', { token });
    expect(refused.aviso).toMatchObject({ boton: { enlace: '/logout' } });
  });

  test('removes none of another manager: the own code is asked for, or the password where there is no code', async () => {
    const [lost, acting] = [await waiting(), await waiting()];
    const { token } = acting;
    await portal.get(passSecondFactor, code(acting.secreto), { token });
    later(30);
    const idCuenta = lost.id;
    for (const proof of [{}, { passwordActual: password }, { codigo: '000000' }])
      expect(
        await fieldsOf(
          portal.refused(resetSecondFactor, { body: { idCuenta, ...proof } }, 'mandatoryDataMissing', {
            token,
          }),
        ),
      ).toEqual(['codigo']);
    const plain = (await login((await addManager(portal)).usuario)).token;
    for (const proof of [{}, { codigo: '000000' }, { passwordActual: 'Otra-clave-1' }])
      expect(
        await fieldsOf(
          portal.refused(resetSecondFactor, { body: { idCuenta, ...proof } }, 'mandatoryDataMissing', {
            token: plain,
          }),
        ),
      ).toEqual(['passwordActual']);
    const wrong = { body: { idCuenta, passwordActual: 'Otra-clave-1' } };
    for (let tries = 1; tries < 5; tries++)
      await portal.refused(resetSecondFactor, wrong, 'mandatoryDataMissing', { token: plain });
    await portal.refused(resetSecondFactor, wrong, 'userBlocked', { token: plain });
    expect(await held(idCuenta)).toHaveLength(1);
    await portal.get(resetSecondFactor, { body: { idCuenta, ...code(acting.secreto).body } }, { token });
    expect(await held(idCuenta)).toEqual([]);
  });

  test('of an account without a password removes another’s for five minutes after its login', async () => {
    const lost = await waiting();
    const { id, usuario } = await addManager(portal);
    const { token } = await login(usuario);
    await dropPassword(id);
    const body = { idCuenta: lost.id };
    later(5 * 60 + 1);
    await portal.refused(resetSecondFactor, { body }, 'actionNotAllowed', { token });
    later(-5 * 60);
    await portal.get(resetSecondFactor, { body }, { token });
  });
});

test('turning it on and off is noted, with who did it', async () => {
  const { id, usuario } = await addManager(portal, { nombre: 'Amparo', apellidos: 'Ribera' });
  const { token } = await login(usuario);
  const { secreto } = await portal.get(beginSecondFactor, byPassword, { token });
  const { codigos } = await portal.get(confirmSecondFactor, code(secreto), { token });
  await portal.get(removeSecondFactor, { body: { codigo: codigos[0] ?? '' } }, { token });
  const params = { tipo: 'cuenta', objeto: String(id) } as const;
  expect(await portal.get(listActs, { params }, { token })).toMatchObject([
    { acto: 'segundoFactorDesactivado', gestor: 'Amparo Ribera' },
    { acto: 'segundoFactorActivado', gestor: 'Amparo Ribera' },
  ]);
});

describe('a login with a second factor', () => {
  test('is good for nothing but the code until that is right', async () => {
    const { token, secreto } = await waiting();
    await portal.refused(getSession, {}, 'sessionLost', { token });
    await isWrong(token, { body: { codigo: '123' } });
    await portal.refused(getSession, {}, 'sessionLost', { token });
    await portal.get(passSecondFactor, code(secreto), { token });
    expect(await portal.get(getSession, {}, { token })).toMatchObject({ userType: 'Gestor' });
  });

  test.each([-30, 0, 30])('takes the code of %i seconds from now', async (seconds) => {
    const { token, secreto } = await waiting();
    await portal.get(passSecondFactor, code(secreto, seconds), { token });
  });

  test.each([-60, 60])('refuses the code of %i seconds from now', async (seconds) => {
    const { token, secreto } = await waiting();
    await isWrong(token, code(secreto, seconds));
  });

  test('refuses a code that was used, and one from before it', async () => {
    const { token, secreto, usuario } = await waiting();
    const [before, used] = [code(secreto, -30), code(secreto)];
    await portal.get(passSecondFactor, used, { token });
    const again = (await login(usuario)).token;
    await isWrong(again, used);
    await isWrong(again, before);
    later(30);
    await portal.get(passSecondFactor, code(secreto), { token: again });
  });

  test('lets one of two in that send the same code at once', async () => {
    const { token, secreto, usuario } = await waiting();
    const other = (await login(usuario)).token;
    const answers = await Promise.all(
      [token, other].map((each) => portal.call(passSecondFactor, code(secreto), { token: each })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([0, 15]);
  });

  test('waits after five codes that were wrong, however many are sent at once', async () => {
    const { token, secreto } = await waiting();
    const guesses = Array.from({ length: 12 }, (_, guess) =>
      portal.call(passSecondFactor, { body: { codigo: String(100 + guess) } }, { token }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(15), ...Array(7).fill(90)]);
    await portal.refused(passSecondFactor, code(secreto), 'userBlocked', { token });
    later(61);
    await portal.get(passSecondFactor, code(secreto), { token });
  });

  test('takes a recovery code once, however it is typed', async () => {
    const { usuario } = await addManager(portal);
    const { token } = await login(usuario);
    const { secreto } = await portal.get(beginSecondFactor, byPassword, { token });
    const { codigos } = await portal.get(confirmSecondFactor, code(secreto), { token });
    const body = { codigo: ` ${codigos[0]?.toLowerCase().replaceAll('-', ' ')} ` };
    const again = (await login(usuario)).token;
    await portal.get(passSecondFactor, { body }, { token: again });
    expect(await portal.get(getSecondFactor, {}, { token: again })).toMatchObject({ codigosRestantes: 9 });
    await isWrong((await login(usuario)).token, { body });
  });

  test('lets a provisional token make these calls alone', async () => {
    const { token } = await waiting();
    const open = ['beginSecondFactor', 'confirmSecondFactor', 'logout', 'passSecondFactor'];
    const letIn: string[] = [];
    for (const [name, { access, method, path }] of Object.entries(api) as [keyof Api, Endpoint][]) {
      if (access === 'public' || !access.includes('Gestor') || name === 'logout') continue;
      const url = path.replace(/:\w+/g, '1');
      const headers = { authorization: `Bearer ${token}` };
      const { statusCode } = await portal.app.inject({ method, url, headers });
      if (statusCode !== 401) letIn.push(name);
    }
    expect([...letIn, 'logout'].sort()).toEqual(open);
    await portal.refused(beginSecondFactor, byPassword, 'cannotChangeState', { token });
    await portal.get(logout, {}, { token });
    await portal.refused(beginSecondFactor, byPassword, 'sessionLost', { token });
  });
});

test('new recovery codes void those before', async () => {
  const { token, secreto, usuario } = await waiting();
  await portal.get(passSecondFactor, code(secreto), { token });
  later(30);
  const first = await portal.get(renewRecoveryCodes, code(secreto), { token });
  later(30);
  const second = await portal.get(renewRecoveryCodes, code(secreto), { token });
  const codeOf = ({ codigos: [codigo = ''] }: typeof first) => ({ body: { codigo } });
  const again = (await login(usuario)).token;
  await isWrong(again, codeOf(first));
  await portal.get(passSecondFactor, codeOf(second), { token: again });
});

test('renewing the codes and turning it off wait after too many wrong codes too', async () => {
  for (const endpoint of [renewRecoveryCodes, removeSecondFactor]) {
    const { token, secreto } = await waiting();
    await portal.get(passSecondFactor, code(secreto), { token });
    for (let tries = 0; tries < 5; tries++)
      await portal.refused(endpoint, { body: { codigo: '1' } }, 'mandatoryDataMissing', { token });
    await portal.refused(endpoint, code(secreto, 30), 'userBlocked', { token });
  }
  const { usuario } = await addManager(portal);
  const { token } = await login(usuario);
  await portal.get(beginSecondFactor, byPassword, { token });
  const wrong = { body: { codigo: '1' } };
  for (let tries = 0; tries < 5; tries++)
    await portal.refused(confirmSecondFactor, wrong, 'mandatoryDataMissing', { token });
  await portal.refused(confirmSecondFactor, wrong, 'userBlocked', { token });
});

test('turned off by its code, it is asked for no more', async () => {
  const { token, secreto, usuario } = await waiting();
  await portal.get(passSecondFactor, code(secreto), { token });
  later(30);
  await portal.get(removeSecondFactor, code(secreto), { token });
  expect(await login(usuario)).not.toHaveProperty('segundoFactor');
});

describe('another manager', () => {
  test('resets it: the sessions end, and the audit keeps who did it', async () => {
    const lost = await waiting();
    await portal.get(passSecondFactor, code(lost.secreto), { token: lost.token });
    const { token } = await login((await addManager(portal, { nombre: 'Marta', apellidos: '' })).usuario);
    const body = { idCuenta: lost.id, passwordActual: password };
    await portal.get(resetSecondFactor, { body }, { token });
    await portal.refused(getSession, {}, 'sessionLost', { token: lost.token });
    expect(await login(lost.usuario)).not.toHaveProperty('segundoFactor');
    const params = { tipo: 'cuenta', objeto: String(lost.id) } as const;
    expect(await portal.get(listActs, { params }, { token })).toMatchObject([
      { acto: 'segundoFactorRestablecido', gestor: 'Marta' },
    ]);
    await portal.refused(resetSecondFactor, { body }, 'noSuchMove', { token });
  });

  test('cannot reset the own one, nor that of a student', async () => {
    const own = await waiting();
    const { token } = own;
    await portal.get(passSecondFactor, code(own.secreto), { token });
    later(30);
    for (const idCuenta of [own.id, (await addStudent(portal)).id]) {
      const body = { idCuenta, ...code(own.secreto).body };
      await portal.refused(resetSecondFactor, { body }, 'noSuchMove', { token });
    }
  });
});

test('where it is required, a manager without it sets it up at the login and cannot turn it off', async () => {
  const strict = await openPortal({ now: () => time, env: { SECOND_FACTOR: 'required' } });
  try {
    const { usuario } = await addManager(strict);
    const { token, segundoFactor } = await login(usuario, strict);
    expect(segundoFactor).toBe('alta');
    // The login stands for the password, which has just been typed, and not for long.
    later(5 * 60 + 1);
    await strict.refused(beginSecondFactor, { body: {} }, 'actionNotAllowed', { token });
    later(-5 * 60);
    await strict.refused(blockAccount, { body: { idCuenta: 1 } }, 'sessionLost', { token });
    const { secreto } = await strict.get(beginSecondFactor, { body: {} }, { token });
    await strict.get(confirmSecondFactor, code(secreto), { token });
    expect(await strict.get(getSecondFactor, {}, { token })).toMatchObject({ obligatorio: true });
    later(30);
    await strict.refused(removeSecondFactor, code(secreto), 'actionNotAllowed', { token });
    expect(await login(usuario, strict)).toMatchObject({ segundoFactor: 'codigo' });
  } finally {
    await strict.close();
  }
});

test('a secret of another key opens nothing, and a recovery code still does', async () => {
  const { id, usuario } = await addManager(portal);
  const { token } = await login(usuario);
  const { secreto } = await portal.get(beginSecondFactor, byPassword, { token });
  const { codigos } = await portal.get(confirmSecondFactor, code(secreto), { token });
  await portal.database.orm
    .update(secondFactors)
    .set({ secreto: 'of another key' })
    .where(eq(secondFactors.accountId, id));
  later(30);
  const again = (await login(usuario)).token;
  await isWrong(again, code(secreto));
  await portal.get(passSecondFactor, { body: { codigo: codigos[0] ?? '' } }, { token: again });
});
