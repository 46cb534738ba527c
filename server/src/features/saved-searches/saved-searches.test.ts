import type { OfferFilters } from '@portal/contract/offer-filters';
import {
  type AlertFrequency,
  addSavedSearch,
  checkAlerts,
  deleteSavedSearch,
  editSavedSearch,
  listSavedSearches,
  maxSavedSearches,
  oneClickStop,
  stopAlerts,
} from '@portal/contract/saved-searches';
import { validateOffer } from '@portal/contract/validations';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keptMails } from '../../db/tables/messages.ts';
import { offers } from '../../db/tables/offers.ts';
import type { Queues } from '../../jobs/queues.ts';
import type { WorkerTools } from '../../jobs/worker-tools.ts';
import { applyWith, newStudent, told } from '../../testing/applications.ts';
import { addCompany, addManager, addOffer, managerToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { alertMailWorker, offerOpenedWorker, searchAlertsWorker } from './alerts.ts';
import { keyOf } from './saved-searches.fixtures.ts';

// A Tuesday, ten in the morning in Madrid.
const ten = new Date('2030-02-05T09:00:00Z');
const morningOf = (day: number) => new Date(Date.UTC(2030, 1, day, 7, 30));

let portal: TestPortal;
let clock = ten;
let tools: WorkerTools;
let companyId: number;
let manager: string;
beforeAll(async () => {
  portal = await openPortal({ now: () => clock, env: { PUBLIC_URL: 'https://portal.example' } });
  tools = await portal.tools();
  companyId = (await addCompany(portal, { nombreComercial: 'Faro Azul' })).id;
  manager = await managerToken(portal, (await addManager(portal)).usuario);
});
afterAll(() => portal.close());
beforeEach(async () => {
  clock = ten;
  await portal.database.orm.delete(offers);
});

const save = (token: string, nombre: string, alerta: AlertFrequency, filtros: OfferFilters = {}) =>
  portal.get(addSavedSearch, { body: { tipo: 'practicas', nombre, filtros, alerta } }, { token });

const list = async (token: string) => (await portal.get(listSavedSearches, {}, { token })).busquedas;

/** The jobs of a queue, taken out of it. */
async function taken<Q extends 'offerOpened' | 'alertMail'>(queue: Q): Promise<Queues[Q][]> {
  const text = 'delete from pgboss.job where name = $1 returning data';
  const rows = await portal.database.query<{ data: Queues[Q] }>({ name: 'jobs_taken', text }, [queue]);
  return rows.map(({ data }) => data);
}

/** A company's offer that a manager validates, and what its opening sets going. */
async function publish(...[content]: Parameters<typeof contentOf>) {
  const offer = await addOffer(portal, companyId, { estado: 'pendiente', content: contentOf(content) });
  const body = { urlOferta: offer.urlAcceso, modificada: offer.modificada.toISOString() };
  await portal.get(validateOffer, { body }, { token: manager });
  for (const job of await taken('offerOpened')) await offerOpenedWorker(tools)(job);
  return offer;
}
const contentOf = (content: NonNullable<Parameters<typeof addOffer>[2]>['content'] = {}) => content;

async function runAlerts(): Promise<void> {
  await searchAlertsWorker(tools)();
  for (const job of await taken('alertMail')) await alertMailWorker(tools)(job);
}

const mailsTo = (usuario: string) =>
  portal.database.orm.select().from(keptMails).where(eq(keptMails.para, usuario)).orderBy(asc(keptMails.id));

describe('a saved search', () => {
  test('is listed with how many open offers match it, until it is deleted', async () => {
    const { token } = await newStudent(portal);
    const filtros = { texto: 'datos', idProvincia: [46], remuneracionMinima: 300 };
    const { id } = await save(token, 'Datos en València', 'ninguna', filtros);
    await addOffer(portal, companyId, { content: { titulo: 'Análisis de datos', ayudaEstudio: 400 } });
    await addOffer(portal, companyId, { content: { titulo: 'Análisis de datos', ayudaEstudio: 200 } });
    await addOffer(portal, companyId, { content: { titulo: 'Otra cosa', ayudaEstudio: 400 } });
    expect(await list(token)).toEqual([
      {
        id,
        tipo: 'practicas',
        nombre: 'Datos en València',
        filtros,
        alerta: 'ninguna',
        numTotal: 1,
        creada: expect.any(String),
      },
    ]);
    await portal.get(deleteSavedSearch, { body: { id } }, { token });
    expect(await list(token)).toEqual([]);
    await portal.refused(deleteSavedSearch, { body: { id } }, 'actionNotAllowed', { token });
  });

  test('is saved once when it is sent twice at once, and another of its name is refused', async () => {
    const { token } = await newStudent(portal);
    const both = await Promise.all([1, 2].map(() => save(token, 'Marketing', 'diaria')));
    expect(both[0]).toEqual(both[1]);
    const body = {
      tipo: 'practicas',
      nombre: 'MARKETING',
      filtros: { idArea: 1 },
      alerta: 'diaria',
    } as const;
    await portal.refused(addSavedSearch, { body }, 'alreadyExists', { token });
    // Of jobs it is another search.
    await portal.get(addSavedSearch, { body: { ...body, tipo: 'empleo' } }, { token });
    const { id } = await save(token, 'Ventas', 'diaria');
    await portal.refused(editSavedSearch, { body: { id, nombre: 'marketing' } }, 'alreadyExists', { token });
    await portal.get(editSavedSearch, { body: { id, alerta: 'semanal' } }, { token });
    expect((await list(token)).map(({ nombre, alerta }) => [nombre, alerta])).toContainEqual([
      'Ventas',
      'semanal',
    ]);
  });

  test('of somebody else is neither seen, changed nor deleted', async () => {
    const { token } = await newStudent(portal);
    const other = await newStudent(portal);
    const { id } = await save(token, 'Mía', 'diaria');
    expect(await list(other.token)).toEqual([]);
    for (const call of [editSavedSearch, deleteSavedSearch])
      await portal.refused(call, { body: { id } }, 'actionNotAllowed', { token: other.token });
    expect(await list(token)).toHaveLength(1);
  });

  test('is one of 20 at most', async () => {
    const { token } = await newStudent(portal);
    for (let number = 0; number < maxSavedSearches; number++)
      await save(token, `Número ${number}`, 'ninguna');
    const body = { tipo: 'practicas', nombre: 'Una más', filtros: {}, alerta: 'ninguna' } as const;
    const { mensaje } = await portal.refused(addSavedSearch, { body }, 'actionNotAllowed', { token });
    expect(mensaje).toContain(String(maxSavedSearches));
  });
});

describe('an alert', () => {
  test('goes at once by mail and bell, once, with why, in the reader’s language', async () => {
    const { id, token, usuario } = await newStudent(portal, {}, {}, { idioma: 'ca' });
    const saved = await save(token, 'Dades', 'inmediata', { texto: 'datos' });
    await save(token, 'València', 'inmediata', { idProvincia: [46] });
    const { urlAcceso } = await publish({ titulo: 'Prácticas de datos', localidad: 'València' });
    clock = new Date(ten.getTime() + 60_000);
    await runAlerts();
    await runAlerts();
    const [mail, ...more] = await mailsTo(usuario);
    expect(more).toEqual([]);
    expect(mail?.asunto).toBe('Oferta nova: Prácticas de datos');
    expect(mail?.texto).toContain('* Prácticas de datos (Faro Azul · València)');
    expect(mail?.texto).toContain('Cerques amb què coincideix: «Dades», «València»');
    expect(mail?.texto).toContain(`https://portal.example/ca/ofertes-practiques/${urlAcceso}`);
    expect(mail?.texto).toContain(await keyOf(portal, saved.id));
    expect(await told(portal, id)).toMatchObject([
      { tipo: 'searchAlert', datos: { busquedas: 'Dades · València' }, urlAcceso: '/busquedas-guardadas' },
    ]);
  });

  test('of a search for what one meets goes to those who meet it, and counts it', async () => {
    const meets = await newStudent(portal);
    const other = await newStudent(portal, {}, { idTitulacion: 101 });
    for (const { token } of [meets, other])
      await save(token, 'A mi medida', 'inmediata', { soloEncajan: true });
    await publish({ listado_titulaciones: [{ idTitulacion: 1, caracter: 'requerida' }] });
    clock = new Date(ten.getTime() + 60_000);
    await runAlerts();
    expect(await mailsTo(meets.usuario)).toHaveLength(1);
    expect(await mailsTo(other.usuario)).toEqual([]);
    expect(await list(meets.token)).toMatchObject([{ filtros: { soloEncajan: true }, numTotal: 1 }]);
    expect(await list(other.token)).toMatchObject([{ numTotal: 0 }]);
  });

  test('waits for the morning of the next day, or of the next Monday', async () => {
    const daily = await newStudent(portal);
    const weekly = await newStudent(portal);
    await save(daily.token, 'Cada día', 'diaria');
    await save(weekly.token, 'Cada semana', 'semanal');
    await publish();
    await runAlerts();
    expect(await mailsTo(daily.usuario)).toEqual([]);
    clock = morningOf(6);
    await runAlerts();
    expect(await mailsTo(daily.usuario)).toHaveLength(1);
    clock = morningOf(10);
    await runAlerts();
    expect(await mailsTo(weekly.usuario)).toEqual([]);
    clock = morningOf(11);
    await runAlerts();
    expect(await mailsTo(weekly.usuario)).toHaveLength(1);
    expect(await mailsTo(daily.usuario)).toHaveLength(1);
  });

  test('leaves out what does not match, what has closed, what was applied to and services that the student lacks', async () => {
    const student = await newStudent(portal);
    const jobsOnly = await newStudent(portal, { conPracticas: false });
    await save(student.token, 'Bien pagadas', 'diaria', { remuneracionMinima: 500 });
    await save(jobsOnly.token, 'Prácticas', 'diaria');
    await publish({ ayudaEstudio: 400 });
    const closed = await publish({ ayudaEstudio: 600 });
    const applied = await publish({ ayudaEstudio: 600 });
    await portal.database.orm.update(offers).set({ estado: 'cerrada' }).where(eq(offers.id, closed.id));
    await applyWith(portal, student.token, applied.urlAcceso);
    clock = morningOf(6);
    await runAlerts();
    expect(await mailsTo(student.usuario)).toEqual([]);
    expect(await mailsTo(jobsOnly.usuario)).toEqual([]);
  });

  test('hides the company where the offer does', async () => {
    const { token, usuario } = await newStudent(portal);
    await save(token, 'Todas', 'diaria');
    await publish({ titulo: 'Confidencial', ocultarDatosEmpresa: true });
    clock = morningOf(6);
    await runAlerts();
    const [mail] = await mailsTo(usuario);
    expect(mail?.texto).toContain('* Confidencial');
    expect(mail?.texto).not.toContain('Faro Azul');
  });
});

describe('the link that stops alerts', () => {
  test('names its searches and stops them without a login, also what was waiting', async () => {
    const { token, usuario } = await newStudent(portal);
    const { id } = await save(token, 'Marketing', 'diaria');
    const clave = await keyOf(portal, id);
    expect(await portal.get(checkAlerts, { body: { clave } })).toEqual({
      busquedas: [{ nombre: 'Marketing', alerta: 'diaria' }],
    });
    await publish();
    await portal.get(stopAlerts, { body: { clave } });
    expect(await list(token)).toMatchObject([{ nombre: 'Marketing', alerta: 'ninguna' }]);
    clock = morningOf(6);
    await runAlerts();
    expect(await mailsTo(usuario)).toEqual([]);
    clock = ten;
    await portal.get(deleteSavedSearch, { body: { id } }, { token });
    for (const call of [checkAlerts, stopAlerts])
      await portal.refused(call, { body: { clave } }, 'linkExpiredOrUsed');
  });

  test('is pressed by mail programs with a form of their own', async () => {
    const { token } = await newStudent(portal);
    const [one, two] = [await save(token, 'Una', 'diaria'), await save(token, 'Dos', 'inmediata')];
    const keys = await Promise.all([one, two].map(({ id }) => keyOf(portal, id)));
    const press = (clave: string) =>
      portal.app.inject({
        method: 'POST',
        url: `${oneClickStop}/${clave}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await press(keys.join('~'))).statusCode).toBe(204);
    expect((await list(token)).map(({ alerta }) => alerta)).toEqual(['ninguna', 'ninguna']);
    expect((await press('nada')).statusCode).toBe(404);
  });
});
