import { listActs } from '@portal/contract/audit';
import {
  excludeFromRegistration,
  exportQuarter,
  getQuarter,
  reportQuarter,
} from '@portal/contract/social-security';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accounts } from '../../db/tables/accounts.ts';
import { newCompany } from '../../testing/applications.ts';
import { addManager, managerToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { addWeek } from '../placement-hours/placement-hours.fixtures.ts';
import { addPlacement, giveSocialSecurityNumber } from '../placements/placements.fixtures.ts';
import { addUnpaid } from './social-security.fixtures.ts';

const after = new Date('2031-04-10T10:00:00Z');
const trimestre = '2031T1';
let now = after;
let portal: TestPortal;
let company: Awaited<ReturnType<typeof newCompany>>;
let manager: { token: string };
beforeAll(async () => {
  portal = await openPortal({ now: () => now });
  company = await newCompany(portal);
  manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
});
afterAll(() => portal.close());
beforeEach(() => {
  now = after;
});

type Query = Omit<Parameters<typeof portal.get<typeof getQuarter>>[1]['query'], 'trimestre'>;
const quarter = (query: Query = {}) => portal.get(getQuarter, { query: { trimestre, ...query } }, manager);
const of = async (numero: string) => (await quarter({ texto: numero })).practicas;
const report = (practicas: number[], fecha: string | null = '2031-04-10') => ({
  body: { trimestre, practicas, fecha },
});
/** From February to June. */
const attended = (values: Parameters<typeof addUnpaid>[2] = {}) =>
  addUnpaid(portal, company.id, { fechaInicio: '2031-02-03', fechaFin: '2031-06-27', ...values });

describe('a quarter', () => {
  test('has the days of each month of its unpaid placements, and when they are due', async () => {
    const { id, numero } = await attended();
    // Five days, of which the last is in March.
    await addWeek(portal, id, { lunes: '2031-02-24', estado: 'confirmada' });
    await addWeek(portal, id, { lunes: '2031-03-31', horas: [4, 4, 0, 0, 0, 0, 0] });
    expect(await quarter({ texto: numero })).toMatchObject({
      trimestre,
      meses: ['2031-01', '2031-02', '2031-03'],
      plazo: '2031-04-29',
      terminado: true,
      numTotal: 1,
      practicas: [
        {
          idPractica: id,
          quien: 'empresa',
          fechaInicio: '2031-02-03',
          fechaFin: '2031-06-27',
          dias: [null, 5, 1],
          total: 6,
          sinConfirmar: 1,
          comunicado: null,
        },
      ],
    });
    now = new Date('2031-03-31T10:00:00Z');
    expect((await quarter()).terminado).toBe(false);
  });

  test('has months without a day, and none of what is paid, over, or left out', async () => {
    const { numero } = await attended();
    expect(await of(numero)).toMatchObject([{ dias: [null, 0, 0], total: 0 }]);
    const paid = await addPlacement(portal, company.id, {
      fechaInicio: '2031-02-03',
      fechaFin: '2031-06-27',
    });
    const over = await attended({ fechaInicio: '2030-10-01', estado: 'rescindida', finDesde: '2031-01-01' });
    const out = await attended();
    const body = { idPractica: out.id, version: 0, motivo: 'otroTrabajo' as const };
    await portal.get(excludeFromRegistration, { body }, manager);
    for (const one of [paid, over, out]) expect(await of(one.numero)).toEqual([]);
  });

  test('is filtered by who reports it and by what was reported', async () => {
    const { id, numero } = await attended({ registraSS: 'centro' });
    const found = async (query: Query) =>
      (await quarter({ porPagina: 100, ...query })).practicas.map(({ idPractica }) => idPractica);
    expect(await found({ quien: 'centro' })).toEqual([id]);
    expect(await found({ quien: 'empresa' })).not.toContain(id);
    await portal.get(reportQuarter, report([id]), manager);
    expect(await found({ comunicado: 'true' })).toContain(id);
    expect(await found({ comunicado: 'false' })).not.toContain(id);
    expect(await quarter({ texto: numero, comunicado: 'false' })).toMatchObject({
      numTotal: 0,
      numSinComunicar: 0,
    });
  });
});

describe('reporting', () => {
  test('notes who, when and how many days, can be corrected and taken back', async () => {
    const { id, numero } = await attended();
    await addWeek(portal, id, { lunes: '2031-02-10' });
    expect(await portal.get(reportQuarter, report([id]), manager)).toEqual({ comunicadas: 1, omitidas: 0 });
    await addWeek(portal, id, { lunes: '2031-02-17' });
    expect(await of(numero)).toMatchObject([
      { total: 10, comunicado: { fecha: '2031-04-10', dias: 5, por: expect.any(String) } },
    ]);
    await portal.get(reportQuarter, report([id], '2031-04-09'), manager);
    expect(await of(numero)).toMatchObject([{ comunicado: { fecha: '2031-04-09', dias: 10 } }]);
    await portal.get(reportQuarter, report([id], null), manager);
    expect(await of(numero)).toMatchObject([{ comunicado: null }]);
    const acts = await portal.get(listActs, { params: { tipo: 'practica', objeto: String(id) } }, manager);
    expect(acts.map(({ acto }) => acto)).toEqual([
      'trimestreNoComunicado',
      'trimestreComunicado',
      'trimestreComunicado',
    ]);
  });

  test('leaves out what is not reported in the quarter', async () => {
    const paid = await addPlacement(portal, company.id, {
      fechaInicio: '2031-02-03',
      fechaFin: '2031-06-27',
    });
    const later = await attended({ fechaInicio: '2031-04-01' });
    const body = report([paid.id, later.id, 999_999]);
    expect(await portal.get(reportQuarter, body, manager)).toEqual({ comunicadas: 0, omitidas: 3 });
  });

  test.each(['2031-03-31', '2031-04-11'])(
    'is not of %s: the quarter goes on, or the day is to come',
    async (fecha) => {
      const { id } = await attended();
      const { datos } = await portal.refused(
        reportQuarter,
        report([id], fecha),
        'mandatoryDataMissing',
        manager,
      );
      expect(datos).toMatchObject({ campos: [{ campo: 'fecha' }] });
    },
  );
});

test('a quarter is exported with the numbers, its formulas neutralised, and the export is noted', async () => {
  const { id, numero, student } = await attended();
  await giveSocialSecurityNumber(portal, student.id);
  await portal.database.orm.update(accounts).set({ nombre: '=1+1' }).where(eq(accounts.id, student.id));
  await addWeek(portal, id, { lunes: '2031-03-03' });
  const link = await portal.get(
    exportQuarter,
    { body: { trimestre, texto: numero, formato: 'csv' } },
    manager,
  );
  const csv = (await portal.app.inject({ method: 'GET', url: link.url })).body;
  const [head, row, ...rest] = csv.trim().split('\n');
  expect(rest).toEqual([]);
  expect(head).toContain('Días 2031-01;Días 2031-02;Días 2031-03;Total de días');
  expect(row).toContain(`${numero};'=1+1`);
  expect(row).toContain(';281234567840;');
  expect(row).toContain(';;0;5;5;5;2031-04-29;');
  const acts = await portal.get(listActs, { params: { tipo: 'portal', objeto: 'seguridadSocial' } }, manager);
  expect(acts).toMatchObject([{ acto: 'exportada' }]);
});

test('a quarter is exported whole, however many it has', async () => {
  const other = await newCompany(portal);
  const { id } = await addUnpaid(portal, other.id, { fechaInicio: '2031-02-03', fechaFin: '2031-06-27' });
  const copied = 5_001;
  // Applications of their own would have to be to as many offers.
  await portal.database.raw(`
    do $$ begin
      set local session_replication_role = replica;
      insert into placements (application_id, student_id, company_id, numero, estado, tipo_practica, titulo, datos,
          fecha_inicio, fecha_fin, horas_totales, curso, email_tutor_empresa, faltan, desde, creada)
        select 1000000 + n, student_id, company_id, 'C/' || n, estado, tipo_practica, titulo, datos,
          fecha_inicio, fecha_fin, horas_totales, curso, email_tutor_empresa, faltan, desde, creada
        from placements, generate_series(1, ${copied}) n where id = ${id};
    end $$`);
  const body = { trimestre, texto: other.nombreComercial, formato: 'csv' as const };
  const { url } = await portal.get(exportQuarter, { body }, manager);
  const lines = (await portal.app.inject({ method: 'GET', url })).body.trim().split('\n');
  expect(lines).toHaveLength(copied + 2);
});
