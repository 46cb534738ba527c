import { getOwnOfferAsStudent } from '@portal/contract/company-offers';
import { editOwnCompany, getOwnCompany } from '@portal/contract/company-page';
import { missingCompanyData } from '@portal/contract/missing-data';
import { getSession } from '@portal/contract/session';
import { getOffer, listOffers } from '@portal/contract/student-offers';
import { getPendingCompany } from '@portal/contract/validations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companies } from '../../db/tables/companies.ts';
import {
  addCompany,
  addContact,
  addJoining,
  addManager,
  addOffer,
  addStudent,
  companyToken,
  managerToken,
  studentToken,
} from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const body = {
  nombreComercial: 'Talleres Roble',
  idTipoEmpresa: 1,
  idSector: 3,
  rangoEmpleados: 2,
  descripcion: 'Fabricamos muebles a medida.\n\nDesde 1962.',
  web: 'https://www.roble.example',
  direccion: 'Calle Mayor, 1',
  cp: '46001',
  idProvincia: 46,
  localidad: 'València',
};

/** A company with somebody who speaks for it. */
async function speaker(values: Parameters<typeof addCompany>[1] = {}) {
  const { id, nombreFiscal, cif } = await addCompany(portal, values);
  const { usuario } = await addContact(portal, [id]);
  return { id, nombreFiscal, cif, usuario, as: { token: await companyToken(portal, usuario) } };
}

const keptOf = async (id: number) => {
  const [row] = await portal.database.orm.select().from(companies).where(eq(companies.id, id));
  return row;
};

describe('a company', () => {
  test('may move to another country, where its province is written', async () => {
    const { id, as } = await speaker();
    const abroad = { ...body, idPais: 250, provincia: 'Bretagne' };
    await portal.get(editOwnCompany, { body: abroad }, as);
    expect(await keptOf(id)).toMatchObject({ idPais: 250, idProvincia: null, provincia: 'Bretagne' });
    expect(await portal.get(missingCompanyData, {}, as)).toEqual({ faltan: false, campos: [] });
    for (const [wrong, campo] of [
      [{ ...abroad, provincia: null }, 'provincia'],
      [{ ...body, idProvincia: null }, 'idProvincia'],
      [{ ...abroad, idPais: 9_999 }, 'idPais'],
    ] as const) {
      const { datos } = await portal.refused(editOwnCompany, { body: wrong }, 'mandatoryDataMissing', as);
      expect(datos).toMatchObject({ campos: [{ campo }] });
    }
  });

  test('gives what is missing of it, for all who speak for it and for no other company', async () => {
    const company = await speaker({ nombreComercial: 'Roble' });
    const colleague = await addContact(portal, [company.id]);
    const other = await speaker();
    const before = await portal.get(getOwnCompany, {}, other.as);
    const opened = await portal.get(getOwnCompany, {}, company.as);
    expect(opened).toMatchObject({
      nombreFiscal: company.nombreFiscal,
      cif: company.cif,
      estado: 'validada',
      nombreComercial: 'Roble',
      descripcion: null,
      idProvincia: null,
    });
    expect((await portal.get(missingCompanyData, {}, company.as)).faltan).toBe(true);

    const call = { body: { ...body, version: opened.version } };
    const { version } = await portal.get(editOwnCompany, call, company.as);
    const said = await portal.get(
      getOwnCompany,
      {},
      { token: await companyToken(portal, colleague.usuario) },
    );
    expect(said).toEqual({
      idPais: 1,
      provincia: null,
      ...body,
      version,
      nombreFiscal: company.nombreFiscal,
      cif: company.cif,
      estado: 'validada',
    });
    expect(await portal.get(missingCompanyData, {}, company.as)).toEqual({ faltan: false, campos: [] });
    expect((await portal.get(getSession, {}, company.as)).nombreComercial).toBe('Talleres Roble');
    expect(await portal.get(getOwnCompany, {}, other.as)).toEqual(before);
  });

  test('keeps its legal name, its tax id and its state, whatever else is sent', async () => {
    const company = await speaker();
    const more = {
      ...body,
      nombreFiscal: 'Otra, S. L.',
      cif: 'B12345674',
      estado: 'bloqueada',
      iban: 'ES00',
    };
    await portal.get(editOwnCompany, { body: more }, company.as);
    const { nombreFiscal, cif } = company;
    expect(await keptOf(company.id)).toMatchObject({ nombreFiscal, cif, estado: 'validada', iban: null });
  });

  test('may leave out its web and its size', async () => {
    const company = await speaker({ web: 'https://www.antes.example', rangoEmpleados: 5 });
    await portal.get(editOwnCompany, { body: { ...body, web: '', rangoEmpleados: null } }, company.as);
    expect(await keptOf(company.id)).toMatchObject({ web: null, rangoEmpleados: null });
  });

  test.each([
    ['nombreComercial', { nombreComercial: ' ' }],
    ['nombreComercial', { nombreComercial: 'R'.repeat(151) }],
    ['idTipoEmpresa', { idTipoEmpresa: 9 }],
    ['idSector', { idSector: 999 }],
    ['rangoEmpleados', { rangoEmpleados: 99 }],
    ['descripcion', { descripcion: ' <br> \n' }],
    ['descripcion', { descripcion: 'd'.repeat(4001) }],
    ['web', { web: 'javascript:alert(1)' }],
    ['direccion', { direccion: ' ' }],
    ['cp', { cp: '' }],
    ['idProvincia', { idProvincia: 99 }],
    ['localidad', { localidad: '' }],
    ['version', { version: 'otra' }],
  ])('is told that %s is wrong, and nothing is changed', async (campo, wrong) => {
    const company = await speaker();
    const before = await keptOf(company.id);
    const call = { body: { ...body, ...wrong } };
    const { datos } = await portal.refused(editOwnCompany, call, 'mandatoryDataMissing', company.as);
    expect(datos).toMatchObject({ campos: [{ campo }] });
    expect(await keptOf(company.id)).toEqual(before);
  });

  test('is not changed by a student or a manager', async () => {
    const student = await studentToken(portal, (await addStudent(portal)).usuario);
    const manager = await managerToken(portal, (await addManager(portal)).usuario);
    for (const token of [student, manager]) {
      for (const { status } of [
        await portal.call(getOwnCompany, {}, { token }),
        await portal.call(editOwnCompany, { body }, { token }),
      ]) {
        expect(status).toBe(71);
      }
    }
  });
});

describe('the description', () => {
  test('has a br tag for each line break where it is kept, and line breaks for whoever reads it', async () => {
    const company = await speaker();
    const typed = '  Muebles.\r\nA medida.\rCon <b>madera</b>.<BR/><br />Desde 1962.\n ';
    await portal.get(editOwnCompany, { body: { ...body, descripcion: typed } }, company.as);
    expect((await keptOf(company.id))?.descripcion).toBe(
      'Muebles.<br>A medida.<br>Con <b>madera</b>.<br><br>Desde 1962.',
    );
    const read = 'Muebles.\nA medida.\nCon <b>madera</b>.\n\nDesde 1962.';
    expect((await portal.get(getOwnCompany, {}, company.as)).descripcion).toBe(read);

    const { urlAcceso } = await addOffer(portal, company.id);
    const student = await studentToken(portal, (await addStudent(portal)).usuario);
    const shown = await portal.get(getOffer, { params: { id: urlAcceso } }, { token: student });
    expect(shown.oferta.empresa?.descripcion).toBe(read);
    const preview = await portal.get(getOwnOfferAsStudent, { params: { id: urlAcceso } }, company.as);
    expect(preview.oferta.empresa?.descripcion).toBe(read);
    await addJoining(portal, company.id);
    const manager = await managerToken(portal, (await addManager(portal)).usuario);
    const pending = await portal.get(getPendingCompany, { params: { id: company.id } }, { token: manager });
    expect(pending.empresa.descripcion).toBe(read);
  });

  test('is read whatever the tag looks like, and the same text is no change', async () => {
    const company = await speaker({ ...body, descripcion: 'Uno<br />dos<BR>tres' });
    const opened = await portal.get(getOwnCompany, {}, company.as);
    expect(opened.descripcion).toBe('Uno\ndos\ntres');
    const same = { ...body, descripcion: 'Uno\ndos\ntres' };
    expect((await portal.get(editOwnCompany, { body: same }, company.as)).version).toBe(opened.version);
    expect((await keptOf(company.id))?.descripcion).toBe('Uno<br />dos<BR>tres');
  });
});

describe('two who change it at once', () => {
  test('are told: the second keeps what was typed, and saves it over the first or not at all', async () => {
    const company = await speaker(body);
    const { version } = await portal.get(getOwnCompany, {}, company.as);
    const [first, second] = [
      { ...body, version, cp: '46002' },
      { ...body, version, web: '' },
    ];
    const after = await portal.get(editOwnCompany, { body: first }, company.as);
    await portal.refused(editOwnCompany, { body: second }, 'cannotChangeState', company.as);
    expect(await keptOf(company.id)).toMatchObject({ cp: '46002', web: body.web });
    await portal.get(editOwnCompany, { body: { ...second, version: after.version } }, company.as);
    expect(await keptOf(company.id)).toMatchObject({ cp: '46001', web: null });
  });

  test('in the same moment are one after the other: one of them is refused', async () => {
    const company = await speaker(body);
    const { version } = await portal.get(getOwnCompany, {}, company.as);
    const change = (cp: string) =>
      portal.call(editOwnCompany, { body: { ...body, version, cp } }, company.as);
    const answers = await Promise.all(['46010', '46011', '46012'].map(change));
    expect(answers.map(({ status }) => status).sort()).toEqual([0, 49, 49]);
  });

  test('the same change sent twice is one change', async () => {
    const company = await speaker(body);
    const { version } = await portal.get(getOwnCompany, {}, company.as);
    const call = { body: { ...body, version, cp: '46002' } };
    const answers = await Promise.all([0, 1].map(() => portal.get(editOwnCompany, call, company.as)));
    expect(new Set(answers.map((answer) => answer.version)).size).toBe(1);
    expect(answers[0]?.version).not.toBe(version);
  });
});

test('its open offers are listed and found under its new name, but for those that hide it', async () => {
  const company = await speaker({ ...body, nombreComercial: 'Quejigo Antiguo' });
  const named = await addOffer(portal, company.id);
  const hiding = await addOffer(portal, company.id, { content: { ocultarDatosEmpresa: true } });
  const draft = await addOffer(portal, company.id, { estado: 'borrador' });
  const token = await studentToken(portal, (await addStudent(portal)).usuario);
  const found = async (texto: string) => {
    const query = { params: { tipo: 'practicas' as const }, query: { texto } };
    const { ofertas } = await portal.get(listOffers, query, { token });
    return ofertas.map(({ idoferta, empresa }) => ({ idoferta, empresa }));
  };
  expect(await found('quejigo')).toEqual([{ idoferta: named.id, empresa: 'Quejigo Antiguo' }]);
  const renamed = { ...body, nombreComercial: 'Alcornoque Nuevo' };
  await portal.get(editOwnCompany, { body: renamed }, company.as);
  expect(await found('alcornoque')).toEqual([{ idoferta: named.id, empresa: 'Alcornoque Nuevo' }]);
  expect(await found('quejigo')).toEqual([]);
  const { ofertas } = await portal.get(
    listOffers,
    { params: { tipo: 'practicas' }, query: { porPagina: 100 } },
    { token },
  );
  expect(ofertas.find(({ idoferta }) => idoferta === hiding.id)).toMatchObject({ empresa: null });
  expect(ofertas.some(({ idoferta }) => idoferta === draft.id)).toBe(false);
});
