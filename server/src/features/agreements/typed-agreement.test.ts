import {
  agreementDraft,
  getAgreement,
  saveAgreementDraft,
  startAgreement,
} from '@portal/contract/agreements';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyTyped } from '../../testing/any-typed.ts';
import { newCompany } from '../../testing/applications.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('whatever is typed in the request of an agreement is there when it is opened again', async () => {
  const company = await newCompany(portal);
  const { idConvenio } = await portal.get(startAgreement, {}, company);
  const read = () => portal.get(getAgreement, { params: { id: idConvenio } }, company);
  await fc.assert(
    fc.asyncProperty(anyTyped(agreementDraft), async (datos) => {
      const { version, datos: before } = await read();
      await portal.get(saveAgreementDraft, { body: { idConvenio, version, datos } }, company);
      expect((await read()).datos).toEqual({
        ...before,
        ...datos,
        ...(datos.datosFirmante && { datosFirmante: { ...before.datosFirmante, ...datos.datosFirmante } }),
      });
    }),
    { numRuns: 30 },
  );
});
