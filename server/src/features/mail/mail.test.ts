import { listMail } from '@portal/contract/mail';
import { afterEach, expect, test } from 'vitest';
import { keptMails } from '../../db/tables/messages.ts';
import { addManager, managerToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
afterEach(() => portal.close());

const open = async (env: Record<string, string> = {}): Promise<string> => {
  portal = await openPortal({ env });
  await portal.database.orm.insert(keptMails).values(
    [1, 2, 3].map((number) => ({
      para: `persona${number}@example.test`,
      asunto: `Aviso ${number}`,
      texto: 'Hola',
      fecha: new Date(Date.UTC(2030, 0, number)),
    })),
  );
  return managerToken(portal, (await addManager(portal)).usuario);
};

test('in the demo, managers read the mails that were kept, newest first', async () => {
  const token = await open();
  const all = await portal.get(listMail, { query: {} }, { token });
  expect(all.correos.map(({ asunto }) => asunto)).toEqual(['Aviso 3', 'Aviso 2', 'Aviso 1']);
  expect(all.numTotal).toBe(3);
  const page = await portal.get(listMail, { query: { pagina: 2, porPagina: 2 } }, { token });
  expect(page).toMatchObject({ correos: [{ asunto: 'Aviso 1' }], numTotal: 3 });
  await portal.refused(listMail, { query: { pagina: 'x' } }, 'mandatoryDataMissing', { token });
});

test('elsewhere nobody does', async () => {
  const token = await open({ DEMO: '0' });
  await portal.refused(listMail, { query: {} }, 'actionNotAllowed', { token });
});
