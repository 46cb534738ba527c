import {
  deleteRejectionReason,
  listRejectionReasons,
  mostReasons,
  type ReasonScope,
  reasonScopes,
  saveRejectionReason,
} from '@portal/contract/rejection-reasons';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addManager, managerToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await openPortal();
  token = await managerToken(portal, (await addManager(portal)).usuario);
});
afterAll(() => portal.close());

const textos = (es: string) => ({ es, ca: `${es} (ca)`, en: `${es} (en)` });
const save = (ambito: ReasonScope, es: string, idMotivo?: number) =>
  portal.get(
    saveRejectionReason,
    { body: { ambito, textos: textos(es), ...(idMotivo && { idMotivo }) } },
    { token },
  );
const ofScope = async (ambito: ReasonScope) =>
  (await portal.get(listRejectionReasons, {}, { token })).filter((one) => one.ambito === ambito);

test('every scope begins with the usual reasons', async () => {
  for (const ambito of reasonScopes) expect((await ofScope(ambito)).length, ambito).toBeGreaterThan(0);
});

test('a reason is added, written anew and deleted', async () => {
  const { idMotivo } = await save('empleo', 'Falta el salario');
  await save('empleo', 'Falta indicar el salario', idMotivo);
  expect(await ofScope('empleo')).toContainEqual({
    idMotivo,
    ambito: 'empleo',
    textos: textos('Falta indicar el salario'),
  });
  for (let time = 0; time < 2; time++)
    await portal.get(deleteRejectionReason, { body: { idMotivo } }, { token });
  expect((await ofScope('empleo')).map((one) => one.idMotivo)).not.toContain(idMotivo);
  const body = { ambito: 'empleo' as const, textos: textos('Falta el salario'), idMotivo };
  await portal.refused(saveRejectionReason, { body }, 'actionNotAllowed', { token });
});

test('a scope has a sentence once', async () => {
  const { idMotivo } = await save('contactos', 'Ya no trabaja allí');
  const body = { ambito: 'contactos' as const, textos: { ...textos('Otro'), es: 'Ya no trabaja allí' } };
  await portal.refused(saveRejectionReason, { body }, 'alreadyExists', { token });
  await save('contactos', 'Ya no trabaja allí', idMotivo);
});

test('a reason is written in each language, on one line', async () => {
  for (const ca of ['', 'no', 'una\nlínia']) {
    const body = { ambito: 'empleo' as const, textos: { ...textos('Falta el salario'), ca } };
    const { datos } = await portal.refused(saveRejectionReason, { body }, 'mandatoryDataMissing', { token });
    expect(datos).toMatchObject({ campos: [{ campo: 'textos.ca' }] });
  }
});

test('a scope has no more than can be chosen from, however many are added at once', async () => {
  const before = (await ofScope('alumnos')).length;
  const added = await Promise.allSettled(
    Array.from({ length: mostReasons + 3 }, (_, place) => save('alumnos', `Motivo ${place}`)),
  );
  expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostReasons - before);
  expect(await ofScope('alumnos')).toHaveLength(mostReasons);
  const body = { ambito: 'alumnos' as const, textos: textos('Uno más') };
  await portal.refused(saveRejectionReason, { body }, 'cannotChangeState', { token });
});
