import { listActs } from '@portal/contract/audit';
import { addDays } from '@portal/contract/days';
import { validateIncorporationForm } from '@portal/contract/incorporation-forms';
import { getManagedPlacement } from '@portal/contract/placements';
import {
  excludeFromRegistration,
  listRegistrations,
  noteRegistrations,
  registrars,
  registrationStates,
  undoRegistration,
} from '@portal/contract/social-security';
import { countPending } from '@portal/contract/validations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { companies } from '../../db/tables/companies.ts';
import { incorporationForms } from '../../db/tables/incorporation-forms.ts';
import { placements } from '../../db/tables/placements.ts';
import { newCompany } from '../../testing/applications.ts';
import { addManager, managerToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { addForm } from '../incorporation-forms/incorporation-forms.fixtures.ts';
import { addPlacement, giveSocialSecurityNumber } from '../placements/placements.fixtures.ts';
import { eraseReasons, marksOfOne } from './marks.queries.ts';
import { addUnpaid, unpaid } from './social-security.fixtures.ts';

const today = '2031-03-12';
let now = new Date(`${today}T10:00:00Z`);
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
  now = new Date(`${today}T10:00:00Z`);
});

type Query = Parameters<typeof portal.get<typeof listRegistrations>>[1]['query'];
const list = (query: Query = {}) =>
  portal.get(listRegistrations, { query: { porPagina: 100, ...query } }, manager);
/** What is listed of one placement, by its number. */
const of = async (numero: string, query: Query = {}) => (await list({ texto: numero, ...query })).tareas;
const began = (days: number, values: Parameters<typeof addUnpaid>[2] = {}) =>
  addUnpaid(portal, company.id, {
    fechaInicio: addDays(today, -days),
    fechaFin: addDays(today, 60 - days),
    ...values,
  });
const note = (practicas: number[], tipo: 'alta' | 'baja' = 'alta', fecha = today) =>
  portal.get(noteRegistrations, { body: { practicas, tipo, fecha } }, manager);

describe('the list', () => {
  test('says who has to be registered by whom and when, with the numbers, whose reading is noted', async () => {
    const placement = await began(11);
    await giveSocialSecurityNumber(portal, placement.student.id);
    expect(await of(placement.numero)).toMatchObject([
      {
        idPractica: placement.id,
        tipo: 'alta',
        estado: 'vencida',
        numSegSocial: '281234567840',
        remunerada: false,
        quien: 'empresa',
        dia: '2031-03-01',
        plazo: '2031-03-11',
        hecha: null,
        exclusion: null,
        version: 0,
      },
    ]);
    await of(placement.numero);
    const acts = await portal.get(
      listActs,
      { params: { tipo: 'cuenta', objeto: String(placement.student.id) } },
      manager,
    );
    expect(acts.map(({ acto }) => acto)).toEqual(['datosConsultados']);
  });

  test('has the end once its day has come, from the day on which it ended early', async () => {
    const early = await began(40, { estado: 'rescindida', finDesde: '2031-03-02' });
    expect(await of(early.numero, { tipo: 'baja' })).toMatchObject([
      { dia: '2031-03-01', plazo: '2031-03-11', estado: 'vencida' },
    ]);
    const goesOn = await began(40);
    expect(await of(goesOn.numero, { tipo: 'baja' })).toEqual([]);
    now = new Date(`${goesOn.fechaFin}T10:00:00Z`);
    const later = { token: await managerToken(portal, (await addManager(portal)).usuario) };
    const query = { texto: goesOn.numero, tipo: 'baja' as const };
    expect((await portal.get(listRegistrations, { query }, later)).tareas).toMatchObject([
      { dia: goesOn.fechaFin, plazo: addDays(goesOn.fechaFin, 10), estado: 'pendiente' },
    ]);
  });

  test('has again what was noted for a day that the placement has no longer', async () => {
    const placement = await began(20);
    await note([placement.id]);
    expect(await of(placement.numero)).toMatchObject([{ estado: 'hecha', anterior: null }]);
    const fechaInicio = addDays(today, -15);
    await portal.database.orm.update(placements).set({ fechaInicio }).where(eq(placements.id, placement.id));
    const open = [
      { tipo: 'alta', estado: 'vencida', dia: fechaInicio, hecha: null, anterior: { fecha: today } },
    ];
    expect(await of(placement.numero)).toMatchObject(open);
    expect(await of(placement.numero, { estado: 'hecha' })).toEqual([]);
    expect(await note([placement.id])).toEqual({ anotadas: 1, omitidas: 0 });
    expect(await of(placement.numero)).toMatchObject([{ estado: 'hecha', anterior: null }]);
  });

  test('leaves out what ended before it began', async () => {
    const { numero } = await began(5, { estado: 'renunciada', finDesde: addDays(today, -6) });
    expect(await of(numero)).toEqual([]);
  });

  test('has at once the end of what was registered ahead and never begins, from the registration on', async () => {
    const placement = await began(-30, { estado: 'lista' });
    await note([placement.id], 'alta', '2031-03-10');
    expect(await of(placement.numero, { tipo: 'baja' })).toEqual([]);
    await portal.database.orm
      .update(placements)
      .set({ estado: 'renunciada', finDesde: addDays(today, 20) })
      .where(eq(placements.id, placement.id));
    expect(await of(placement.numero, { tipo: 'baja' })).toMatchObject([{ estado: 'pendiente' }]);
    const early = { practicas: [placement.id], tipo: 'baja' as const, fecha: '2031-03-09' };
    await portal.refused(noteRegistrations, { body: early }, 'mandatoryDataMissing', manager);
    expect(await note([placement.id], 'baja')).toEqual({ anotadas: 1, omitidas: 0 });
    expect(await of(placement.numero, { tipo: 'baja' })).toMatchObject([{ estado: 'hecha' }]);
  });

  test('gives no deadline to a paid one, which whoever pays registers', async () => {
    const { numero } = await addPlacement(portal, company.id, { fechaInicio: '2030-01-10' });
    expect(await of(numero, { tipo: 'alta' })).toMatchObject([
      { remunerada: true, quien: 'empresa', plazo: null, estado: 'pendiente' },
    ]);
  });

  test('finds by state and by who registers what its rows say', async () => {
    await began(2, { registraSS: 'centro' });
    await addPlacement(portal, company.id, { fechaInicio: addDays(today, -2), fechaFin: addDays(today, 10) });
    const done = await began(3);
    await note([done.id]);
    const excluded = await began(3);
    await portal.get(
      excludeFromRegistration,
      { body: { idPractica: excluded.id, version: 0, motivo: 'pensionista' } },
      manager,
    );
    const all = await list();
    expect(all.numTotal).toBe(all.tareas.length);
    for (const estado of registrationStates) {
      const expected = all.tareas.filter((one) => one.estado === estado);
      const { tareas, numTotal, porEstado } = await list({ estado });
      expect(expected.length).toBeGreaterThan(0);
      expect(tareas).toEqual(expected);
      expect(numTotal).toBe(expected.length);
      expect(porEstado).toContainEqual({ estado, numTotal });
    }
    for (const quien of registrars) {
      const expected = all.tareas.filter((one) => one.quien === quien);
      expect(expected.length).toBeGreaterThan(0);
      expect((await list({ quien })).tareas).toEqual(expected);
    }
  });

  test('keeps who registers as the annex said, whatever the company chooses afterwards', async () => {
    const other = await newCompany(portal);
    const { orm } = portal.database;
    const choose = (asumeCosteSS: boolean) =>
      orm.update(companies).set({ asumeCosteSS }).where(eq(companies.id, other.id));
    await choose(false);
    const { idSolicitud, version } = await addForm(portal, other.id, 'enviado');
    await orm
      .update(incorporationForms)
      .set({ datos: unpaid })
      .where(eq(incorporationForms.applicationId, idSolicitud));
    const body = { idSolicitud, version, tipoPractica: 'curricular' as const };
    const { idPractica } = await portal.get(validateIncorporationForm, { body }, manager);
    await choose(true);
    const ofIt = (await list({ quien: 'centro' })).tareas.filter((one) => one.idPractica === idPractica);
    expect(ofIt).toMatchObject([{ remunerada: false, quien: 'centro' }]);
  });

  test('counts what is overdue or will be within three days for the inbox', async () => {
    const count = async () => (await portal.get(countPending, {}, manager)).numSeguridadSocial;
    const before = await count();
    await began(6);
    expect(await count()).toBe(before);
    const { id, numero } = await began(7);
    expect(await count()).toBe(before + 1);
    expect(await of(numero, { urgentes: 'true' })).toMatchObject([{ estado: 'pendiente' }]);
    await note([id]);
    expect(await count()).toBe(before);
  });
});

describe('noting', () => {
  test('several at once says who and when, in the history too, and is the same when sent again', async () => {
    const [one, two] = [await began(2), await began(3)];
    const ids = [one.id, two.id];
    expect(await note(ids, 'alta', '2031-03-11')).toEqual({ anotadas: 2, omitidas: 0 });
    expect(await note(ids, 'alta', '2031-03-11')).toEqual({ anotadas: 2, omitidas: 0 });
    expect(await note(ids, 'alta', today)).toEqual({ anotadas: 0, omitidas: 2 });
    const [shown] = await of(one.numero);
    expect(shown).toMatchObject({
      estado: 'hecha',
      version: 1,
      hecha: { fecha: '2031-03-11', anotada: expect.any(String), por: expect.any(String) },
    });
    const { historial } = await portal.get(getManagedPlacement, { params: { id: one.id } }, manager);
    expect(historial.filter(({ tipo }) => tipo === 'altaSeguridadSocial')).toHaveLength(1);
  });

  test('leaves out an end that has not come, one that is left out and one that is not there', async () => {
    const [goesOn, excluded] = [await began(2), await began(2)];
    const body = { idPractica: excluded.id, version: 0, motivo: 'otroTrabajo' as const };
    await portal.get(excludeFromRegistration, { body }, manager);
    expect(await note([goesOn.id], 'baja')).toEqual({ anotadas: 0, omitidas: 1 });
    expect(await note([excluded.id, 999_999])).toEqual({ anotadas: 0, omitidas: 2 });
  });

  test.each([
    ['alta', 1],
    ['alta', -2 - 61],
    ['baja', -3],
  ] as const)(
    '%s is of no day to come, and of none before it can be made: %i days from today',
    async (tipo, days) => {
      const { id } = await began(2);
      const body = { practicas: [id], tipo, fecha: addDays(today, days) };
      const { datos } = await portal.refused(noteRegistrations, { body }, 'mandatoryDataMissing', manager);
      expect(datos).toMatchObject({ campos: [{ campo: 'fecha' }] });
    },
  );
});

describe('taking back', () => {
  test('is of the version that was read, and of what is there', async () => {
    const { id, numero } = await began(2);
    await note([id]);
    const undo = (version: number, tipo: 'alta' | 'baja' | 'exclusion' = 'alta') => ({
      body: { idPractica: id, version, tipo },
    });
    await portal.refused(undoRegistration, undo(0), 'cannotChangeState', manager);
    await portal.refused(undoRegistration, undo(1, 'baja'), 'cannotChangeState', manager);
    expect(await portal.get(undoRegistration, undo(1), manager)).toEqual({ version: 2 });
    expect(await of(numero)).toMatchObject([{ estado: 'pendiente', hecha: null, version: 2 }]);
    await portal.refused(undoRegistration, undo(2), 'cannotChangeState', manager);
    const unknown = { body: { idPractica: 999_999, version: 0, tipo: 'alta' as const } };
    await portal.refused(undoRegistration, unknown, 'placementStudentNotFound', manager);
  });
});

describe('leaving out', () => {
  const exclude = (idPractica: number, version: number) => ({
    body: { idPractica, version, motivo: 'otroTrabajo' as const },
  });

  test('says why, and is taken back', async () => {
    const { id, numero } = await began(20);
    expect(await portal.get(excludeFromRegistration, exclude(id, 0), manager)).toEqual({ version: 1 });
    expect(await of(numero)).toMatchObject([
      { estado: 'excluida', exclusion: { motivo: 'otroTrabajo', por: expect.any(String) } },
    ]);
    await portal.refused(excludeFromRegistration, exclude(id, 1), 'cannotChangeState', manager);
    const body = { idPractica: id, version: 1, tipo: 'exclusion' as const };
    await portal.get(undoRegistration, { body }, manager);
    expect(await of(numero)).toMatchObject([{ estado: 'vencida', exclusion: null }]);
  });

  test('is not of one that was registered, which has to be deregistered', async () => {
    const { id } = await began(2);
    await note([id]);
    await portal.refused(excludeFromRegistration, exclude(id, 1), 'cannotChangeState', manager);
    await portal.refused(excludeFromRegistration, exclude(999_999, 0), 'placementStudentNotFound', manager);
  });

  test('stays without its reason when the student’s data are erased', async () => {
    const { id, student } = await began(2);
    await portal.get(excludeFromRegistration, exclude(id, 0), manager);
    await eraseReasons(portal.database, [student.id]);
    expect(await marksOfOne(portal.database, id)).toMatchObject({ motivo: null, excluida: now });
  });
});
