import { changeCompany, listOwnCompanies } from '@portal/contract/accounts';
import { getSession, logout } from '@portal/contract/session';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions } from '../../db/tables/accounts.ts';
import { addCompany, addContact, addJoining, addToCompany, companyToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

/** A contact of two companies, logged in for the first. */
const contactOfTwo = async () => {
  const one = await addCompany(portal, { nombreComercial: 'Una' });
  const two = await addCompany(portal, { nombreComercial: 'Otra' });
  const { id, usuario } = await addContact(portal, [one.id, two.id]);
  return { id, usuario, one, two, token: await companyToken(portal, usuario, one.id) };
};
const to = (idEmpresa: number) => ({ body: { idEmpresa } });

describe('a contact of several companies', () => {
  test('reads those that it may go on as', async () => {
    const { id, one, two, token } = await contactOfTwo();
    const waiting = await addCompany(portal, { estado: 'pendiente' });
    const left = await addCompany(portal);
    const asked = await addCompany(portal);
    await addJoining(portal, asked.id);
    await addToCompany(portal, id, waiting.id);
    await addToCompany(portal, id, left.id, { activo: false });
    await addToCompany(portal, id, asked.id, { activo: false, solicitado: new Date() });
    expect(await portal.get(listOwnCompanies, {}, { token })).toEqual([
      { idEmpresa: two.id, nombreComercial: 'Otra' },
      { idEmpresa: one.id, nombreComercial: 'Una' },
    ]);
    for (const { id: idEmpresa } of [waiting, left, asked])
      await portal.refused(changeCompany, to(idEmpresa), 'companyProblem', { token });
    await portal.get(getSession, {}, { token });
  });

  test('goes on as another with a token of its own, and the one before is dead', async () => {
    const { two, token } = await contactOfTwo();
    const { token: other } = await portal.get(changeCompany, to(two.id), { token });
    expect(await portal.get(getSession, {}, { token: other })).toMatchObject({
      idEmpresa: two.id,
      nombreComercial: 'Otra',
      variasEmpresas: true,
    });
    expect(await portal.call(getSession, {}, { token })).toMatchObject({ status: 2 });
    expect(await portal.call(changeCompany, to(two.id), { token })).toMatchObject({ status: 2 });
  });

  test('keeps what it has where the other is not its own, or does not exist', async () => {
    const { token } = await contactOfTwo();
    const { id } = await addCompany(portal);
    for (const idEmpresa of [id, 999_999])
      await portal.refused(changeCompany, to(idEmpresa), 'companyProblem', { token });
    await portal.refused(changeCompany, to(-1), 'mandatoryDataMissing', { token });
    await portal.get(getSession, {}, { token });
  });

  test('who presses twice has one session, and none after logging out at the same moment', async () => {
    const { id, one, two, token } = await contactOfTwo();
    const live = async () =>
      (await portal.database.orm.select().from(sessions).where(eq(sessions.accountId, id))).filter(
        ({ revocada }) => revocada === null,
      );
    const answers = await Promise.all([
      portal.call(changeCompany, to(two.id), { token }),
      portal.call(changeCompany, to(two.id), { token }),
      portal.call(changeCompany, to(two.id), { token }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([0, 2, 2]);
    expect(await live()).toHaveLength(1);

    const next = answers.find(({ status }) => status === 0)?.datos.token ?? '';
    const [changed] = await Promise.all([
      portal.call(changeCompany, to(one.id), { token: next }),
      portal.call(logout, {}, { token: next }),
    ]);
    expect(await live()).toHaveLength(changed.status === 0 ? 1 : 0);
  });
});
