import { listActs } from '@portal/contract/audit';
import { reviewed, totalsOf } from '@portal/contract/invoice-amounts';
import {
  applyInvoiceImport,
  cancelInvoice,
  checkInvoiceImport,
  exportInvoices,
  getInvoiceImport,
  getManagementFee,
  issueInvoice,
  listAccountsToBill,
  listInvoices,
  listOwnInvoices,
  payInvoice,
  reviewManagementFee,
  takeBackPayment,
  uploadInvoiceImport,
} from '@portal/contract/invoices';
import { spain } from '@portal/contract/places';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { companies } from '../../db/tables/companies.ts';
import { invoices, managementFees } from '../../db/tables/invoices.ts';
import { newCompany } from '../../testing/applications.ts';
import { addManager, managerToken, newCif } from '../../testing/fixtures.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { addBillingAccount } from '../billing-accounts/billing-accounts.queries.ts';
import { catalogueIn } from '../catalogue/catalogue.ts';
import { readTable } from '../imports/read-table.ts';
import { accountingFile, billTo, giveAddress, lines, today } from './invoices.fixtures.ts';
import { feeOn } from './invoices.rules.ts';

let portal: TestPortal;
let manager: { token: string };
let company: Awaited<ReturnType<typeof newCompany>>;
beforeAll(async () => {
  portal = await openPortal();
  manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await newCompany(portal);
  await giveAddress(portal, company.id);
});

const issue = (body: Parameters<typeof portal.get<typeof issueInvoice>>[1]['body'] = billTo(company.id)) =>
  portal.get(issueInvoice, { body }, manager);
const own = () => portal.get(listOwnInvoices, {}, company);
const list = (query = {}) =>
  portal.get(listInvoices, { query: { idEmpresa: company.id, ...query } }, manager);
const countOf = (numero: string) => Number(numero.split('/')[1]);

describe('an invoice', () => {
  test('has its number, its amounts and its PDF, and the company sees it and nobody else', async () => {
    const { numero } = await issue();
    const [invoice] = await own();
    expect(invoice).toMatchObject({
      numero,
      base: 135,
      iva: 21,
      cuota: 28.35,
      total: 163.35,
      estado: 'emitida',
    });
    const { rawPayload } = await portal.app.inject({ url: invoice?.documento?.url ?? '' });
    const text = pdfText(rawPayload);
    for (const part of [numero, 'Calle Mayor, 1', '46001 Valencia', 'IVA 21 %']) expect(text).toContain(part);
    expect(await portal.get(listOwnInvoices, {}, await newCompany(portal))).toEqual([]);
  });

  test('is told of by its number once it is issued', async () => {
    const { mensaje, datos } = await portal.call(issueInvoice, { body: billTo(company.id) }, manager);
    expect(mensaje).toContain(Reflect.get(Object(datos), 'numero'));
  });

  test('is issued once for a sending, and numbers have no gaps with several at once or refused', async () => {
    const start = countOf((await issue()).numero);
    const body = billTo(company.id);
    const same = await Promise.all([issue(body), issue(body)]);
    expect(same[0]).toEqual(same[1]);
    for (const other of [{ iva: 10 }, { lineas: [...lines, ...lines] }, { vencimiento: '2100-12-30' }]) {
      const sent = { body: { ...body, ...other } };
      const { mensaje } = await portal.refused(issueInvoice, sent, 'cannotChangeState', manager);
      expect(mensaje).toContain(same[0].numero);
    }
    const lacking = await newCompany(portal);
    await portal.refused(issueInvoice, { body: billTo(lacking.id) }, 'companyProblem', manager);
    const others = await Promise.all([issue(), issue()]);
    const numbers = [...same.slice(1), ...others].map(({ numero }) => countOf(numero));
    expect(numbers.sort((a, b) => a - b)).toEqual([start + 1, start + 2, start + 3]);
  });

  test('is made out to a billing account of the company, and to none of another', async () => {
    const account = { cif: company.cif, domicilioFiscal: 'Gran Vía, 2', poblacion: 'Bilbao', cp: '48001' };
    const idCuenta = await addBillingAccount(portal.database, company.id, {
      ...account,
      ...{ nombreFiscal: 'Filial Norte, S. L.', idPais: spain, idProvincia: null, provincia: null },
      ...{ requiereEnvioPostal: false, domicilioEnvioPostal: null },
    });
    const params = { id: company.id };
    expect(await portal.get(listAccountsToBill, { params }, manager)).toMatchObject([{ idCuenta }]);
    await issue({ ...billTo(company.id), idCuenta });
    expect((await list()).facturas).toMatchObject([{ nombreFiscal: 'Filial Norte, S. L.' }]);
    const other = await newCompany(portal);
    const body = { ...billTo(other.id), idCuenta };
    await portal.refused(issueInvoice, { body }, 'companyProblem', manager);
  });

  test('names the country of a company of another one, and its VAT has two decimals at most', async () => {
    const { paises } = catalogueIn('es');
    const abroad = paises.find(({ idPais }) => idPais !== spain);
    const place = { idPais: abroad?.idPais ?? 0, idProvincia: null };
    await portal.database.orm.update(companies).set(place).where(eq(companies.id, company.id));
    await issue();
    const { rawPayload } = await portal.app.inject({ url: (await own())[0]?.documento?.url ?? '' });
    expect(pdfText(rawPayload)).toContain(abroad?.descripcion);
    const body = { ...billTo(company.id), iva: 21.005 };
    await portal.refused(issueInvoice, { body }, 'mandatoryDataMissing', manager);
  });

  test('with a past day is refused beside the field', async () => {
    const body = { ...billTo(company.id), vencimiento: '2020-01-01' };
    const { datos } = await portal.refused(issueInvoice, { body }, 'mandatoryDataMissing', manager);
    expect(datos).toMatchObject({ campos: [{ campo: 'vencimiento' }] });
  });

  test('is void once it is rectified, by one invoice however often it is sent', async () => {
    const { id, numero } = await issue();
    const body = { id, motivo: 'Importe equivocado' };
    const first = await portal.get(cancelInvoice, { body }, manager);
    expect(await portal.get(cancelInvoice, { body }, manager)).toEqual(first);
    expect(await own()).toMatchObject([
      { numero: first.numero, estado: 'emitida', total: -163.35, rectificaA: numero },
      { numero, estado: 'anulada', rectificadaPor: first.numero },
    ]);
    await portal.refused(cancelInvoice, { body: { ...body, id: first.id } }, 'noSuchMove', manager);
    for (const one of [id, first.id, 999_999])
      await portal.refused(payInvoice, { body: { id: one, fecha: '2026-11-01' } }, 'noSuchMove', manager);
  });

  test('is taken back to the cent by the one that rectifies it', async () => {
    const { id } = await issue({
      ...billTo(company.id),
      lineas: [{ concepto: 'Copia', meses: null, importe: 2.5 }],
    });
    await portal.get(cancelInvoice, { body: { id, motivo: 'Importe equivocado' } }, manager);
    expect(await own()).toMatchObject([
      { base: -2.5, cuota: -0.53, total: -3.03 },
      { base: 2.5, cuota: 0.53, total: 3.03 },
    ]);
  });

  test('is paid on a day that has come', async () => {
    const { id } = await issue();
    const pay = (fecha: string) => ({ body: { id, fecha } });
    await portal.refused(payInvoice, pay('2100-01-01'), 'mandatoryDataMissing', manager);
    await portal.refused(payInvoice, pay('2020-01-01'), 'mandatoryDataMissing', manager);
    for (const _ of [1, 2]) await portal.get(payInvoice, pay(today()), manager);
    expect(await own()).toMatchObject([{ estado: 'pagada', pagada: today() }]);
  });

  test('is awaited again once a payment that was noted by mistake is taken back', async () => {
    const { id } = await issue();
    await portal.get(payInvoice, { body: { id, fecha: today() } }, manager);
    for (const _ of [1, 2]) await portal.get(takeBackPayment, { body: { id } }, manager);
    expect(await own()).toMatchObject([{ estado: 'emitida', pagada: null }]);
    const acts = await portal.get(
      listActs,
      { params: { tipo: 'empresa', objeto: String(company.id) } },
      manager,
    );
    expect(acts.map(({ acto }) => acto)).toEqual(['pagoQuitado', 'facturaPagada', 'facturaEmitida']);
    const made = await portal.get(cancelInvoice, { body: { id, motivo: 'Importe equivocado' } }, manager);
    for (const one of [id, made.id, 999_999])
      await portal.refused(takeBackPayment, { body: { id: one } }, 'noSuchMove', manager);
  });
});

test('the list has filters, counts and a file for the accounting', async () => {
  const [{ id }] = [await issue(), await issue()];
  const past = { vencimiento: '2026-01-01' };
  await portal.database.orm.update(invoices).set(past).where(eq(invoices.id, id));
  const { numTotal, importeTotal, porEstado } = await list({ estado: 'vencida' });
  expect({ numTotal, importeTotal }).toEqual({ numTotal: 1, importeTotal: 163.35 });
  expect(porEstado.map((one) => one.numTotal)).toEqual([1, 1, 0, 0]);
  expect((await list({ anyo: 2001 })).numTotal).toBe(0);
  expect((await list({ texto: company.cif })).numTotal).toBe(2);
  const body = { idEmpresa: company.id, formato: 'csv' } as const;
  const { url } = await portal.get(exportInvoices, { body }, manager);
  const { payload } = await portal.app.inject({ url });
  expect(payload.trim().split('\n')).toHaveLength(3);
  expect(payload).toContain(';135;21;28,35;163,35;');
});

describe('an import of the accounting', () => {
  const upload = (rows: string[][]) =>
    portal.get(uploadInvoiceImport, { body: accountingFile(rows) }, manager);
  const read = (id: number) => portal.get(getInvoiceImport, { params: { id } }, manager);
  const apply = (id: number) => portal.get(applyInvoiceImport, { body: { id } }, manager);

  test('changes what was paid, adds what is not of the portal, and again changes nothing', async () => {
    const cif = newCif();
    await portal.database.orm.update(companies).set({ cif }).where(eq(companies.id, company.id));
    const { numero } = await issue();
    const external = `A-${company.id}`;
    const rows = [
      [numero, 'pagada', '05/11/2026', '', '', '', '', ''],
      [external, 'emitida', '', cif, '2026-10-01', 'Foro de empleo', '1.200,50', '21'],
    ];
    const { id } = await upload(rows);
    expect(await read(id)).toMatchObject({ numErrores: 0, resumen: { nuevas: 1, cambiadas: 1, iguales: 0 } });
    expect(await own()).toHaveLength(1);
    const importes = { base: 1200.5, cuota: 252.11, total: 1452.61 };
    for (const _ of [1, 2])
      expect(await apply(id)).toEqual({ nuevas: 1, cambiadas: 1, iguales: 0, importes });
    expect(await own()).toMatchObject([
      { numero, estado: 'pagada', pagada: '2026-11-05' },
      { numero: external, base: 1200.5, cuota: 252.11, estado: 'vencida', documento: null },
    ]);
    const again = await upload(rows);
    expect(await apply(again.id)).toMatchObject({ nuevas: 0, cambiadas: 0, iguales: 2 });
    await portal.refused(checkInvoiceImport, { body: { id, campos: {} } }, 'noSuchMove', manager);
  });

  test('tells what is wrong by row, and writes nothing', async () => {
    const { numero } = await issue();
    const { id } = await upload([
      [numero, 'perdida', '', '', '', '', '', ''],
      [numero, 'pagada', '', '', '', '', '', ''],
      ['F2001/0001', 'pagada', '2026-11-01', '', '', '', '', ''],
      ['A-1', 'pagada', '2026-11-01', '', '', '', '', ''],
      ['A-2', '', '', newCif(), '2026-10-01', '', '10', '21'],
      ['', 'pagada', '2026-11-01', '', '', '', '', ''],
      ['A-3', 'pagada', '2100-01-01', '', '', '', '', ''],
    ]);
    const { errores } = await read(id);
    expect(errores.map(({ fila, campo }) => `${fila} ${campo}`)).toEqual([
      '2 estado',
      '3 fechaPago',
      '4 numero',
      '5 numero',
      '6 cif',
      '7 numero',
      '8 fechaPago',
    ]);
    await portal.refused(applyInvoiceImport, { body: { id } }, 'cannotChangeState', manager);
    expect(await own()).toMatchObject([{ estado: 'emitida' }]);
    await portal.get(checkInvoiceImport, { body: { id, campos: {} } }, manager);
    expect((await read(id)).errores.every(({ campo }) => campo === 'numero')).toBe(true);
  });

  test('marks no rectifying invoice as paid', async () => {
    const { id } = await issue();
    const made = await portal.get(cancelInvoice, { body: { id, motivo: 'Importe equivocado' } }, manager);
    const row = [made.numero, 'pagada', '05/11/2026', '', '', '', '', ''];
    expect((await read((await upload([row])).id)).errores).toMatchObject([{ campo: 'estado' }]);
  });

  test('takes a percent cell for its per cent, and refuses a rate that is a fraction', async () => {
    const row = (iva: string) => ['A-9', 'emitida', '', newCif(), '2026-10-01', 'Foro', '100', iva];
    const { errores } = await read((await upload([row('0,21'), row('21 %'), row('0')])).id);
    expect(errores.filter(({ campo }) => campo === 'iva')).toMatchObject([{ fila: 2 }]);
    const cells = [0.21, 0.105, 21].map((value, place) => ({
      value,
      type: Number,
      ...(place < 2 && { format: ['0%', '0.0 %'][place] ?? '' }),
    }));
    const sheet = await writeXlsxFile([['IVA', 'IVA', 'IVA'], cells]).toBuffer();
    const shown = await readTable(sheet, 'xlsx', { mostRows: 1, percents: true });
    expect(shown.filas[1]?.celdas).toEqual(['21%', '10.5%', '21']);
    const plain = await readTable(sheet, 'xlsx', { mostRows: 1 });
    expect(plain.filas[1]?.celdas).toEqual(['0.21', '0.105', '21']);
  });

  test('that is not there or is no spreadsheet is refused', async () => {
    await portal.refused(getInvoiceImport, { params: { id: 999_999 } }, 'actionNotAllowed', manager);
    await portal.refused(applyInvoiceImport, { body: { id: 999_999 } }, 'noSuchMove', manager);
    const { fichero } = accountingFile([]);
    const broken = { fichero: { ...fichero, extension_adjunto: 'xlsx' as const } };
    for (const body of [broken, { fichero }])
      await portal.refused(uploadInvoiceImport, { body }, 'fileTypeNotAllowed', manager);
  });
});

test('the fee is reviewed from a day on, once, and keeps its history', async () => {
  await portal.database.orm.delete(managementFees);
  const body = { desde: '2027-01-01', porcentaje: 2.8 };
  const review = (more = {}) => portal.get(reviewManagementFee, { body: { ...body, ...more } }, manager);
  for (const _ of [1, 2]) expect(await review()).toEqual({ importe: 46.26 });
  for (const wrong of [{ porcentaje: 1 }, { desde: '2026-12-01' }])
    await portal.refused(reviewManagementFee, { body: { ...body, ...wrong } }, 'alreadyExists', manager);
  expect(await review({ desde: '2028-01-01', porcentaje: -1 })).toEqual({ importe: 45.8 });
  const { lectura, iva, historial } = await portal.get(getManagementFee, {}, manager);
  expect({ lectura, iva }).toEqual({ lectura: 'porMes', iva: 21 });
  expect(historial.map(({ importe }) => importe)).toEqual([45.8, 46.26]);
});

test('an institution that reviews no fee refuses it', async () => {
  const school = await openPortal({
    brand: (brand) => ({ ...brand, gastosGestion: { ...brand.gastosGestion, revisionIPC: null } }),
  });
  try {
    const token = await managerToken(school, (await addManager(school)).usuario);
    const body = { desde: '2027-01-01', porcentaje: 2 };
    await school.refused(reviewManagementFee, { body }, 'actionNotAllowed', { token });
  } finally {
    await school.close();
  }
});

test('amounts are counted in cents, and a fee is in force from its day', () => {
  expect(totalsOf([...lines, { concepto: 'Otro', meses: null, importe: 0.1 }], 21)).toEqual({
    base: 135.1,
    cuota: 28.37,
    total: 163.47,
  });
  expect(reviewed(45, 2.8)).toBe(46.26);
  expect([0.1, 0.5, 1.1, -0.5].map((percent) => reviewed(45, percent))).toEqual([45.05, 45.23, 45.5, 44.78]);
  const brand = {
    gastosGestion: { lectura: 'porConvenio', importe: 90, iva: 21, revisionIPC: null },
  } as const;
  const reviews = [
    { desde: '2027-01-01', importe: 92 },
    { desde: '2028-01-01', importe: 95 },
  ];
  const on = (day: string) => feeOn(day, reviews, brand);
  expect([on('2026-12-31'), on('2027-01-01'), on('2029-01-01')]).toEqual([90, 92, 95]);
});
