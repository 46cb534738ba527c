import { editOffer } from '@portal/contract/offer-form';
import { getPendingOffer, rejectOffer } from '@portal/contract/validations';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { addressOf } from '../web/src/lib/routing/paths.ts';
import { expectAccessible } from './browser.ts';
import { journey } from './journey.ts';
import { readMail } from './mail.ts';
import { companyThatAsksAgain, companyThatWaits, firstPassword } from './newcomers.ts';
import { clientOf, fillLogin, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { dayFromNow, internship, newTitle, newWord, sendOffer } from './scene.ts';
import { fill, statusesOf, wordsOf } from './texts.ts';

/** A manager decides on what was read, and on nothing else. */

const { validations, offerChanges, offerForm, companies, companyPage, shell } = wordsOf('es');
const said = statusesOf('es');
const { changes, decide, reject } = validations;

type Changed = Parameters<typeof internship>[1];

/** The demo company changes an offer that waits. */
async function change(urlOferta: string, titulo: string, more: Changed): Promise<void> {
  const company = await clientOf('empresa');
  await company.get(editOffer, { body: { urlOferta, oferta: internship(titulo, more) } });
}

async function stateOf(id: string) {
  const manager = await clientOf('gestora');
  const { estadoOferta, motivoRechazo } = await manager.get(getPendingOffer, { params: { id }, query: {} });
  return { estadoOferta, motivoRechazo };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });
const meanwhile = (page: Page) => page.getByRole('region', { name: changes.readingTitle, exact: true });
// The label says whether another one waits.
const approve = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^(${decide.publish}|${decide.publishLast})$`) });

describe('an offer that the company changes while a manager reads it', () => {
  journey('is not published before what changed has been shown', async ({ come }) => {
    const titulo = newTitle('Se cambia');
    const urlAcceso = await sendOffer(internship(titulo));
    const { page } = await come({ storageState: await loggedIn('gestora') });
    await page.goto(addressOf('es', 'pendingOffer', { id: urlAcceso }));
    await heading(page, titulo).waitFor();
    expect(await meanwhile(page).count()).toBe(0);

    await change(urlAcceso, titulo, { plazas: 7 });
    await approve(page).click();
    await page.getByText(said.cannotChangeState.title, { exact: true }).waitFor();
    const plazas = meanwhile(page).getByRole('definition').first();
    await meanwhile(page).getByText(offerForm.field.plazas, { exact: true }).waitFor();
    expect(await plazas.locator('del').innerText()).toBe('2');
    expect(await plazas.locator('ins').innerText()).toBe('7');
    expect((await stateOf(urlAcceso)).estadoOferta).toBe('pendiente');
    // What is new takes no decision for a second; a button that wakes meanwhile has the colours of a sleeping one.
    await expect.poll(() => approve(page).isEnabled()).toBe(true);
    await expectAccessible(page);

    await approve(page).click();
    await page.getByText(decide.published, { exact: true }).waitFor();
    expect((await stateOf(urlAcceso)).estadoOferta).toBe('abierta');
  });

  journey('is not rejected either, and the reason that was written stays', async ({ come }) => {
    const titulo = newTitle('Se cambia también');
    const urlAcceso = await sendOffer(internship(titulo));
    const { page } = await come({ storageState: await loggedIn('gestora') });
    await page.goto(addressOf('es', 'pendingOffer', { id: urlAcceso }));
    const open = () => page.getByRole('button', { name: decide.reject, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: reject.offerTitle, exact: true });
    const reason = dialog.getByRole('textbox', { name: reject.reason });
    const motivo = 'La fecha de fin es demasiado temprana';
    await open();
    await reason.fill(motivo);

    await change(urlAcceso, titulo, { fechaFin: dayFromNow(220) });
    await dialog.getByRole('button', { name: reject.confirm, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(said.cannotChangeState.title, { exact: true }).waitFor();
    await meanwhile(page).getByText(offerForm.field.fechaFin, { exact: true }).waitFor();
    expect((await stateOf(urlAcceso)).estadoOferta).toBe('pendiente');

    await open();
    await expect.poll(() => reason.inputValue()).toBe(motivo);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: reject.confirm, exact: true }).click();
    await page.getByText(decide.offerRejected, { exact: true }).waitFor();
    expect(await stateOf(urlAcceso)).toEqual({ estadoOferta: 'rechazada', motivoRechazo: motivo });
  });

  journey('is not published either where it was asked for before its turn came', async ({ come }) => {
    const titles = [newTitle('La primera'), newTitle('La siguiente')] as const;
    const first = await sendOffer(internship(titles[0]));
    const next = await sendOffer(internship(titles[1]));
    const { page } = await come({ storageState: await loggedIn('gestora') });
    // The version that was asked for beforehand is all that there is when it is shown: the new one is long in coming.
    const address = `**${getPendingOffer.path.replace(':id', next)}`;
    let isLong = false;
    await page.route(address, async (route) => {
      if (!isLong) await route.continue();
    });
    const ahead = page.waitForResponse(address);
    await page.goto(addressOf('es', 'pendingOffer', { id: first }));
    await heading(page, titles[0]).waitFor();
    await ahead;
    await change(next, titles[1], { plazas: 9 });
    isLong = true;
    await approve(page).click();
    await heading(page, titles[1]).waitFor();
    isLong = false;
    await approve(page).click();
    await page.getByText(said.cannotChangeState.title, { exact: true }).waitFor();
    const places = meanwhile(page).getByRole('definition').first();
    await expect.poll(() => places.locator('ins').innerText()).toBe('9');
    expect((await stateOf(next)).estadoOferta).toBe('pendiente');
  });
});

journey(
  'the next offer takes no decision in the moment when it comes up under the hand',
  async ({ come }) => {
    const titles = [newTitle('Una'), newTitle('Otra')] as const;
    const first = await sendOffer(internship(titles[0]));
    const next = await sendOffer(internship(titles[1]));
    const { page } = await come({ storageState: await loggedIn('gestora') });
    await page.goto(addressOf('es', 'pendingOffer', { id: first }));
    await heading(page, titles[0]).waitFor();
    await page.evaluate(
      ([title, ...labels]) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('h1')?.textContent !== title) return;
          const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
          const button = buttons.find(({ textContent }) => labels.includes(textContent ?? ''));
          if (!button) return;
          document.documentElement.dataset.firstShown = button.disabled ? 'resting' : 'ready';
          observer.disconnect();
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      },
      [titles[1], decide.publish, decide.publishLast],
    );
    await approve(page).click();
    await expect.poll(() => page.locator('html').getAttribute('data-first-shown')).toBe('resting');
    await approve(page).click();
    await expect.poll(async () => (await stateOf(next)).estadoOferta).toBe('abierta');
  },
);

journey(
  'a company that asks again is shown with why it was turned down and what it changed',
  async ({ come }) => {
    const name = newTitle('Vuelve a pedir');
    const motivo = 'La dirección no es la de la empresa';
    const direccion = 'Avenida del Puerto, 21';
    const id = await companyThatAsksAgain(name, motivo, { direccion, idSector: 1 });
    const { page } = await come({ storageState: await loggedIn('gestora') });
    await page.goto(addressOf('es', 'managedCompany', { id }));
    await heading(page, name).waitFor();
    await page.getByText(motivo, { exact: true }).waitFor();
    const changed = page.getByRole('region', { name: changes.title, exact: true });
    expect(await changed.getByRole('term').allInnerTexts()).toEqual([
      companyPage.fields.idSector,
      companyPage.fields.direccion,
    ]);
    const [sector, address] = await changed.getByRole('definition').all();
    await sector?.getByText(offerChanges.nothing, { exact: true }).waitFor();
    expect(await sector?.locator('ins').innerText()).toMatch(/^\D+$/);
    expect(await address?.locator('del').innerText()).toBe('Calle de la Paz, 8');
    expect(await address?.locator('ins').innerText()).toBe(direccion);
    await expectAccessible(page);
  },
);

journey(
  'an offer that is sent again is shown with what changed in it, and nothing else',
  async ({ come }) => {
    const titulo = newTitle('Vuelve corregida');
    const urlOferta = await sendOffer(
      internship(titulo, { descripcion: 'Un equipo pequeño que enseña.', solicitante: 'Rosa Marí' }),
    );
    const motivo = 'Falta decir en qué departamento';
    const client = await clientOf('gestora');
    const { modificada } = await client.get(getPendingOffer, { params: { id: urlOferta }, query: {} });
    await client.get(rejectOffer, { body: { urlOferta, modificada, motivo } });
    await change(urlOferta, titulo, {
      descripcion: 'Un equipo grande que enseña.',
      plazas: 7,
      ayudaEstudio: 450,
      departamento: 'Costa',
      listado_titulaciones: [
        { idTitulacion: 101, caracter: 'deseable' },
        { idTitulacion: 112, caracter: 'requerida' },
      ],
    });

    const { page } = await come({ storageState: await loggedIn('gestora') });
    await page.goto(addressOf('es', 'pendingOffer', { id: urlOferta }));
    const changed = page.getByRole('region', { name: changes.title, exact: true });
    await changed.getByText(fill(changes.text_other, { count: 6 }), { exact: true }).waitFor();
    const before = `${validations.offer.rejectedBefore}: ${motivo}`;
    await page.getByText(before, { exact: true }).waitFor();
    // The names of the lists come by themselves.
    await changed.getByText('Ciencia e Ingeniería de Datos', { exact: false }).waitFor();
    const told = await Promise.all(
      (await changed.locator('dl > div').all()).map(async (entry) => [
        await entry.getByRole('term').innerText(),
        [await entry.locator('del').allInnerTexts(), await entry.locator('ins').allInnerTexts()],
      ]),
    );
    const { field } = offerForm;
    const { requerida, deseable } = offerForm.degrees.kind;
    const business = 'Administración y Dirección de Empresas';
    expect(Object.fromEntries(told)).toEqual({
      [field.descripcion]: [['pequeño'], ['grande']],
      [field.plazas]: [['2'], ['7']],
      [field.ayudaEstudio]: [['400\u00a0€/mes'], ['450\u00a0€/mes']],
      [field.departamento]: [[], ['Costa']],
      [field.solicitante]: [['Rosa Marí'], []],
      [field.listado_titulaciones]: [
        [`${business} · ${requerida}`],
        [`${business} · ${deseable}`, `Ciencia e Ingeniería de Datos · ${requerida}`],
      ],
    });
    await expectAccessible(page);
  },
);

journey('a company that is turned down reads why in its mail, and does not get in', async ({ come }) => {
  const name = newTitle('No entra');
  const motivo = 'El CIF que nos dio es de otra empresa.';
  const { idEmpresa, person } = await companyThatWaits(name);
  const { page } = await come({ storageState: await loggedIn('gestora') });
  await page.goto(addressOf('es', 'managedCompany', { id: idEmpresa }));
  await heading(page, name).waitFor();
  await page.getByRole('button', { name: decide.reject, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: reject.companyTitle, exact: true });
  await dialog.getByText(fill(reject.companyText, { company: name }), { exact: true }).waitFor();
  await expectAccessible(page);
  const confirm = dialog.getByRole('button', { name: reject.confirm, exact: true });
  await confirm.click();
  // Not without a reason.
  await dialog.locator('[aria-invalid=true]').waitFor();
  await dialog.getByRole('textbox', { name: reject.reason }).fill(motivo);
  await confirm.click();
  const notices = page.getByRole('region', { name: shell.notices, exact: true });
  await notices.getByText(decide.companyRejected, { exact: true }).waitFor();
  await page.getByText(fill(decide.told, { company: name }), { exact: true }).waitFor();
  expect(await readMail(page, person.email, motivo)).toContain(name);
  await page.goto(addressOf('es', 'managedCompany', { id: idEmpresa }));
  await page.getByText(companies.rejected.title, { exact: true }).waitFor();

  const visitor = (await come()).page;
  await visitor.goto(placeOf('es', 'loginCompany'));
  await fillLogin(visitor, 'es', person.email, firstPassword);
  await visitor.getByText('No se aceptó la solicitud de su empresa', { exact: true }).waitFor();
  expect(new URL(visitor.url()).pathname).toBe(placeOf('es', 'loginCompany'));
  await expectAccessible(visitor);
});

journey(
  'the inbox is narrowed down, what is all right is published at once, and the rest claimed and turned down',
  async ({ come }) => {
    const word = newWord();
    // Of the company's own domain.
    const emailTutorEmpresa = 'tutora@demo.test';
    const right = [`Uno ${word}`, `Dos ${word}`];
    for (const titulo of right) await sendOffer(internship(titulo, { emailTutorEmpresa }));
    const wrong = `Con aviso ${word}`;
    const urlOferta = await sendOffer(
      internship(wrong, {
        emailTutorEmpresa,
        descripcion: 'Buscamos gente joven para recibir a quien viene.',
      }),
    );
    const { page } = await come({ width: 360, storageState: await loggedIn('gestora') });
    await page.goto(addressOf('es', 'management'));
    const { filters, inbox, many, claim } = validations;
    await page.getByRole('searchbox', { name: filters.texto.ofertas }).fill(word);
    await page.getByRole('button', { name: filters.submit, exact: true }).click();
    const rows = page.getByRole('list', { name: inbox.ofertas, exact: true }).getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(3);
    await page.getByRole('checkbox', { name: fill(many.all_other, { count: 2 }), exact: true }).check();
    const open = fill(many.open_other, { count: 2 });
    await page.getByRole('button', { name: open, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: fill(many.ask_other, { count: 2 }), exact: true });
    expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual(
      right.map((titulo) => expect.stringContaining(titulo)),
    );
    await expectAccessible(page);
    await dialog.getByRole('button', { name: open, exact: true }).click();
    await expect.poll(() => rows.count()).toBe(1);

    await page.getByRole('link', { name: wrong, exact: true }).click();
    await heading(page, wrong).waitFor();
    await page
      .getByText(fill(validations.checks.bad.palabras, { detail: 'gente joven' }), { exact: true })
      .waitFor();
    await page.getByRole('button', { name: claim.take, exact: true }).click();
    await page.getByText(claim.mine, { exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: decide.reject, exact: true }).click();
    const why = page.getByRole('dialog', { name: reject.offerTitle, exact: true });
    const usual = why.getByRole('checkbox').first();
    await usual.check();
    const motivo = await why.getByRole('textbox', { name: reject.reason }).inputValue();
    expect(motivo).not.toBe('');
    await expectAccessible(page);
    await why.getByRole('button', { name: reject.confirm, exact: true }).click();
    // Back in the list as it was narrowed down, in which nothing is left.
    await page.getByText(filters.nothing, { exact: true }).waitFor();
    expect(await stateOf(urlOferta)).toEqual({ estadoOferta: 'rechazada', motivoRechazo: motivo });
  },
);
