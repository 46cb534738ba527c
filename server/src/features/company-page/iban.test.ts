import { randomUUID } from 'node:crypto';
import { getCandidate, moveCandidate, moveCandidates } from '@portal/contract/candidates';
import { closeOffer } from '@portal/contract/company-offers';
import { editCompanyIban } from '@portal/contract/company-page';
import { createOffer, editOffer } from '@portal/contract/offer-form';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCandidate, newCompany } from '../../testing/applications.ts';
import { addOffer } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { fullInternship, fullJob } from '../offer-form/offer-form.fixtures.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal({
    now: () => new Date('2030-11-05T10:00:00Z'),
    brand: (brand) => ({
      ...brand,
      opciones: { ...brand.opciones, ibanEmpresaObligatorio: true, formularioIncorporacion: false },
    }),
  });
});
afterAll(() => portal.close());

test('where the institution needs it, no internship is sent or closed as filled before the IBAN is given (72)', async () => {
  const company = await newCompany(portal);
  const waiting = await addOffer(portal, company.id, { estado: 'pendiente' });
  const { urlOferta, id } = await newCandidate(portal, company.id);
  const chosen = { candidatoSeleccionado: true, fechaInicioContrato: '2030-12-01' };
  const sent = { body: { claveEnvio: randomUUID(), oferta: fullInternship() } };
  const edited = { body: { urlOferta: waiting.urlAcceso, oferta: fullInternship() } };
  const closed = { body: { urlOferta, ...chosen, candidaturas: [id] } };
  await portal.refused(createOffer, sent, 'ibanRequired', company);
  await portal.refused(editOffer, edited, 'ibanRequired', company);
  await portal.refused(closeOffer, closed, 'ibanRequired', company);

  await portal.get(createOffer, { body: { claveEnvio: randomUUID(), oferta: fullJob() } }, company);
  const unfilled = await addOffer(portal, company.id);
  const nobody = { urlOferta: unfilled.urlAcceso, candidatoSeleccionado: false };
  await portal.get(closeOffer, { body: nobody }, company);

  await portal.get(editCompanyIban, { body: { iban: 'ES9121000418450200051332' } }, company);
  await portal.get(createOffer, sent, company);
  await portal.get(editOffer, edited, company);
  await portal.get(closeOffer, closed, company);
});

test('no candidate of an internship is selected before the IBAN is given, one or several, and nobody is moved by trying', async () => {
  const company = await newCompany(portal);
  const one = await newCandidate(portal, company.id, { idEstado: 4 });
  const stateOf = async () =>
    (await portal.get(getCandidate, { params: { id: one.id } }, company)).candidato.idEstado;
  const several = {
    urlOferta: one.urlOferta,
    candidaturas: [{ idCandidatura: one.id, idEstadoVisto: 4 as const }],
    idEstado: 5 as const,
  };
  const select = { body: { idCandidatura: one.id, idEstado: 5 as const } };
  await portal.refused(moveCandidate, select, 'ibanRequired', company);
  expect(await stateOf()).toBe(4);
  await portal.get(moveCandidates, { body: { ...several, soloVer: true } }, company);
  await portal.refused(moveCandidates, { body: several }, 'ibanRequired', company);

  await portal.get(editCompanyIban, { body: { iban: 'ES9121000418450200051332' } }, company);
  await portal.get(moveCandidate, select, company);
  expect(await stateOf()).toBe(5);
});
