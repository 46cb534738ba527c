import { randomUUID } from 'node:crypto';
import {
  addAgreementReview,
  discardAgreement,
  formaliseAgreement,
  getManagedAgreement,
  listAgreements,
  noteHandOver,
  passAgreementOn,
  receiveAgreement,
  returnAgreement,
  saveAgreementDraft,
  withdrawAgreementReview,
} from '@portal/contract/agreements';
import type { ErrorName } from '@portal/contract/statuses';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCompany, addContact, addManager, companyToken, managerToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { addMade } from './agreements.fixtures.ts';

let portal: TestPortal;
let manager: { token: string };
beforeAll(async () => {
  portal = await openPortal({ now: () => new Date('2030-11-24T10:00:00Z') });
  manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
});
afterAll(() => portal.close());

async function speaker() {
  const { id } = await addCompany(portal);
  return { id, token: await companyToken(portal, (await addContact(portal, [id])).usuario) };
}

test('what a company does to the agreement of another is refused, and its own draft is discarded', async () => {
  const [company, other] = [await speaker(), await speaker()];
  const { idConvenio, version } = await addMade(portal, other.id, { estado: 'borrador' });
  const review = { body: { idConvenio, nombre: 'Asesoría', claveEnvio: randomUUID() } };
  const discard = { body: { idConvenio } };
  const save = { body: { idConvenio, version, datos: { sincaducidad: true } } };
  await portal.refused(saveAgreementDraft, save, 'actionNotAllowed', company);
  await portal.refused(discardAgreement, discard, 'actionNotAllowed', company);
  await portal.refused(addAgreementReview, review, 'actionNotAllowed', company);
  const { id } = await portal.get(addAgreementReview, review, other);
  const withdraw = { body: { idConvenio, id } };
  await portal.refused(withdrawAgreementReview, withdraw, 'actionNotAllowed', company);
  await portal.get(discardAgreement, discard, other);
  expect(await portal.get(listAgreements, {}, other)).toEqual([]);
});

test('what a manager does to a draft, to a version that is not the present one or after the end is refused', async () => {
  const company = await speaker();
  const draft = await addMade(portal, company.id, { estado: 'borrador', tramitacionManual: true });
  const read = await addMade(portal, company.id, { tramitacionManual: true });
  const ended = await addMade(portal, company.id, { estado: 'caducado', tramitacionManual: true });
  const params = { id: draft.idConvenio };
  await portal.refused(getManagedAgreement, { params }, 'actionNotAllowed', manager);
  const cases: [{ idConvenio: number; version: number }, ErrorName][] = [
    [draft, 'actionNotAllowed'],
    [{ ...read, version: read.version + 1 }, 'cannotChangeState'],
    [ended, 'cannotChangeState'],
  ];
  const fecha = '2030-11-24';
  const motivos = [{ campo: 'firma' as const, motivo: 'Falta la firma.' }];
  for (const [{ idConvenio, version }, refusal] of cases) {
    const seen = { idConvenio, version };
    const note = { body: { ...seen, fecha, tipo: 'archivado' as const } };
    await portal.refused(noteHandOver, note, refusal, manager);
    await portal.refused(receiveAgreement, { body: { ...seen, fecha } }, refusal, manager);
    await portal.refused(passAgreementOn, { body: seen }, refusal, manager);
    const formalise = { body: { ...seen, fechaFormalizacion: fecha } };
    await portal.refused(formaliseAgreement, formalise, refusal, manager);
    await portal.refused(returnAgreement, { body: { ...seen, motivos } }, refusal, manager);
  }
});
