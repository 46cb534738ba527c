import { readFile } from 'node:fs/promises';
import { createEvent, enrolInEvent, getManagedEvent, listEvents } from '@portal/contract/events';
import { describe, expect } from 'vitest';
import { addressOf } from '../web/src/lib/routing/paths.ts';
import { expectAccessible } from './browser.ts';
import { journey } from './journey.ts';
import { clientOf, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { fill, wordsOf } from './texts.ts';

const inAWeek = (): string => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

/** An event with one place, in which another student than the one of the journey is enrolled. */
async function fullEvent(titulo: string) {
  const manager = await clientOf('gestora');
  const evento = {
    textos: { es: { titulo, descripcion: '<p>Con una plaza.</p>' } },
    entradillas: {},
    categoria: 'taller' as const,
    dia: inAWeek(),
    hora: '10:00',
    diaFin: inAWeek(),
    horaFin: '12:00',
    lugar: 'Aula 1',
    enlace: null,
    organizador: 'Servicio de Empleo',
    para: 'todos' as const,
    destacado: false,
    inscripcion: true,
    plazas: 1,
    listaEspera: true,
    finInscripcion: null,
    certificado: false,
    horasCertificado: null,
    videos: [],
    publicado: true,
  };
  const body = { claveEnvio: crypto.randomUUID(), evento };
  const { idEvento } = await manager.get(createEvent, { body });
  const { urlEvento } = await manager.get(getManagedEvent, { params: { id: idEvento } });
  return { idEvento, urlEvento };
}

describe('an event', () => {
  journey('that is full has a student wait, who gets the place that another leaves', async ({ come }) => {
    const { events, popups } = wordsOf('es');
    const event = await fullEvent('Taller con una plaza');
    await (await clientOf('alumno')).get(enrolInEvent, { body: event });
    const { page } = await come({ storageState: await loggedIn('alumna') });
    await page.goto(placeOf('es', 'events'));
    await page.getByRole('link', { name: 'Taller con una plaza', exact: true }).click();
    await page.getByText(events.enrol.full, { exact: true }).waitFor();
    await expectAccessible(page);
    const wait = page.getByRole('button', { name: events.enrol.wait, exact: true });
    await wait.focus();
    await page.keyboard.press('Enter');
    await page.getByText(fill(events.enrol.waiting, { position: '1' }), { exact: true }).waitFor();

    const other = (await come({ storageState: await loggedIn('alumno') })).page;
    await other.goto(addressOf('es', 'event', { id: event.urlEvento }));
    // Data of his are missing: what asks for them would cover the page.
    await other.getByRole('button', { name: popups.personal.later, exact: true }).click();
    await other.getByRole('button', { name: events.withdraw.button, exact: true }).click();
    const dialog = other.getByRole('dialog', { name: events.withdraw.title, exact: true });
    await dialog.waitFor();
    await expectAccessible(other);
    await dialog.getByRole('button', { name: events.withdraw.button, exact: true }).click();
    await other.getByRole('button', { name: events.enrol.wait, exact: true }).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => other.evaluate(() => document.activeElement === document.body)).toBe(false);

    await page.reload();
    await page.getByText(events.registration.inscrito, { exact: true }).waitFor();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: events.calendar, exact: true }).click();
    const file = await readFile(await (await saving).path(), 'utf8');
    expect(file).toContain('SUMMARY:Taller con una plaza');
    expect(file).toContain(`DTSTART:${inAWeek().replaceAll('-', '')}T`);
    const listed = await (await clientOf('alumna')).get(listEvents, {});
    expect(listed.find(({ idEvento }) => idEvento === event.idEvento)?.inscripcion).toBe('inscrito');
  });

  journey('is read by a visitor, who logs in to enrol', async ({ come }) => {
    const { events } = wordsOf('en');
    const { urlEvento } = await fullEvent('Taller abierto');
    const { page } = await come();
    await page.goto(addressOf('en', 'publicEvent', { id: urlEvento }));
    await page.getByRole('heading', { name: 'Taller abierto', level: 1, exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: events.enrol.logIn, exact: true }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/en/login'));
  });

  journey('is found in the month that the address holds, by keyboard', async ({ come }) => {
    const { events } = wordsOf('es');
    await fullEvent('Taller del mes');
    const month = inAWeek().slice(0, 7);
    const { page } = await come({ storageState: await loggedIn('alumna') });
    await page.goto(`${placeOf('es', 'events')}?vista=mes&mes=${month}`);
    const link = page.getByRole('listitem').getByRole('link', { name: /Taller del mes/ });
    await link.waitFor();
    await expectAccessible(page);
    const next = page.getByRole('button', { name: new RegExp(`^${events.month.after.split(':')[0]}`) });
    await next.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('mes') !== month);
    await page.goBack();
    await link.press('Enter');
    await page.getByRole('heading', { name: 'Taller del mes', level: 1, exact: true }).waitFor();
  });
});
