import { editPersonalData } from '@portal/contract/cv';
import { fittingOffers, listOffers } from '@portal/contract/offers';
import { loginStudent } from '@portal/contract/session';
import { afterEach, expect, test } from 'vitest';
import { addStudent, studentToken } from '../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

/** What no page sends, and somebody may. */

let portal: TestPortal;
afterEach(() => portal.close());

test('what the database cannot hold is malformed, not a failure', async () => {
  portal = await openPortal();
  const token = await studentToken(portal, (await addStudent(portal)).usuario);
  const malformed = 'mandatoryDataMissing';
  const tipo = 'practicas' as const;
  const nul = 'one\u0000two';
  await portal.refused(
    loginStudent,
    { body: { eAmbito: 'PrivadoAlumno', eUsuario: nul, ePassword: 'x' } },
    malformed,
  );
  await portal.refused(listOffers, { params: { tipo }, query: { texto: nul } }, malformed, { token });
  await portal.refused(listOffers, { params: { tipo }, query: { fechaDesde: '0000-01-01' } }, malformed, {
    token,
  });
  await portal.refused(fittingOffers, { query: { ofertas: '1,9999999999' } }, malformed, { token });
  const nobody = { telefono: null, dni: null, numSegSocial: null, idPais: null, idProvincia: null };
  await portal.refused(
    editPersonalData,
    { body: { ...nobody, localidad: nul, nacionalidades: [1] } },
    malformed,
    { token },
  );
});

test.each(['/api/Publico/dameMarca', '/API/Publico/dameMarca', '/%61pi/Publico/dameMarca'])(
  'the limit of calls from one address holds for %s',
  async (url) => {
    portal = await openPortal({ env: { RATE_LIMIT: '2' } });
    for (let call = 0; call < 2; call++) expect((await portal.app.inject(url)).statusCode).toBe(200);
    const refused = await portal.app.inject(url);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(refused.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(refused.json()).toMatchObject({ status: 500, mensaje: expect.any(String) });
    expect((await portal.app.inject('/healthz')).statusCode).toBe(200);
  },
);
