import {
  acceptVerification,
  editVerification,
  getVerification,
  rejectVerification,
} from '@portal/contract/company-verification';
import { listCompanyNotifications } from '@portal/contract/notifications';
import { countPending, getPendingCompany, listPendingCompanies } from '@portal/contract/validations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companies } from '../../db/tables/companies.ts';
import { newCompany } from '../../testing/applications.ts';
import { addCompany, addJoining, addManager, managerToken, newCif } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { verificationBody } from './company-verification.fixtures.ts';

let portal: TestPortal;
let manager: { token: string };
beforeAll(async () => {
  portal = await openPortal();
  manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
});
afterAll(() => portal.close());

type Company = Awaited<ReturnType<typeof newCompany>>;
const read = (as: Company) => portal.get(getVerification, {}, as);

/** A company that has asked for a change, with what it asked. */
async function asking() {
  const company = await newCompany(portal);
  const asked = verificationBody();
  const { version } = await read(company);
  await portal.get(editVerification, { body: { ...asked, version } }, company);
  const fecha = (await read(company)).cambio?.fecha ?? '';
  return { company, asked, decided: { idEmpresa: company.id, fecha } };
}

const tipos = async (company: Company) =>
  (await portal.get(listCompanyNotifications, {}, company)).notificaciones.map(({ titulo }) => titulo);

describe('what a company changes of its verified data', () => {
  test('waits for a manager, who reads it beside what is verified, and is theirs once accepted', async () => {
    const { company, asked, decided } = await asking();
    expect(await read(company)).toMatchObject({
      cambio: { datos: asked, estado: 'pendiente', motivo: null },
    });
    const { empresa, verificacion } = await portal.get(
      getPendingCompany,
      { params: { id: company.id } },
      manager,
    );
    expect(empresa).toMatchObject({ validada: true, conCambio: true });
    expect(verificacion?.fecha).toBe(decided.fecha);
    expect(verificacion?.cambios.map(({ campo, ahora }) => [campo, ahora])).toEqual(Object.entries(asked));
    await portal.get(acceptVerification, { body: decided }, manager);
    expect(await read(company)).toMatchObject({ ...asked, cambio: null });
    await portal.refused(acceptVerification, { body: decided }, 'noSuchMove', manager);
    await portal.refused(getPendingCompany, { params: { id: company.id } }, 'companyProblem', manager);
    expect(await tipos(company)).toEqual(['Hemos verificado los datos de su empresa']);
  });

  test('stands with the reason once it is turned down, and is asked for anew', async () => {
    const { company, asked, decided } = await asking();
    const body = { ...decided, motivo: 'El NIF es de otra sociedad' };
    await portal.get(rejectVerification, { body }, manager);
    const { cambio, version, nombreFiscal } = await read(company);
    expect(cambio).toMatchObject({ datos: asked, estado: 'rechazada', motivo: body.motivo });
    expect(nombreFiscal).not.toBe(asked.nombreFiscal);
    await portal.refused(rejectVerification, { body }, 'noSuchMove', manager);
    await portal.get(editVerification, { body: { ...asked, version } }, company);
    expect((await read(company)).cambio).toMatchObject({ estado: 'pendiente', motivo: null });
  });

  test('is one change sent twice, is told to the reader of an older one (49), and is withdrawn by what is verified', async () => {
    const { company, asked, decided } = await asking();
    await portal.get(editVerification, { body: { ...asked, version: 'otra' } }, company);
    const other = { ...asked, firmanteCargo: 'Gerente' };
    const late = { body: { ...other, version: 'otra' } };
    await portal.refused(editVerification, late, 'cannotChangeState', company);
    const cif = newCif();
    await portal.database.orm.update(companies).set({ cif }).where(eq(companies.id, company.id));
    const { version } = await read(company);
    await portal.get(editVerification, { body: { ...other, version } }, company);
    const old = { body: { ...decided, fecha: '2020-01-01T00:00:00.000Z' } };
    await portal.refused(acceptVerification, old, 'cannotChangeState', manager);
    await portal.refused(
      rejectVerification,
      { body: { ...old.body, motivo: 'Antiguo' } },
      'cannotChangeState',
      manager,
    );
    const { cambio, idPais, version: now, ...verified } = await read(company);
    await portal.get(editVerification, { body: { ...verified, version: now } }, company);
    expect((await read(company)).cambio).toBeNull();
  });

  test('never takes the tax id of another company (8), even where that came first meanwhile', async () => {
    const cif = newCif();
    const { company, decided, asked } = await asking();
    const { version } = await read(company);
    await addCompany(portal, { cif });
    await portal.refused(editVerification, { body: { ...asked, cif, version } }, 'alreadyExists', company);
    await addCompany(portal, { cif: asked.cif });
    await portal.refused(acceptVerification, { body: decided }, 'alreadyExists', manager);
  });

  test.each([
    ['cif', { cif: 'B12345675' }, 'taxIdMalformed'],
    ['cif', { cif: 'DE811907980' }, 'taxIdMalformed'],
    ['firmanteDni', { firmanteDni: '12345678A' }, 'identityDocumentInvalid'],
    ['firmanteEmail', { firmanteEmail: 'pilar' }, 'emailInvalid'],
    ['firmanteTelefono', { firmanteTelefono: '123' }, 'phoneInvalid'],
    ['nombreFiscal', { nombreFiscal: '' }, 'mandatoryDataMissing'],
  ] as const)('is refused where %s is wrong: %j', async (campo, wrong, refusal) => {
    const company = await newCompany(portal);
    const { version } = await read(company);
    const call = { body: { ...verificationBody(), ...wrong, version } };
    const { datos } = await portal.call(editVerification, call, company);
    expect(datos).toMatchObject({ campos: [{ campo }] });
    await portal.refused(editVerification, call, refusal, company);
    expect((await read(company)).cambio).toBeNull();
  });

  test('is decided on of a company that is there', async () => {
    const body = { idEmpresa: 999_999, fecha: '2020-01-01T00:00:00.000Z' };
    await portal.refused(acceptVerification, { body }, 'companyProblem', manager);
    await portal.refused(
      rejectVerification,
      { body: { ...body, motivo: 'Nadie' } },
      'companyProblem',
      manager,
    );
  });

  test('waits once beside somebody who asks to join the company', async () => {
    const before = await portal.get(countPending, {}, manager);
    const { company } = await asking();
    await addJoining(portal, company.id);
    expect((await portal.get(countPending, {}, manager)).numEmpresas).toBe(before.numEmpresas + 1);
    const { empresas } = await portal.get(listPendingCompanies, { query: { porPagina: 100 } }, manager);
    expect(empresas.filter(({ idEmpresa }) => idEmpresa === company.id)).toHaveLength(1);
  });
});
