import { randomUUID } from 'node:crypto';
import {
  addAgreement,
  addAgreementReview,
  commentAgreement,
  getAgreement,
  openAgreementReview,
  withdrawAgreementReview,
} from '@portal/contract/agreements';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agreementComments, agreementReviews } from '../../db/tables/agreements.ts';
import { addCompany, addContact, companyToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { agreements as area } from './agreements.area.ts';
import { addMade, requestBody } from './agreements.fixtures.ts';

const day = 86_400_000;
const start = new Date('2030-11-24T10:00:00Z');
let now = start;
let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal({ now: () => now });
});
afterAll(() => portal.close());

async function speaker() {
  const { id } = await addCompany(portal);
  return { id, token: await companyToken(portal, (await addContact(portal, [id])).usuario) };
}

const linkOf = (idConvenio: number) => ({ idConvenio, nombre: 'Asesoría', claveEnvio: randomUUID() });

/** An agreement that awaits its signature, with a link by which it is reviewed. */
async function reviewed() {
  const company = await speaker();
  const { idConvenio } = await addMade(portal, company.id);
  const { id, url } = await portal.get(addAgreementReview, { body: linkOf(idConvenio) }, company);
  return { company, idConvenio, id, token: url.split('#')[1] ?? '' };
}

test('a reviewer reads the text as it will be, and of the IBAN its last four figures alone', async () => {
  const company = await speaker();
  const iban = 'ES91 2100 0418 4502 0005 1332';
  const body = await requestBody(portal, company.id, {
    pagoDomiciliado: true,
    ibanDomiciliacion: iban,
    sincaducidad: false,
    fechaCaducidad: '2031-11-24',
    requierePedido: true,
    pedidoAnual: true,
    numeroPedido: 'PED-1',
  });
  const { idConvenio } = await portal.get(addAgreement, { body }, company);
  const { url } = await portal.get(addAgreementReview, { body: linkOf(idConvenio) }, company);
  const token = url.split('#')[1] ?? '';
  const shown = await portal.get(openAgreementReview, { body: { token } });
  expect(shown.datos.ibanDomiciliacion).toBe('•••• 1332');
  expect(shown.texto).toContain('•••• 1332');
  expect(shown.texto).toContain('Su vigencia termina el 24 de noviembre de 2031.');
  expect(shown.texto).toContain('<strong>Número de pedido</strong>: PED-1, para todo el año');
  expect(JSON.stringify(shown).replace(/\s/g, '')).not.toContain('21000418');
});

test('a link takes 50 comments, and the last one that is sent again is one still', async () => {
  const { id, token } = await reviewed();
  const comment = { campo: 'texto', texto: 'Falta un anexo.' } as const;
  const before = Array.from({ length: 49 }, () => ({
    ...comment,
    reviewId: id,
    claveEnvio: randomUUID(),
    fecha: now,
  }));
  await portal.database.orm.insert(agreementComments).values(before);
  const last = { body: { ...comment, token, claveEnvio: randomUUID() } };
  const kept = await portal.get(commentAgreement, last);
  expect(await portal.get(commentAgreement, last)).toEqual(kept);
  const more = { body: { ...last.body, claveEnvio: randomUUID() } };
  const { datos } = await portal.refused(commentAgreement, more, 'mandatoryDataMissing');
  expect(datos).toMatchObject({ campos: [{ campo: 'texto', mensaje: expect.stringContaining('50') }] });
});

test('an agreement takes 50 links at a time', async () => {
  const { company, idConvenio, id } = await reviewed();
  const before = Array.from({ length: 48 }, () => ({
    agreementId: idConvenio,
    secretoHash: randomUUID(),
    nombre: 'Asesoría',
    creada: now,
    caduca: new Date(now.getTime() + day),
  }));
  await portal.database.orm.insert(agreementReviews).values(before);
  const last = { body: linkOf(idConvenio) };
  const made = await portal.get(addAgreementReview, last, company);
  expect(await portal.get(addAgreementReview, last, company)).toEqual(made);
  const more = { body: linkOf(idConvenio) };
  await portal.refused(addAgreementReview, more, 'cannotChangeState', company);
  await portal.get(withdrawAgreementReview, { body: { idConvenio, id } }, company);
  await portal.get(addAgreementReview, more, company);
});

test('what a reviewer gave of themselves is gone a year after the link ended', async () => {
  const { company, idConvenio, id, token } = await reviewed();
  const comment = { token, campo: 'texto', texto: 'Falta un anexo.', claveEnvio: randomUUID() } as const;
  await portal.get(commentAgreement, { body: comment });
  const reviews = async () =>
    (await portal.get(getAgreement, { params: { id: idConvenio } }, company)).revisiones;
  const sweepAfter = async (days: number) => {
    now = new Date(start.getTime() + days * day + 1);
    await area.sweep(await portal.tools()).finally(() => {
      now = start;
    });
  };
  await sweepAfter(14 + 364);
  expect(await reviews()).toHaveLength(1);
  await sweepAfter(14 + 365);
  expect(await reviews()).toEqual([]);
  expect(await portal.database.orm.$count(agreementComments, eq(agreementComments.reviewId, id))).toBe(0);
});
