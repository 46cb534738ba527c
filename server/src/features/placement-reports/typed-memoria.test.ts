import { getOwnReports, saveMemoria } from '@portal/contract/placement-reports';
import { memoriaDraft } from '@portal/contract/placement-reports/report';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyTyped } from '../../testing/any-typed.ts';
import { newCompany } from '../../testing/applications.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { addPlacement } from '../placements/placements.fixtures.ts';

let portal: TestPortal;
beforeAll(async () => {
  // After the last day of the placement.
  portal = await openPortal({ now: () => new Date('2031-07-01T10:00:00Z') });
});
afterAll(() => portal.close());

test('whatever is typed in a final report is there when it is opened again', async () => {
  const company = await newCompany(portal);
  const { id: idPractica, student } = await addPlacement(portal, company.id, { estado: 'finalizada' });
  const read = () => portal.get(getOwnReports, { params: { id: idPractica } }, student);
  await fc.assert(
    fc.asyncProperty(anyTyped(memoriaDraft.partial()), async (datos) => {
      const { borrador, versionBorrador: version } = await read();
      await portal.get(saveMemoria, { body: { idPractica, version, datos } }, student);
      expect((await read()).borrador).toEqual({ ...borrador, ...datos });
    }),
    { numRuns: 20 },
  );
});
