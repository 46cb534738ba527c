import { listActs } from '@portal/contract/audit';
import { getOwnOfferAsStudent } from '@portal/contract/company-offers';
import {
  editCompanyIban,
  editCompanyLogo,
  editOwnCompany,
  getCompanyIban,
  getOwnCompany,
} from '@portal/contract/company-page';
import { getManagedOffer } from '@portal/contract/managed-offers';
import { missingCompanyData } from '@portal/contract/missing-data';
import { getSession } from '@portal/contract/session';
import { getOffer, listOffers } from '@portal/contract/student-offers';
import { getPendingCompany, getPendingOffer } from '@portal/contract/validations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../../db/tables/accounts.ts';
import { companies } from '../../db/tables/companies.ts';
import { fileSamples } from '../../testing/file-samples.ts';
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
import { jpegWith } from '../cv/cv.fixtures.ts';

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

describe('the IBAN of a company', () => {
  test('is kept without spaces, and shown but for its middle, to its company alone', async () => {
    const company = await speaker();
    const other = await speaker();
    expect(await portal.get(getCompanyIban, {}, company.as)).toEqual({ iban: null });
    const written = { body: { iban: 'es91 2100 0418 4502 0005 1332' } };
    const masked = { iban: 'ES91 •••• •••• •••• •••• 1332' };
    for (let sent = 0; sent < 2; sent++)
      expect(await portal.get(editCompanyIban, written, company.as)).toEqual(masked);
    expect(await portal.get(getCompanyIban, {}, company.as)).toEqual(masked);
    expect(await keptOf(company.id)).toMatchObject({ iban: 'ES9121000418450200051332' });
    expect(await portal.get(getCompanyIban, {}, other.as)).toEqual({ iban: null });
  });

  test('is read whole by managers, who see when it was changed and by whom, not from what', async () => {
    const { id, usuario, as } = await speaker();
    await addJoining(portal, id);
    const { urlAcceso } = await addOffer(portal, id, { estado: 'pendiente' });
    const manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
    const shown = async () => [
      (await portal.get(getPendingCompany, { params: { id } }, manager)).empresa.iban,
      (await portal.get(getPendingOffer, { params: { id: urlAcceso }, query: {} }, manager)).empresa.iban,
      (await portal.get(getManagedOffer, { params: { id: urlAcceso } }, manager)).ibanEmpresa,
    ];
    expect(await shown()).toEqual([null, null, null]);
    const [one, other] = ['ES9121000418450200051332', 'ES7921000813610123456789'];
    for (const iban of [one, one, other]) await portal.get(editCompanyIban, { body: { iban } }, as);
    expect(await shown()).toEqual([other, other, other]);
    const acts = await portal.get(listActs, { params: { tipo: 'empresa', objeto: String(id) } }, manager);
    const [contact] = await portal.database.orm.select().from(accounts).where(eq(accounts.usuario, usuario));
    const gestor = `${contact?.nombre} ${contact?.apellidos}`.trim();
    expect(acts).toMatchObject([
      { acto: 'ibanModificado', gestor },
      { acto: 'ibanModificado', gestor },
    ]);
    expect(JSON.stringify(acts)).not.toMatch(/1332|6789/);
  });

  test('is refused where it is wrong (73), and the one before stays', async () => {
    const company = await speaker({ iban: 'ES9121000418450200051332' });
    const wrong = { body: { iban: 'ES9121000418450200051333' } };
    const { datos } = await portal.refused(editCompanyIban, wrong, 'ibanInvalid', company.as);
    expect(datos).toMatchObject({ campos: [{ campo: 'iban' }] });
    expect(await keptOf(company.id)).toMatchObject({ iban: 'ES9121000418450200051332' });
  });
});

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
      rangoFacturacion: null,
      anioFundacion: null,
      tipoFirma: null,
      asumeCosteSS: null,
      informacionTratamientoDeDatos: null,
      urlLogo: null,
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
  test('has a br tag for each line break where it is kept, and line breaks for its readers', async () => {
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

test('a company says how large and old it is, how it signs, and whether it sees to the social security', async () => {
  const { as } = await speaker();
  const more = {
    ...body,
    rangoFacturacion: 2,
    anioFundacion: 1962,
    tipoFirma: 'papel',
    asumeCosteSS: true,
  } as const;
  await portal.get(editOwnCompany, { body: more }, as);
  expect(await portal.get(getOwnCompany, {}, as)).toMatchObject(more);
  for (const [campo, wrong] of [
    ['rangoFacturacion', { rangoFacturacion: 99 }],
    ['anioFundacion', { anioFundacion: new Date().getFullYear() + 1 }],
    ['anioFundacion', { anioFundacion: 999 }],
  ] as const) {
    const refused = { body: { ...more, ...wrong } };
    const { datos } = await portal.refused(editOwnCompany, refused, 'mandatoryDataMissing', as);
    expect(datos).toMatchObject({ campos: [{ campo }] });
  }
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

describe('the logo of a company', () => {
  const logo = {
    extension: 'png',
    ficheroB64: fileSamples.png.toString('base64'),
    autorizado: true,
  } as const;

  test('is set with its authorisation, read by everybody until it is taken away, and never where it is hidden', async () => {
    const company = await speaker();
    const named = await addOffer(portal, company.id);
    const hiding = await addOffer(portal, company.id, { content: { ocultarDatosEmpresa: true } });
    const { urlLogo } = await portal.get(editCompanyLogo, { body: logo }, company.as);
    expect((await portal.get(getOwnCompany, {}, company.as)).urlLogo).toBe(urlLogo);
    const answer = await portal.app.inject({ url: urlLogo ?? '' });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
    });
    const token = await studentToken(portal, (await addStudent(portal)).usuario);
    const read = async (urlAcceso: string) => {
      const params = { tipo: 'practicas', id: urlAcceso } as const;
      return (await portal.get(getOffer, { params }, { token })).oferta.empresa;
    };
    const onCards = async () => {
      const call = { params: { tipo: 'practicas' }, query: {} } as const;
      const { ofertas } = await portal.get(listOffers, call, { token });
      return [named, hiding].map(({ id }) => ofertas.find(({ idoferta }) => idoferta === id)?.urlLogo);
    };
    expect(await read(named.urlAcceso)).toMatchObject({ urlLogo });
    expect(await read(hiding.urlAcceso)).toBeNull();
    expect(await onCards()).toEqual([urlLogo, null]);
    const none = { body: { extension: 'png', ficheroB64: null } } as const;
    expect(await portal.get(editCompanyLogo, none, company.as)).toEqual({ urlLogo: null });
    expect(await onCards()).toEqual([null, null]);
    expect((await portal.app.inject({ url: urlLogo ?? '' })).statusCode).toBe(404);
  });

  test('is refused without its authorisation, as a drawing that may carry a script, or too large', async () => {
    const { as } = await speaker();
    const unauthorised = { body: { ...logo, autorizado: false } };
    const { datos } = await portal.refused(editCompanyLogo, unauthorised, 'mandatoryDataMissing', as);
    expect(datos).toMatchObject({ campos: [{ campo: 'autorizado' }] });
    const svg = {
      ...logo,
      ficheroB64: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'),
    };
    await portal.refused(editCompanyLogo, { body: svg }, 'fileTypeNotAllowed', as);
    await portal.refused(
      editCompanyLogo,
      { body: { ...svg, extension: 'svg' as never } },
      'fileTypeNotAllowed',
      as,
    );
    const large = { ...logo, extension: 'jpg', ficheroB64: jpegWith(1001, 10).toString('base64') } as const;
    await portal.refused(editCompanyLogo, { body: large }, 'photoOverLimit', as);
  });
});
