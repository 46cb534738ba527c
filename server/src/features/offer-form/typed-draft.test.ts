import { randomUUID } from 'node:crypto';
import { getEditableOffer, saveOfferDraft } from '@portal/contract/offer-form';
import { type TypedOffer, typedOffer } from '@portal/contract/typed-offer';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyTyped } from '../../testing/any-typed.ts';
import { newCompany } from '../../testing/applications.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
let company: Awaited<ReturnType<typeof newCompany>>;

beforeAll(async () => {
  portal = await openPortal({
    // Every field is asked for.
    brand: (brand) => ({ ...brand, camposOferta: { practicas: {}, empleo: {} } }),
  });
  company = await newCompany(portal);
});
afterAll(() => portal.close());

/** What an input shows is the same for what is empty and for what is not there. */
const shown = (typed: TypedOffer): unknown =>
  Object.fromEntries(
    Object.entries(typedOffer.parse(typed)).map(([field, value]) => [field, value === '' ? null : value]),
  );

test('whatever is typed in the form of an offer is there when its draft is opened again', async () => {
  const claveEnvio = randomUUID();
  await fc.assert(
    fc.asyncProperty(anyTyped(typedOffer), async (oferta) => {
      const { urlAcceso } = await portal.get(saveOfferDraft, { body: { claveEnvio, oferta } }, company);
      const form = await portal.get(getEditableOffer, { params: { id: urlAcceso } }, company);
      expect(shown({ titulo: '', ...form.oferta })).toEqual(shown({ titulo: '', ...oferta }));
    }),
    { numRuns: 60 },
  );
});
