import { getSession, loginStudent, logout } from '@portal/contract/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStudent, password, studentToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('a student logs in, is known by the token, and is not after logging out', async () => {
  const { usuario } = await addStudent(portal);
  const token = await studentToken(portal, usuario);
  expect(await portal.get(getSession, {}, { token })).toMatchObject({
    userType: 'Alumno',
    conPracticas: true,
  });
  await portal.get(logout, {}, { token });
  expect(await portal.call(getSession, {}, { token })).toMatchObject({ status: 2 });
});

test('an unknown user and a wrong password get the same answer', async () => {
  const { usuario } = await addStudent(portal);
  const body = (eUsuario: string) => ({ eAmbito: 'PrivadoAlumno', eUsuario, ePassword: 'wrong' }) as const;
  const wrong = await portal.refused(loginStudent, { body: body(usuario) }, 'accessDenied');
  const unknown = await portal.refused(loginStudent, { body: body('nobody@example.test') }, 'accessDenied');
  expect({ ...unknown, referencia: '' }).toEqual({ ...wrong, referencia: '' });
});

test('too many wrong passwords block the login for a time, even for the right one', async () => {
  const { usuario } = await addStudent(portal);
  const body = { eAmbito: 'PrivadoAlumno', eUsuario: usuario, ePassword: 'wrong' } as const;
  for (let attempt = 0; attempt < 5; attempt++) await portal.refused(loginStudent, { body }, 'accessDenied');
  const envelope = await portal.refused(
    loginStudent,
    { body: { ...body, ePassword: password } },
    'userBlocked',
  );
  expect(envelope.mensaje).toMatch(/15/);
});
