import { getCv } from '@portal/contract/cv';
import { missingPersonalData } from '@portal/contract/missing-data';
import type { OfferType } from '@portal/contract/offer-fields';
import { getSession } from '@portal/contract/session';
import { countInternshipOffers, fittingOffers, listOffers } from '@portal/contract/student-offers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { studentToken } from '../server/src/testing/fixtures.ts';
import { openPortal, type TestPortal } from '../server/src/testing/portal.ts';
import { demoPassword } from './accounts.ts';
import { prepareDemo } from './prepare.ts';

/** What a visitor who tries the portal as a student finds, through the calls. */
describe.each([
  { BRAND: 'universidad', asked: ['numSegSocial'] },
  { BRAND: 'escuela', asked: [] },
])('of the demo of $BRAND', ({ BRAND, asked }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openPortal({ env: { BRAND } });
    const { services } = await portal.tools();
    const { brand, pages, publicUrl, files } = services;
    await prepareDemo({ database: portal.database, brand, pages, publicUrl, files, now: new Date() });
  }, 120_000);
  afterAll(() => portal.close());

  const types = ['practicas', 'empleo'] as const;

  /** The offers of a type that a student finds, newest first, and whether they qualify for each. */
  async function found(token: string, tipo: OfferType): Promise<boolean[]> {
    const fits: boolean[] = [];
    for (let pagina = 1, numTotal = 1; fits.length < numTotal; pagina++) {
      const call = { params: { tipo }, query: { pagina, porPagina: 100 } };
      const page = await portal.get(listOffers, call, { token });
      const query = { ofertas: page.ofertas.map(({ idoferta }) => idoferta).join(',') };
      const { ofertas } = await portal.get(fittingOffers, { query }, { token });
      fits.push(...ofertas.map(({ cumple }) => cumple));
      numTotal = page.numTotal;
    }
    return fits;
  }
  const share = (fits: readonly boolean[]): number => fits.filter(Boolean).length / fits.length;

  test('alumna@demo.test qualifies for a quarter of all offers or more, and has nothing left to give', async () => {
    const token = await studentToken(portal, 'alumna@demo.test', demoPassword);
    for (const tipo of types) {
      const fits = await found(token, tipo);
      expect(fits.length, tipo).toBeGreaterThan(80);
      expect(share(fits), tipo).toBeGreaterThan(0.25);
    }
    expect(await portal.get(missingPersonalData, {}, { token })).toEqual({ faltan: false, campos: [] });
  });

  test('alumno@demo.test lacks the CV document and the social security number, and qualifies for little', async () => {
    const token = await studentToken(portal, 'alumno@demo.test', demoPassword);
    for (const tipo of types) expect(share(await found(token, tipo)), tipo).toBeLessThan(0.1);
    const { cv, documentos } = await portal.get(getCv, {}, { token });
    expect([cv.personales.numSegSocial, documentos]).toEqual([null, []]);
    const missing = await portal.get(missingPersonalData, {}, { token });
    expect(missing.campos).toEqual(asked);
  });

  test('antigua@demo.test has jobs, some of which she qualifies for, and no internship', async () => {
    const token = await studentToken(portal, 'antigua@demo.test', demoPassword);
    const session = await portal.get(getSession, {}, { token });
    expect(session).toMatchObject({ conPracticas: false, conEmpleo: true, puedeOfertasPracticas: false });
    expect(await portal.get(countInternshipOffers, {}, { token })).toEqual({ numTotal: 0 });
    const call = { params: { tipo: 'practicas' }, query: {} } as const;
    await portal.refused(listOffers, call, 'noPlacementService', { token });
    const jobs = await found(token, 'empleo');
    expect(jobs.length).toBeGreaterThan(80);
    expect(share(jobs)).toBeGreaterThan(0.05);
  });
});
