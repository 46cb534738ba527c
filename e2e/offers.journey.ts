import { getSession } from '@portal/contract/session';
import { getOffer } from '@portal/contract/student-offers';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './browser.ts';
import { journey, rare } from './journey.ts';
import { catalogueOf, entryIn } from './offer-form.ts';
import { type Account, clientOf, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import {
  applyTo,
  internship,
  job,
  moveOnly,
  newTitle,
  newWord,
  openOffer,
  publish,
  putForward,
  sendOffer,
} from './scene.ts';
import { fill, labelled, statusesOf, wordsOf } from './texts.ts';

/** Offers as students find and read them. */

const words = wordsOf('es');
const said = statusesOf('es');
const isSeen = (entry: Locator) =>
  entry.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

/** What is read of an offer in the view that all share: its facts, what is asked, its text. */
async function readingOf(page: Page) {
  const facts = page.getByRole('region', { name: words.offerView.facts.title, exact: true });
  // The catalogue, which has the names, comes by itself.
  await facts.getByText('Ingeniería Informática', { exact: true }).waitFor();
  const [first = '', asked = '', text = '', ...more] = await facts.locator('xpath=../*').allInnerTexts();
  expect(more).toEqual([]);
  return { facts: first, asked, text };
}

journey('what a company writes and a manager approves is what the student reads', rare, async ({ come }) => {
  const experienciaDeseable = `Se valora haber trabajado en ${newWord()}.`;
  const urlOferta = await sendOffer(
    job(newTitle('A la vista'), {
      experiencia: 1,
      experienciaDeseable,
      ocultarDatosEmpresa: true,
      idiomas: [{ idIdioma: 3, idNivelIdioma: 4, obligatorio: false }],
      listado_titulaciones: [
        { idTitulacion: 101, caracter: 'requerida' },
        { idTitulacion: 111, caracter: 'deseable' },
        { idTitulacion: 104, caracter: 'propuesta' },
      ],
    }),
  );
  const readBy = async (account: Account, address: string) => {
    const { page } = await come({ storageState: await loggedIn(account) });
    await page.goto(address);
    const reading = await readingOf(page);
    await expectAccessible(page);
    return { page, ...reading };
  };
  const company = await readBy('empresa', `/visualizar-oferta/${urlOferta}`);
  const manager = await readBy('gestora', `${placeOf('es', 'management')}/oferta/${urlOferta}`);
  await publish(await clientOf('gestora'), urlOferta);
  const student = await readBy('alumna', `${placeOf('es', 'jobOffers')}/${urlOferta}`);

  for (const reader of [manager, company]) {
    expect([reader.facts, reader.text]).toEqual([student.facts, student.text]);
  }
  expect(manager.asked).toBe(company.asked);
  const { text, facts, requirement } = words.offerView;
  expect(manager.asked).toContain(fill(requirement.minExperience_one, { count: 1 }));
  expect(student.text).toContain(experienciaDeseable);
  for (const kind of Object.values(facts.degrees)) expect(student.facts).toContain(kind);
  expect(student.text).toContain(text.hiddenCompanyText);

  // Beside how the student stands with it, nothing is said a second time.
  expect(student.asked).toContain(words.studentOffers.requirements.degrees.met);
  const all = [student.facts, student.asked, student.text].join('\n');
  for (const once of ['Administración y Dirección de Empresas', 'Ingeniería Informática', 'B2', '1 año'])
    expect(all.split(once), once).toHaveLength(2);
});

journey('an offer is only unknown where the server says so', async ({ come }) => {
  const { page, tolerate } = await come({ width: 800, storageState: await loggedIn('alumna') });
  await page.goto(`${placeOf('es', 'internshipOffers')}/x`);
  await page.getByText(said.offerNotFound.title, { exact: true }).waitFor();

  // Asked for something else that it refuses (400).
  await page.route('**/api/Alumno/dameOferta/*', (route) =>
    route.continue({
      url: new URL('/api/Alumno/dameOfertasUsuario/practicas?porPagina=500', page.url()).href,
    }),
  );
  tolerate(/400/);
  await page.reload();
  await page.getByText(said.mandatoryDataMissing.title, { exact: true }).waitFor();
  expect(await page.getByText(said.offerNotFound.title, { exact: true }).count()).toBe(0);
});

journey('the address of the other type leads to the offer’s own', rare, async ({ come }) => {
  const places = {
    internshipOffers: await openOffer(internship(newTitle('Por su sitio'))),
    jobOffers: await openOffer(job(newTitle('Por su sitio'))),
  };
  const { page } = await come({ storageState: await loggedIn('alumna') });
  for (const [own, other] of [
    ['internshipOffers', 'jobOffers'],
    ['jobOffers', 'internshipOffers'],
  ] as const) {
    await page.goto(`${placeOf('es', other)}/${places[own]}`);
    await page.waitForURL(`**${placeOf('es', own)}/${places[own]}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page);
  }
});

journey('a search that finds nothing says so, and is cleared by its button', async ({ come }) => {
  const { page } = await come({ width: 360, storageState: await loggedIn('alumna') });
  await page.goto(`${placeOf('es', 'internshipOffers')}?texto=${newWord()}`);
  await page.getByText(words.studentOffers.empty.title, { exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.studentOffers.empty.clear, exact: true }).click();
  await page.locator('a[data-walk]').first().waitFor();
  expect(new URL(page.url()).search).toBe('');
});

journey('going back and forward in a search keeps filters, page and place', async ({ come }) => {
  const { page } = await come({ storageState: await loggedIn('alumna') });
  const address = () => Object.fromEntries(new URL(page.url()).searchParams);
  const entries = page.locator('a[data-walk]');
  const first = () => entries.first().innerText();
  await page.goto(placeOf('es', 'internshipOffers'));
  await entries.first().waitFor();
  const unfiltered = await first();

  const modality = page.getByRole('button', { name: words.studentOffers.filters.idModalidad, exact: true });
  await modality.click();
  // Its number says that there is more than a page of them.
  await page
    .getByRole('checkbox', { name: /\((?:[3-9]\d|\d{3,})\)$/ })
    .first()
    .click();
  await expect.poll(address).toHaveProperty('idModalidad');
  const { idModalidad } = address();
  await expect.poll(() => modality.innerText()).not.toBe(words.studentOffers.filters.any);
  const chosen = await modality.innerText();
  await page.getByRole('button', { name: words.ui.pages.next, exact: true }).click();
  await expect.poll(address).toEqual({ idModalidad, pagina: '2' });
  const from = page.getByRole('navigation', { name: words.ui.pages.label, exact: true });
  await from.getByText(/^21–/).waitFor();
  const onSecond = await first();

  // Where an offer takes the list's place.
  await page.setViewportSize({ width: 800, height: 700 });
  await modality.waitFor({ state: 'hidden' });
  const last = entries.last();
  const title = await last.innerText();
  await last.click();
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await page.goBack();
  await expect.poll(address).toEqual({ idModalidad, pagina: '2' });
  await expect.poll(() => isSeen(entries.last())).toBe(true);
  expect(await entries.last().innerText()).toBe(title);

  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goBack();
  await expect.poll(address).toEqual({ idModalidad });
  await from.getByText(/^1–/).waitFor();
  expect(await modality.innerText()).toBe(chosen);
  await page.goBack();
  await expect.poll(address).toEqual({});
  await expect.poll(() => modality.innerText()).toBe(words.studentOffers.filters.any);
  await expect.poll(first).toBe(unfiltered);
  await page.goForward();
  await expect.poll(() => modality.innerText()).toBe(chosen);
  await page.goForward();
  await expect.poll(address).toEqual({ idModalidad, pagina: '2' });
  await expect.poll(first).toBe(onSecond);
});

/** A card in the list that has its offer alone, and the answer that the list is made of. */
async function openList(page: Page, title: string) {
  const answered = page.waitForResponse('**/api/Alumno/dameOfertasUsuario/**');
  await page.goto(`${placeOf('es', 'internshipOffers')}?texto=${title.split(' ').at(-1)}`);
  const card = page.getByRole('article').filter({ hasText: title });
  await card.waitFor();
  return { card, answer: await (await answered).text() };
}

journey('a card says whose an offer is, where, since when and how one stands with it', async ({ come }) => {
  const catalogue = await catalogueOf('es');
  const { idLocalidad, idProvincia } = entryIn(
    catalogue.localidades,
    ({ descripcion }) => descripcion === 'Manacor',
  );
  const { idMotivo, descripcion: reason } = entryIn(
    catalogue.tiposMotivoCambioEstadoCandidatura,
    ({ idEstado, dePerfil, idPerfil }) => idEstado === 17 && dePerfil === 'Empresa' && idPerfil !== 1,
  );
  const title = newTitle('En la isla');
  const urlOferta = await openOffer(internship(title, { idProvincia, idLocalidad }));
  const { oferta } = await (await clientOf('alumna')).get(getOffer, { params: { id: urlOferta } });
  if (oferta.empresa === null) throw new Error('the offer does not hide its company');
  const { page } = await come({ storageState: await loggedIn('alumna') });
  const { card: said, fit } = words.studentOffers;
  const states = words.states.application;

  const { card } = await openList(page, title);
  await card.getByText(oferta.empresa.nombreComercial, { exact: true }).waitFor();
  await card.getByText(fill(said.reference, { reference: oferta.referencia }), { exact: true }).waitFor();
  await card.getByText('Manacor, Mallorca', { exact: true }).waitFor();
  const date = card.getByRole('time');
  expect(await date.getAttribute('datetime')).toBe(oferta.fecha);
  expect(await date.innerText()).toMatch(/^hace /);
  await card.getByText(fit.all, { exact: true }).waitFor();
  expect(await card.getByText(states[1], { exact: true }).count()).toBe(0);

  await applyTo(urlOferta);
  await openList(page, title);
  await card.getByText(states[1], { exact: true }).waitFor();
  expect(await card.getByText(fit.all, { exact: true }).count()).toBe(0);

  await moveOnly(urlOferta, [{ idEstado: 17, idMotivo }]);
  await openList(page, title);
  await card.getByText(states[17], { exact: true }).waitFor();
  await card.getByText(reason, { exact: true }).waitFor();
  await expectAccessible(page);
});

journey('a card of a company that hides itself is sent nothing that names it', async ({ come }) => {
  const { nombreComercial } = await (await clientOf('empresa')).get(getSession, {});
  if (nombreComercial === null) throw new Error('the company has no name');
  const { page } = await come({ storageState: await loggedIn('alumna') });
  const open = newTitle('A la vista');
  await openOffer(internship(open));
  const shown = await openList(page, open);
  expect(shown.answer).toContain(nombreComercial);
  await shown.card.getByText(nombreComercial, { exact: true }).waitFor();

  const hidden = newTitle('Sin nombre');
  await openOffer(internship(hidden, { ocultarDatosEmpresa: true }));
  const { card, answer } = await openList(page, hidden);
  await card.getByText(words.studentOffers.card.hiddenCompany, { exact: true }).waitFor();
  expect(answer).not.toContain(nombreComercial);
  expect(await card.innerText()).not.toContain(nombreComercial);
});

journey('the order that is chosen is in the address, and going back undoes it', rare, async ({ come }) => {
  const word = newWord();
  const [highlighted, newer] = [newTitle(`Destaca ${word}`), newTitle(`Reciente ${word}`)];
  await publish(await clientOf('gestora'), await sendOffer(internship(highlighted)), true);
  await openOffer(internship(newer));
  const { page } = await come({ storageState: await loggedIn('alumna') });
  const { order, orderBy } = words.studentOffers.search;
  const choice = page.getByRole('radiogroup', { name: order, exact: true });
  const address = () => Object.fromEntries(new URL(page.url()).searchParams);
  const shows = async (orden: 'destacadas' | 'fecha', titles: string[]) => {
    await expect.poll(() => page.locator('a[data-walk]').allInnerTexts()).toEqual(titles);
    expect(await choice.getByRole('radio', { name: orderBy[orden], exact: true }).isChecked()).toBe(true);
    expect(address()).toEqual({ texto: word, orden });
  };

  // With words the usual order is by relevance.
  await page.goto(`${placeOf('es', 'internshipOffers')}?texto=${word}`);
  await expect
    .poll(() => choice.getByRole('radio', { name: orderBy.relevancia, exact: true }).isChecked())
    .toBe(true);
  expect(address()).toEqual({ texto: word });
  await choice.getByText(orderBy.destacadas, { exact: true }).click();
  await shows('destacadas', [highlighted, newer]);
  const first = page.getByRole('article').filter({ hasText: highlighted });
  await first.getByText(words.studentOffers.card.highlighted, { exact: true }).waitFor();
  await choice.getByText(orderBy.fecha, { exact: true }).click();
  await shows('fecha', [newer, highlighted]);
  await expectAccessible(page);
  await page.reload();
  await shows('fecha', [newer, highlighted]);
  await page.goBack();
  await shows('destacadas', [highlighted, newer]);
  await page.goForward();
  await shows('fecha', [newer, highlighted]);
});

journey('the words that were found are marked, and areas of degrees narrow the list', async ({ come }) => {
  const title = newTitle('Programación de robots');
  await openOffer(
    internship(title, {
      descripcion: 'Aprenderás a programar con nosotras. Sin ánimo de nada más.',
      listado_titulaciones: [{ idTitulacion: 111, caracter: 'requerida' }],
    }),
  );
  const { page } = await come({ storageState: await loggedIn('alumna') });
  await page.goto(placeOf('es', 'internshipOffers'));
  const field = page.getByRole('textbox', { name: words.studentOffers.search.label, exact: true });
  await field.fill(`PROGRAMACION ${title.split(' ').at(-1)}`);
  await field.press('Enter');
  const card = page.getByRole('article').filter({ hasText: title });
  await expect
    .poll(() => card.locator('mark').allInnerTexts())
    .toEqual(['Programación', title.split(' ').at(-1), 'programar']);
  await expectAccessible(page);

  await page.getByRole('button', { name: words.studentOffers.filters.idArea, exact: true }).click();
  const area = fill(words.studentOffers.filters.counted, { name: 'Ingeniería e informática', count: 1 });
  await page.getByRole('checkbox', { name: area, exact: true }).check();
  await expect.poll(() => new URL(page.url()).searchParams.get('idArea')).toBe('3');
  await card.waitFor();
});

journey('being put forward is answered in the list of offers', async ({ come }) => {
  const title = newTitle('Respuesta en la lista');
  const urlOferta = await openOffer(internship(title));
  await applyTo(urlOferta);
  await putForward(urlOferta);
  const { page } = await come({ storageState: await loggedIn('alumna') });
  const list = `${placeOf('es', 'internshipOffers')}?texto=${title.split(' ').at(-1)}`;
  await page.goto(list);
  const card = page.getByRole('article').filter({ hasText: title });
  const { respond } = words;
  await card.getByRole('button', { name: respond.decline, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: respond.title, exact: true });
  await dialog.getByRole('combobox', { name: labelled(respond.reason) }).waitFor();
  await dialog.getByRole('button', { name: respond.keep, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await expectAccessible(page);
  await card.getByRole('button', { name: respond.accept, exact: true }).click();
  await page.getByText(said.preregistrationSaved.title, { exact: true }).waitFor();
  await card.getByText(words.states.application[3], { exact: true }).waitFor();
  expect(await card.getByRole('button', { name: respond.accept, exact: true }).count()).toBe(0);
  // What was pressed is gone: one is still at the offer, which answering does not open.
  await expect
    .poll(() =>
      card
        .getByRole('link')
        .first()
        .evaluate((node) => node === document.activeElement),
    )
    .toBe(true);
  expect(page.url().endsWith(list)).toBe(true);
});

journey('what fits is saved, put aside, comes back and is compared, on a phone', async ({ come }) => {
  const { compare, notInterested, saved } = words.forYou;
  const [one, other] = [newTitle('Encaja'), newTitle('También encaja')];
  const urlAcceso = await openOffer(internship(one, { plazas: 7 }));
  await openOffer(internship(other));
  const { page } = await come({ width: 360, storageState: await loggedIn('alumna') });
  const of = (name: string, title: string) => ({ name: fill(name, { title }), exact: true });
  await page.goto(`${placeOf('es', 'internshipOffer')}/${urlAcceso}`);
  await page.getByRole('button', of(saved.actionFor, one)).press('Enter');
  await page.getByRole('link', { name: saved.see, exact: true }).press('Enter');
  const kept = page.getByRole('region', { name: saved.list, exact: true });
  await kept.and(page.locator(':focus')).waitFor();
  await kept.getByRole('link', { name: one, exact: true }).waitFor();
  await page.getByRole('button', of(saved.actionFor, other)).press('Enter');
  await kept.getByRole('link', { name: other, exact: true }).waitFor();
  for (const title of [one, other]) {
    await kept.getByRole('button', of(saved.removeFor, title)).press('Enter');
    await kept.getByText(fill(saved.removed, { title }), { exact: true }).waitFor();
  }
  await expectAccessible(page);
  await kept.getByRole('button', of(saved.undoFor, other)).press('Enter');
  await kept.getByRole('button', of(saved.removeFor, other)).and(page.locator(':focus')).waitFor();
  await page.reload();
  await kept.getByRole('button', of(saved.removeFor, other)).press('Enter');
  await kept.getByText(fill(saved.removed, { title: other }), { exact: true }).waitFor();
  await page.reload();
  await kept.getByText(saved.none, { exact: true }).waitFor();

  const card = page.getByRole('article').filter({ hasText: one });
  const putAside = page.getByRole('button', { name: fill(notInterested.actionFor, { title: one }) });
  await putAside.press('Enter');
  await page.getByText(fill(notInterested.done, { title: one })).waitFor();
  expect(await card.count()).toBe(0);
  await page.getByRole('button', { name: notInterested.reasons.lugar, exact: true }).press('Enter');
  await page
    .getByText(fill(notInterested.thanks, { reason: notInterested.reasons.lugar }), { exact: false })
    .waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: notInterested.undo, exact: true }).press('Enter');
  const link = card.getByRole('link', { name: one, exact: true });
  await link.and(page.locator(':focus')).waitFor();

  for (const title of [one, other])
    await page.getByRole('button', { name: fill(compare.addFor, { title }), exact: true }).press('Enter');
  await page
    .getByRole('link', { name: fill(compare.see, { count: 2 }), exact: true })
    .first()
    .press('Enter');
  const table = page.getByRole('table', { name: compare.caption, exact: true });
  await table.getByRole('columnheader', { name: other }).waitFor();
  const rows = () => table.getByRole('rowheader').allInnerTexts();
  expect((await rows()).some((row) => row.startsWith(compare.rows.company))).toBe(true);
  await expectAccessible(page);
  await page.getByLabel(compare.onlyDifferent, { exact: true }).check();
  await expect.poll(rows).toEqual([expect.stringMatching(`^${compare.rows.places}`)]);
  // The address alone has them: so it can be sent to somebody.
  await page.reload();
  await table.getByRole('columnheader', { name: one }).waitFor();
  await page.getByRole('button', { name: fill(compare.remove, { title: one }), exact: true }).press('Enter');
  await table.getByRole('columnheader', { name: one }).waitFor({ state: 'detached' });
});
