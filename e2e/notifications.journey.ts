import { changeStudentPassword } from '@portal/contract/accounts';
import { apply, withdraw } from '@portal/contract/applications';
import { closeOffer } from '@portal/contract/company-offers';
import { listStudentNotifications, setStudentMailPreference } from '@portal/contract/notifications';
import { loginStudent } from '@portal/contract/session';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, heldBack, type Visitor, withoutLive } from './browser.ts';
import { journey, rare } from './journey.ts';
import { firstPassword, newStudent, outside, secondPassword } from './newcomers.ts';
import { type Account, clientOf, fillLogin, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import {
  applyTo,
  internship,
  job,
  moveOnly,
  newTitle,
  openOffer,
  publish,
  putForward,
  sendOffer,
} from './scene.ts';
import { shape, statusesOf, wordsOf } from './texts.ts';

const words = wordsOf('es');
const { shell } = words;
const { preferences } = words.notifications;

/** Opens the bell once the page listens: what happens from then on is told, not asked for. */
async function openPanel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Notificaciones/ }).click();
  const panel = page.getByRole('dialog', { name: shell.notifications.title, exact: true });
  await panel.waitFor();
  return panel;
}

/** The page, once it listens for what is new. */
async function listening({ page }: Visitor, at = '/'): Promise<Page> {
  const stream = page.waitForResponse((response) => response.url().endsWith('/escuchaNotificaciones'));
  await page.goto(at);
  expect((await stream).status()).toBe(200);
  return page;
}

/** An offer that alumna@demo.test was put forward for, of which her bell says so. */
async function happened(): Promise<string> {
  const titulo = newTitle('Nos avisan');
  const urlOferta = await openOffer(internship(titulo));
  await applyTo(urlOferta);
  await putForward(urlOferta);
  return titulo;
}

const entry = (panel: Locator, titulo: string) =>
  panel.getByRole('listitem').filter({ hasText: titulo }).filter({ hasText: shell.notifications.important });

const deleteIn = (item: Locator) => item.getByRole('button', { name: shape(shell.notifications.delete) });

const undoIn = (panel: Locator) => panel.getByRole('button', { name: shell.notifications.undo, exact: true });

const unreadIn = (title: string) => Number(/^\((\d+)\)/.exec(title)?.[1] ?? 0);

/** Of the page, or of the offer beside the list: the cards of the list cannot be focused. */
const headOf = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).and(page.locator('[tabindex]'));
const hasFocus = (element: Locator) =>
  expect.poll(() => element.evaluate((node) => node === document.activeElement)).toBe(true);

/** The open dialog says that the application stands elsewhere by now, and is left for the head of what it is about. */
async function readAndLeave(page: Page, idEstado: 6 | 17, head: Locator) {
  const dialog = page.getByRole('dialog', { name: words.respond.moved.title, exact: true });
  await dialog.getByText(words.states.application[idEstado], { exact: true }).waitFor();
  const close = dialog.getByRole('button', { name: words.ui.close, exact: true }).last();
  await hasFocus(close);
  await expectAccessible(page);
  await close.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await hasFocus(head);
}

describe('what happens while the student is asked', () => {
  journey.for(['applications', 'internshipOffers'] as const)(
    'whether to withdraw is said in the open dialog: %s',
    rare,
    async (screen, { come }) => {
      const titulo = newTitle('Se descarta mientras tanto');
      const urlOferta = await openOffer(internship(titulo));
      await applyTo(urlOferta);
      const visitor = await come({ storageState: await loggedIn('alumna') });
      const page = await listening(visitor, `${placeOf('es', screen)}/${urlOferta}`);
      await page.getByRole('button', { name: words.withdrawal.action, exact: true }).click();
      await page.getByRole('dialog', { name: words.withdrawal.title, exact: true }).waitFor();
      await moveOnly(urlOferta, [{ idEstado: 17, idMotivo: 1 }]);
      await readAndLeave(page, 17, headOf(page, titulo));
    },
  );

  journey('why to decline is said in the open dialog of the list', async ({ come }) => {
    const titulo = newTitle('Se cierra mientras tanto');
    const urlOferta = await openOffer(internship(titulo));
    await applyTo(urlOferta);
    await putForward(urlOferta);
    const visitor = await come({ storageState: await loggedIn('alumna') });
    const page = await listening(visitor, placeOf('es', 'applications'));
    const card = page.getByRole('article').filter({ hasText: titulo });
    await card.getByRole('button', { name: words.respond.decline, exact: true }).click();
    await page.getByRole('dialog', { name: words.respond.title, exact: true }).waitFor();
    const company = await clientOf('empresa');
    await company.get(closeOffer, { body: { urlOferta, candidatoSeleccionado: false } });
    await readAndLeave(page, 6, headOf(page, words.titles.applications));
  });

  journey('and has answered already is what the answer says', rare, async ({ come }) => {
    const titulo = newTitle('Se retira tarde');
    const urlOferta = await openOffer(internship(titulo));
    await applyTo(urlOferta);
    const visitor = await come({ storageState: await loggedIn('alumna') });
    const page = await listening(visitor, `${placeOf('es', 'applications')}/${urlOferta}`);
    await page.getByRole('button', { name: words.withdrawal.action, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.withdrawal.title, exact: true });
    const release = await heldBack(page, `**${withdraw.path}`);
    await dialog.getByRole('button', { name: words.withdrawal.action, exact: true }).click();
    await moveOnly(urlOferta, [{ idEstado: 17, idMotivo: 1 }]);
    await page.getByText(words.states.application[17], { exact: true }).first().waitFor();
    release();
    await page.getByText(statusesOf('es').alreadyProcessed.title, { exact: true }).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await hasFocus(headOf(page, titulo));
  });
});

describe('what happens', () => {
  journey('to an application is what its open page says too', async ({ come }) => {
    const urlOferta = await openOffer(internship(newTitle('Se descarta')));
    await applyTo(urlOferta);
    const at = `${placeOf('es', 'applications')}/${urlOferta}`;
    const page = await listening(await come({ storageState: await loggedIn('alumna') }), at);
    const withdrawal = page.getByRole('button', { name: words.withdrawal.action, exact: true });
    await withdrawal.waitFor();
    await moveOnly(urlOferta, [{ idEstado: 17, idMotivo: 1 }]);
    await page.getByText(words.states.application[17], { exact: true }).first().waitFor();
    await withdrawal.waitFor({ state: 'detached' });
  });

  journey('to an offer is what the open home of the company says too', rare, async ({ come }) => {
    const titulo = newTitle('Se publica');
    const urlOferta = await sendOffer(internship(titulo));
    const page = await listening(await come({ storageState: await loggedIn('empresa') }));
    const offer = page.getByRole('article').filter({ hasText: titulo });
    await offer.getByText(words.states.offer.pendiente, { exact: true }).waitFor();
    await publish(await clientOf('gestora'), urlOferta);
    await offer.getByText(words.states.offer.abierta, { exact: true }).waitFor();
  });

  journey(
    'to an offer several times is one entry of the company, which leads to the offer',
    async ({ come }) => {
      const titulo = newTitle('Se inscriben dos');
      const urlOferta = await openOffer(job(titulo));
      const page = await listening(await come({ storageState: await loggedIn('empresa') }));
      for (const account of ['alumna', 'antigua'] as const) {
        const student = await clientOf(account);
        await student.get(apply, { body: { urlOferta, aceptaCondiciones: true, documentos: [] } });
      }
      const panel = await openPanel(page);
      const received = panel
        .getByRole('listitem')
        .filter({ hasText: titulo })
        .filter({ hasText: /candidatura/ });
      await received.getByText(`2 candidaturas nuevas para «${titulo}»`, { exact: true }).waitFor();
      expect(await received.count()).toBe(1);
      await expectAccessible(page);
      const before = unreadIn(await page.title());
      await received.getByRole('link').click();
      await page.waitForURL(`**/${urlOferta}`);
      await expect.poll(async () => unreadIn(await page.title())).toBe(before - 1);
    },
  );

  journey(
    'shows at once in both tabs, whichever listens, and reading it in one clears it in the other',
    async ({ come }) => {
      const visitor = await come({ storageState: await loggedIn('alumna') });
      const first = await listening(visitor);
      const second = await visitor.context.newPage();
      await second.goto(placeOf('es', 'applications'));
      const [one, two] = [unreadIn(await first.title()), unreadIn(await second.title())];
      const titulo = await happened();
      const panel = await openPanel(second);
      await entry(panel, titulo).waitFor();
      await expect.poll(async () => unreadIn(await first.title())).toBeGreaterThan(one);
      await expect.poll(async () => unreadIn(await second.title())).toBeGreaterThan(two);
      await expect
        .poll(async () => (await first.title()).slice(0, 4))
        .toBe((await second.title()).slice(0, 4));
      await first
        .getByRole('status')
        .getByText(shape(shell.notifications.arrived))
        .waitFor({ state: 'attached' });

      // The tab that listened goes: the other one takes over.
      const taken = second.waitForResponse((response) => response.url().endsWith('/escuchaNotificaciones'));
      await first.close();
      await taken;
      const before = unreadIn(await second.title());
      await entry(panel, titulo).getByRole('link').click();
      await second.waitForURL(`**${placeOf('es', 'applications')}/**`);
      await expect.poll(async () => unreadIn(await second.title())).toBe(before - 1);
      const next = await happened();
      await entry(await openPanel(second), next).waitFor();
    },
  );

  journey('is asked for each minute where it cannot be told', async ({ come }) => {
    const { page } = await come({ fresh: true, storageState: await loggedIn('alumna') });
    await withoutLive(page);
    await page.clock.install();
    const list = (response: { url(): string }) => response.url().endsWith(listStudentNotifications.path);
    const first = page.waitForResponse(list);
    await page.goto(placeOf('es', 'cv'));
    await (await first).finished();
    await page.getByRole('heading', { level: 1 }).waitFor();
    const before = unreadIn(await page.title());
    const titulo = await happened();
    const next = page.waitForResponse(list);
    await page.clock.fastForward(61_000);
    await next;
    await expect.poll(async () => unreadIn(await page.title())).toBeGreaterThan(before);
    await entry(await openPanel(page), titulo).waitFor();
  });

  journey('that leads nowhere is read when the panel closes', rare, async ({ come }) => {
    const { email } = await newStudent('Avisada');
    const client = outside();
    const login = { eAmbito: 'PrivadoAlumno', eUsuario: email, ePassword: firstPassword } as const;
    client.token = (await client.get(loginStudent, { body: login })).token;
    const twice = { password: secondPassword, password2: secondPassword };
    await client.get(changeStudentPassword, { body: { passwordActual: firstPassword, ...twice } });
    const own = await come();
    await own.page.goto(placeOf('es', 'loginStudent'));
    await fillLogin(own.page, 'es', email, secondPassword);
    await own.page.getByRole('button', { name: /^Notificaciones/ }).waitFor();
    const theirs = await listening(own);
    await theirs.getByRole('button', { name: words.popups.personal.later, exact: true }).click();
    await expect.poll(async () => unreadIn(await theirs.title())).toBeGreaterThan(0);
    const panel = await openPanel(theirs);
    const changed = panel.getByRole('listitem').filter({ hasText: 'Tu contraseña ha cambiado' }).first();
    await changed.getByRole('img', { name: shell.notifications.unread }).waitFor();
    const unread = unreadIn(await theirs.title());
    await theirs.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await expect.poll(async () => unreadIn(await theirs.title())).toBeLessThan(unread);
    await theirs.reload();
    const again = await openPanel(theirs);
    const read = again.getByRole('listitem').filter({ hasText: 'Tu contraseña ha cambiado' }).first();
    await read.waitFor();
    expect(await read.getByRole('img', { name: shell.notifications.unread }).count()).toBe(0);
    await theirs.getByRole('button', { name: /^Notificaciones/ }).click();
    await again.waitFor({ state: 'hidden' });
  });
});

describe('a deletion', () => {
  journey('of one and of all is undone, by keyboard alone, and the focus stays near', async ({ come }) => {
    const [older, newer] = [await happened(), await happened()];
    const { page } = await come({ storageState: await loggedIn('alumna') });
    await page.goto('/');
    const bell = page.getByRole('button', { name: /^Notificaciones/ });
    await bell.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: shell.notifications.title, exact: true });
    await entry(panel, newer).waitFor();
    await expectAccessible(page);
    const focus = page.locator(':focus');

    await deleteIn(entry(panel, newer)).focus();
    await page.keyboard.press('Enter');
    await entry(panel, newer).waitFor({ state: 'detached' });
    await panel.getByText(shell.notifications.deleted, { exact: true }).waitFor();
    // What came into its place.
    await expect.poll(() => focus.getAttribute('data-remove')).not.toBeNull();
    expect(await focus.getAttribute('aria-label')).toMatch(shape(shell.notifications.delete));
    await expectAccessible(page);
    await undoIn(panel).focus();
    await page.keyboard.press('Enter');
    await entry(panel, newer).waitFor();
    await expect.poll(() => focus.getAttribute('id')).toBe('notificaciones');

    await panel.getByRole('button', { name: shell.notifications.deleteAll, exact: true }).focus();
    await page.keyboard.press('Enter');
    await panel.getByText(shell.notifications.empty, { exact: true }).waitFor();
    await expect.poll(() => focus.innerText()).toBe(shell.notifications.undo);
    expect(unreadIn(await page.title())).toBe(0);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await entry(panel, newer).waitFor();
    await entry(panel, older).waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(await focus.getAttribute('aria-label')).toMatch(/^Notificaciones/);
    await page.reload();
    await entry(await openPanel(page), newer).waitFor();
  });

  for (const [width, seldom] of [
    [320, {}],
    [360, rare],
  ] as const)
    journey(`on a phone, ${width} px wide, is behind what a finger swipes away`, seldom, async ({ come }) => {
      const titulo = await happened();
      const { page } = await come({
        width,
        height: 720,
        touch: true,
        colorScheme: 'dark',
        storageState: await loggedIn('alumna'),
      });
      await page.goto('/');
      const panel = await openPanel(page);
      const item = entry(panel, titulo);
      await item.waitFor();
      await expectAccessible(page);
      const behind = item.locator('button[aria-hidden]');
      const visible = async () => {
        const [box, around] = [await behind.boundingBox(), await panel.boundingBox()];
        return box !== null && around !== null && box.x + box.width <= around.x + around.width + 1;
      };
      expect(await visible()).toBe(false);
      const box = await item.boundingBox();
      if (!box) throw new Error('it is shown');
      await swipeLeft(page, { x: box.x + box.width * 0.8, y: box.y + box.height / 2 });
      await expect.poll(visible).toBe(true);
      await behind.tap();
      await item.waitFor({ state: 'detached' });
      // And without a swipe, by the button that everybody has.
      await undoIn(panel).tap();
      await item.waitFor();
      await deleteIn(item).tap();
      await item.waitFor({ state: 'detached' });
    });
});

/** A finger that goes to the left, a frame at a time. */
async function swipeLeft(page: Page, from: { x: number; y: number }): Promise<void> {
  const devices = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devices.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (let moved = 12; moved <= 144; moved += 12) {
    await touch('touchMove', [{ x: from.x - moved, y: from.y }]);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await touch('touchEnd', []);
}

describe('what goes by mail', () => {
  const screens: readonly (readonly [Account, string, string])[] = [
    ['alumna', preferences.kinds.avances.title, preferences.fixedStudent],
    ['empresa', preferences.kinds.candidaturas.title, preferences.fixedCompany],
  ];

  journey.for(screens)('%s chooses, and finds it kept', async ([account, kind, fixed], { come }) => {
    const { page } = await come({ width: 360, height: 800, storageState: await loggedIn(account) });
    await page.goto(`${placeOf('es', 'account')}#correo`);
    const section = page.getByRole('region', { name: preferences.title, exact: true });
    await section.getByText(fixed, { exact: true }).waitFor();
    await expectAccessible(page);
    const group = section.getByRole('radiogroup', { name: kind });
    const digest = group.getByRole('radio', { name: preferences.delivery.resumen, exact: true });
    const now = group.getByRole('radio', { name: preferences.delivery.inmediato, exact: true });
    expect(await now.isChecked()).toBe(true);
    await now.focus();
    const kept = page.waitForResponse((response) => response.url().endsWith('/guardaPreferenciaCorreo'));
    await page.keyboard.press('ArrowDown');
    await kept;
    await section.getByText(/^Guardado/).waitFor();
    await page.reload();
    await expect.poll(() => digest.isChecked()).toBe(true);
    await now.check();
    await section.getByText(/^Guardado/).waitFor();
  });

  journey('is chosen in Catalan and English as well', rare, async ({ come }) => {
    const client = await clientOf('alumna');
    await client.get(setStudentMailPreference, { body: { clase: 'avances', envio: 'inmediato' } });
    const { page } = await come({ colorScheme: 'dark', storageState: await loggedIn('alumna') });
    for (const language of ['ca', 'en'] as const) {
      await page.goto(placeOf(language, 'account'));
      const { title } = wordsOf(language).notifications.preferences;
      await page.getByRole('region', { name: title, exact: true }).waitFor();
      await expectAccessible(page);
    }
  });
});
