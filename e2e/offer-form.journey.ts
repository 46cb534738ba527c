import { randomUUID } from 'node:crypto';
import { getOwnOffer, listOwnOffers } from '@portal/contract/company-offers';
import { getOwnCompany } from '@portal/contract/company-page';
import { createOffer, editOffer, saveOfferDraft } from '@portal/contract/offer-form';
import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { day } from '../web/src/lib/i18n/format.ts';
import { addressOf } from '../web/src/lib/routing/paths.ts';
import { expectAccessible, heldBack } from './browser.ts';
import { journey, rare } from './journey.ts';
import { catalogueOf, chosenOfJob, fillJob, writtenIn } from './offer-form.ts';
import { clientOf, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { readOffer } from './reading.ts';
import { dayFromNow, internship, newTitle, newWord, sendOffer } from './scene.ts';
import { fieldTextsOf, fill, labelled, statusesOf, wordsOf } from './texts.ts';

/** The form of an offer takes what people type, and says what it cannot take. */

const field = (page: Page, label: string) => page.getByRole('textbox', { name: labelled(label) }).first();
const shown = (page: Page, label: string) => expect.poll(() => field(page, label).inputValue());

const expectFocus = (element: Locator) =>
  expect.poll(() => element.evaluate((node) => node === document.activeElement)).toBe(true);

describe('a number', () => {
  for (const language of ['es', 'en'] as const) {
    journey(
      `of thousands is what was meant, in ${language}`,
      language === 'es' ? {} : rare,
      async ({ come }) => {
        const { page } = await come({ storageState: await loggedIn('empresa') });
        const { field: labels, doubt, actions } = wordsOf(language).offerForm;
        await page.goto(placeOf(language, 'newJobOffer'));
        const salary = field(page, labels.salario);
        for (const typed of ['30.000', '30,000', '30000']) {
          await salary.fill(typed);
          await salary.press('Tab');
          await shown(page, labels.salario).toBe(language === 'es' ? '30.000' : '30,000');
        }
        await salary.fill('30');
        const amount = language === 'es' ? '30\u00a0€' : '€30';
        await page.getByText(fill(doubt.year, { amount }), { exact: true }).waitFor();
        await expectAccessible(page);
        // What is read in the field is what would be sent, and is refused.
        const [typed, read] = language === 'es' ? ['30000,125', '30.000,125'] : ['30000.125', '30,000.125'];
        await salary.fill(typed);
        await salary.press('Tab');
        await shown(page, labels.salario).toBe(read);
        await page.getByRole('button', { name: actions.publish, exact: true }).press('Enter');
        await page.getByText(fieldTextsOf(language).decimals, { exact: true }).waitFor();
      },
    );
  }
});

describe('what is hardly meant', () => {
  journey('is taken, with a word beside it', async ({ come }) => {
    const { page } = await come({ storageState: await loggedIn('empresa') });
    const { field: labels, doubt } = wordsOf('es').offerForm;
    const spanishDay = (day: string) => day.split('-').reverse().join('/');
    const told = (sentence: string) => page.getByText(sentence, { exact: true });
    await page.goto(placeOf('es', 'newJobOffer'));
    const hours = field(page, labels.horasSemana);
    await hours.fill('40');
    const start = field(page, labels.fechaInicio);
    await start.fill(spanishDay(dayFromNow(1)));
    await start.press('Tab');
    await hours.fill('168');
    await told(fill(doubt.week, { max: 40 })).waitFor();
    expect(await told(doubt.start).count()).toBe(0);
    await start.fill(spanishDay(dayFromNow(-2)));
    await told(doubt.start).waitFor();
    // The calendar is open.
    await page.getByRole('table').waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
      await expectAccessible(page);
    }
    await hours.fill('40');
    await start.fill(spanishDay(dayFromNow(1)));
    await told(doubt.start).waitFor({ state: 'detached' });
    expect(await told(fill(doubt.week, { max: 40 })).count()).toBe(0);
  });
});

describe('what is asked and shown', () => {
  journey('names what is missing of a language, and what is folded', async ({ come }) => {
    const { languages, actions, field: labels, requirements } = wordsOf('es').offerForm;
    const { page } = await come({ storageState: await loggedIn('empresa') });
    await page.goto(placeOf('es', 'newJobOffer'));
    await page.getByRole('button', { name: languages.add, exact: true }).click();
    await page.getByRole('button', { name: actions.publish, exact: true }).press('Enter');
    const one = fill(languages.one, { number: 1 });
    // Above the form, by name; the sentence of each stands beside its field.
    const summary = page.getByRole('alert').filter({ hasText: wordsOf('es').ui.missing });
    for (const label of [one, `${one}, ${languages.level}`])
      await summary.getByRole('button', { name: label, exact: true }).waitFor();
    for (const panel of [labels.requisitosObligatorios, labels.requisitosDeseables])
      await page.getByRole('button', { name: `${panel} ${requirements.none}` }).waitFor();
  });

  journey('has in its preview what the company tells of itself', async ({ come }) => {
    const { actions, preview } = wordsOf('es').offerForm;
    const { descripcion } = await (await clientOf('empresa')).get(getOwnCompany, {});
    if (descripcion === null) throw new Error('the demo company tells nothing of itself');
    const { page } = await come({ storageState: await loggedIn('empresa') });
    await page.goto(placeOf('es', 'newInternshipOffer'));
    await page.getByRole('button', { name: actions.preview, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: preview.title, exact: true });
    await dialog.getByText(descripcion.split('\n')[0] ?? '', { exact: true }).waitFor();
  });
});

describe('a draft', () => {
  journey('that is saved meanwhile leaves what is being looked for in a list', rare, async ({ come }) => {
    const { field: labels } = wordsOf('es').offerForm;
    const { page } = await come({ storageState: await loggedIn('empresa') });
    await page.goto(placeOf('es', 'newInternshipOffer'));
    const save = await heldBack(page, `**${saveOfferDraft.path}`);
    const asked = page.waitForRequest((request) => request.url().endsWith(saveOfferDraft.path));
    await field(page, labels.titulo).fill(newTitle('Buscando'));
    await asked;
    const province = page.getByRole('combobox', { name: labelled(labels.idProvincia) });
    await province.click();
    await province.pressSequentially('vale');
    save();
    const [saved = ''] = wordsOf('es').ui.saved.split('{');
    await page.getByText(saved).waitFor();
    await expect.poll(() => province.inputValue()).toBe('vale');
    await page.getByRole('option', { name: 'Valencia', exact: true }).click();
  });

  journey('keeps a title that is too long as it was typed, also for another device', async ({ come }) => {
    const { field: labels, letters } = wordsOf('es').offerForm;
    const toCorrect = fill(wordsOf('es').ui.toCorrect_one, { count: 1 });
    const tooLong = fill(fieldTextsOf('es').max, { max: 150 });
    const title = `${newTitle('Larga')} ${'con muchas palabras '.repeat(10)}`.slice(0, 164).concat('.');
    const { page } = await come({ storageState: await loggedIn('empresa') });
    await page.goto(placeOf('es', 'newJobOffer'));
    const asked = page.waitForResponse((answer) => answer.url().endsWith(saveOfferDraft.path));
    await field(page, labels.titulo).fill(title);
    // At once, in the field that is still being typed in.
    await page.getByText(tooLong, { exact: true }).waitFor();
    await page.getByText(fill(letters, { typed: 165, max: 150 })).waitFor();
    const { datos } = await (await asked).json();
    const wrong = page.getByRole('button', { name: toCorrect, exact: true });
    await wrong.waitFor();
    await expectAccessible(page);

    const other = await come({ storageState: await loggedIn('empresa'), width: 320 });
    await other.page.goto(`${placeOf('es', 'editOffer')}/${datos.urlAcceso}`);
    await shown(other.page, labels.titulo).toBe(title);
    await other.page.getByText(tooLong, { exact: true }).waitFor();
    await other.page.getByRole('button', { name: toCorrect, exact: true }).click();
    await expectFocus(field(other.page, labels.titulo));
    for (const colorScheme of ['light', 'dark'] as const) {
      await other.page.emulateMedia({ colorScheme });
      await other.page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
      await expectAccessible(other.page);
    }
  });

  journey('that two tabs hold is not saved over by the older one unasked', async ({ come }) => {
    const { field: labels, outdated, restored } = wordsOf('es').offerForm;
    const first = await come({ storageState: await loggedIn('empresa') });
    const title = newTitle('En dos pestañas');
    await first.page.goto(placeOf('es', 'newInternshipOffer'));
    const saving = (page: Page) =>
      page.waitForResponse((answer) => answer.url().endsWith(saveOfferDraft.path));
    const type = async (page: Page, label: string, text: string) => {
      const saved = saving(page);
      await field(page, label).fill(text);
      await saved;
    };
    await type(first.page, labels.titulo, title);
    const second = await first.context.newPage();
    await second.goto(placeOf('es', 'newInternshipOffer'));
    await expect.poll(() => field(second, labels.titulo).inputValue()).toBe(title);
    await type(first.page, labels.departamento, 'El de la primera');
    await type(second, labels.departamento, 'El de la segunda');
    await second.getByText(outdated.title, { exact: true }).waitFor();
    await expectAccessible(second);
    expect(await first.page.getByText(outdated.title, { exact: true }).count()).toBe(0);

    // What is here, saved over the other: now that one is the older.
    const over = saving(second);
    await second.getByRole('button', { name: outdated.mine, exact: true }).click();
    await over;
    await second.getByText(outdated.title, { exact: true }).waitFor({ state: 'detached' });
    await type(first.page, labels.departamento, 'Otra vez la primera');
    await first.page.getByRole('button', { name: outdated.theirs, exact: true }).click();
    await shown(first.page, labels.departamento).toBe('El de la segunda');
    expect(await first.page.getByText(restored.title, { exact: true }).count()).toBe(0);
  });

  journey(
    'that was deleted does not come back, neither by itself nor from another tab',
    rare,
    async ({ come }) => {
      const { offerForm: words, companyOffers: company } = wordsOf('es');
      const { page, context } = await come({ storageState: await loggedIn('empresa') });
      const title = newTitle('Para eliminar');
      const kept = page.waitForResponse((answer) => answer.url().endsWith(saveOfferDraft.path));
      await page.goto(placeOf('es', 'newInternshipOffer'));
      await field(page, words.field.titulo).fill(title);
      await kept;
      const second = await context.newPage();
      await second.goto(placeOf('es', 'newInternshipOffer'));
      await shown(second, words.field.titulo).toBe(title);

      await page.goto(`${placeOf('es', 'myOffers')}?texto=${encodeURIComponent(title)}`);
      const label = fill(company.actions.label, { title });
      await page.getByRole('button', { name: label, exact: true }).first().click();
      await page.getByRole('menuitem', { name: company.actions.delete, exact: true }).click();
      await page.getByRole('button', { name: company.deleting.confirm, exact: true }).click();
      await page.getByText(statusesOf('es').offerDeleted.title, { exact: true }).waitFor();
      const inBrowser = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
      expect(await inBrowser()).not.toContain(title);

      await page.goto(placeOf('es', 'newInternshipOffer'));
      await shown(page, words.field.titulo).toBe('');
      expect(await page.getByText(words.restored.title, { exact: true }).count()).toBe(0);

      await field(second, words.field.departamento).fill('El de la segunda');
      const choice = second.getByRole('alert').filter({ hasText: words.deleted.title });
      await choice.waitFor();
      await expectAccessible(second);
      const client = await clientOf('empresa');
      const there = async () => (await client.get(listOwnOffers, { query: { texto: title } })).numTotal;
      expect(await there()).toBe(0);
      const anew = second.waitForResponse((answer) => answer.url().endsWith(saveOfferDraft.path));
      await choice.getByRole('button', { name: words.deleted.mine, exact: true }).click();
      await anew;
      expect(await there()).toBe(1);
    },
  );

  journey(
    'is not published over what was saved elsewhere, and is changed once sent',
    rare,
    async ({ come }) => {
      const { field: labels, outdated, actions } = wordsOf('es').offerForm;
      const said = statusesOf('es');
      const client = await clientOf('empresa');
      const title = newTitle('En dos equipos');
      const claveEnvio = randomUUID();
      const keep = (plazas: number) =>
        client.get(saveOfferDraft, { body: { claveEnvio, oferta: internship(title, { plazas }) } });
      const { urlAcceso } = await keep(3);
      const offer = async () => (await client.get(getOwnOffer, { params: { id: urlAcceso } })).resumen;

      const { page } = await come({ storageState: await loggedIn('empresa') });
      let sent = 0;
      page.on('request', (request) => {
        if (request.url().endsWith(createOffer.path)) sent += 1;
      });
      await page.goto(`/editar-oferta/${urlAcceso}`);
      await shown(page, labels.plazas).toBe('3');
      await keep(8);
      const publish = page.getByRole('button', { name: actions.publish, exact: true });
      const choice = page.getByRole('alert').filter({ hasText: outdated.title });
      await publish.press('Enter');
      await expectFocus(choice);
      await publish.press('Enter');
      await expectFocus(choice);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 700 });
      const theirs = await choice.getByRole('button', { name: outdated.theirs, exact: true }).boundingBox();
      expect((theirs?.x ?? 0) + (theirs?.width ?? 320)).toBeLessThan(320);
      expect([sent, await offer()]).toMatchObject([1, { estadoOferta: 'borrador', plazas: 8 }]);
      await choice.getByRole('button', { name: outdated.mine, exact: true }).press('Enter');
      await choice.waitFor({ state: 'detached' });
      await expectFocus(page.locator('form').filter({ has: publish }));
      await publish.press('Enter');
      await page.getByText(said.offerCreated.title, { exact: true }).waitFor();
      expect(await offer()).toMatchObject({ estadoOferta: 'pendiente', plazas: 3 });

      await page.goto(`/editar-oferta/${urlAcceso}`);
      await field(page, labels.plazas).fill('4');
      await page.getByRole('button', { name: actions.save, exact: true }).click();
      await page.getByText(said.offerModified.title, { exact: true }).waitFor();
      await page.getByRole('heading', { name: title, level: 1, exact: true }).waitFor();
      expect(await offer()).toMatchObject({ estadoOferta: 'pendiente', plazas: 4 });

      // A colleague changes it meanwhile: nothing goes over that unasked.
      await page.goto(`/editar-oferta/${urlAcceso}`);
      await field(page, labels.plazas).fill('5');
      await client.get(editOffer, {
        body: { urlOferta: urlAcceso, oferta: internship(title, { plazas: 6 }) },
      });
      const save = page.getByRole('button', { name: actions.save, exact: true });
      await save.click();
      await expectFocus(choice);
      expect(await offer()).toMatchObject({ plazas: 6 });
      await choice.getByRole('button', { name: outdated.mine, exact: true }).click();
      await page.getByRole('heading', { name: title, level: 1, exact: true }).waitFor();
      expect(await offer()).toMatchObject({ estadoOferta: 'pendiente', plazas: 5 });
    },
  );

  journey(
    'of a sent offer is there still where a colleague has changed it, and goes over nothing unasked',
    rare,
    async ({ come }) => {
      const { field: labels, outdated, actions, restored, giveUp } = wordsOf('es').offerForm;
      const client = await clientOf('empresa');
      const title = newTitle('Vuelve');
      const urlAcceso = await sendOffer(internship(title));
      const offer = async () => (await client.get(getOwnOffer, { params: { id: urlAcceso } })).resumen;
      const change = (plazas: number) =>
        client.get(editOffer, { body: { urlOferta: urlAcceso, oferta: internship(title, { plazas }) } });
      const { page } = await come({ storageState: await loggedIn('empresa') });
      const save = page.getByRole('button', { name: actions.save, exact: true });
      const choice = page.getByRole('alert').filter({ hasText: outdated.title });
      const mine = choice.getByRole('button', { name: outdated.mine, exact: true });
      const typeAndLeave = async (typed: string) => {
        await page.goto(`/editar-oferta/${urlAcceso}`);
        await field(page, labels.plazas).fill(typed);
        await page.goto('/');
      };
      const comeBackTo = async (typed: string) => {
        await page.goto(`/editar-oferta/${urlAcceso}`);
        await choice.waitFor();
        await shown(page, labels.plazas).toBe(typed);
      };
      const expectSaved = async (name: string) => {
        await page.getByRole('heading', { name, level: 1, exact: true }).waitFor();
      };

      await typeAndLeave('7');
      await change(8);
      await comeBackTo('7');
      expect(await page.getByText(restored.title, { exact: true }).count()).toBe(0);
      await save.click();
      await expectFocus(choice);
      expect(await offer()).toMatchObject({ plazas: 8 });
      await mine.click();
      await expectSaved(title);
      expect(await offer()).toMatchObject({ plazas: 7 });

      await typeAndLeave('9');
      await change(10);
      await comeBackTo('9');
      await choice.getByRole('button', { name: outdated.theirs, exact: true }).click();
      await shown(page, labels.plazas).toBe('10');
      expect(await choice.count()).toBe(0);

      // One has chosen: what is refused for another reason and put right does not ask again.
      await typeAndLeave('11');
      await change(12);
      await comeBackTo('11');
      await field(page, labels.titulo).fill('');
      await mine.click();
      await page.getByText(fieldTextsOf('es').required, { exact: true }).first().waitFor();
      const other = newTitle('Vuelve y cambia');
      await field(page, labels.titulo).fill(other);
      await page.waitForFunction(
        (title) => Object.values(localStorage).some((kept) => String(kept).includes(title)),
        other,
      );
      await page.getByRole('status').filter({ hasText: /\d/ }).last().waitFor();
      expect(await choice.count()).toBe(0);
      await save.click();
      await expectSaved(other);
      expect(await offer()).toMatchObject({ titulo: other, plazas: 11 });

      // What was given up stands on what the portal had, not on whatever it has since.
      await typeAndLeave('13');
      await page.goto(`/editar-oferta/${urlAcceso}`);
      await page.getByRole('button', { name: restored.discard, exact: true }).click();
      await page.getByRole('button', { name: giveUp.discard.confirm, exact: true }).click();
      await shown(page, labels.plazas).toBe('11');
      await change(14);
      await field(page, labels.plazas).fill('15');
      await save.click();
      await expectFocus(choice);
      expect(await offer()).toMatchObject({ plazas: 14 });
    },
  );

  journey('that was kept without an answer is not taken for somebody else’s', rare, async ({ come }) => {
    const { field: labels, actions } = wordsOf('es').offerForm;
    const client = await clientOf('empresa');
    const oferta = internship(newTitle('Sin respuesta'));
    const { urlAcceso } = await client.get(saveOfferDraft, { body: { claveEnvio: randomUUID(), oferta } });
    const { page, tolerate } = await come({ storageState: await loggedIn('empresa') });
    tolerate(/ERR_FAILED/);
    await page.goto(`/editar-oferta/${urlAcceso}`);
    await shown(page, labels.plazas).toBe('2');
    const cutOff = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route(`**${saveOfferDraft.path}`, cutOff, { times: 1 });
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(saveOfferDraft.path));
    await field(page, labels.plazas).fill('5');
    await lost;
    await field(page, labels.plazas).fill('6');
    await page.getByRole('button', { name: actions.publish, exact: true }).click();
    await page.getByText(statusesOf('es').offerCreated.title, { exact: true }).waitFor();
    const { resumen } = await client.get(getOwnOffer, { params: { id: urlAcceso } });
    expect(resumen).toMatchObject({ estadoOferta: 'pendiente', plazas: 6 });
  });
});

journey(
  'a job filled whole is what the manager approves and those who look for one read',
  async ({ come }) => {
    const word = newWord();
    const { offerForm, offerView, validations, states } = wordsOf('es');
    const { field: labels } = offerForm;
    const { facts, text, requirement } = offerView;
    const chosen = chosenOfJob(await catalogueOf('es'));
    const wrote = (label: string) => writtenIn(label, word);

    const { page } = await come({ storageState: await loggedIn('empresa') });
    await page.goto(placeOf('es', 'newJobOffer'));
    const days = { start: dayFromNow(45), deadline: dayFromNow(33) };
    await fillJob(page, word, days);
    await expectAccessible(page);
    await page.getByRole('button', { name: offerForm.actions.publish, exact: true }).click();
    await page.getByText(statusesOf('es').offerCreated.title, { exact: true }).waitFor();
    const row = page.getByRole('row').filter({ hasText: wrote(labels.titulo) });
    await row.getByText(states.offer.pendiente, { exact: true }).waitFor();
    const { ofertas } = await (await clientOf('empresa')).get(listOwnOffers, { query: { texto: word } });
    const urlAcceso = ofertas[0]?.urlAcceso;
    if (urlAcceso === undefined) throw new Error('the offer that was sent is not in the list');

    const manager = (await come({ storageState: await loggedIn('gestora') })).page;
    await manager.goto(addressOf('es', 'pendingOffer', { id: urlAcceso }));
    const approved = await readOffer(manager);
    await manager.getByText(wrote(labels.observaciones), { exact: true }).waitFor();
    const { publish, publishLast, published } = validations.decide;
    await manager.getByRole('button', { name: new RegExp(`^(${publish}|${publishLast})$`) }).click();
    await manager.getByText(published, { exact: true }).waitFor();

    const reader = (await come({ storageState: await loggedIn('antigua') })).page;
    await reader.goto(`${placeOf('es', 'jobOffers')}/${urlAcceso}`);
    await reader
      .getByRole('heading', { name: wrote(labels.titulo), exact: true })
      .first()
      .waitFor();
    const { facts: read, parts } = await readOffer(reader);
    expect(read).toEqual({
      [facts.salary]: '27.350–31.450\u00a0€/año',
      [facts.otherPay]: chosen.benefits.join(', '),
      [facts.start]: day('es', days.start, 'short'),
      [facts.hours]: [
        fill(facts.hoursWeek, { hours: '37,5' }),
        fill(facts.daysWeek_other, { count: 5 }),
      ].join('\n'),
      [facts.schedule]: wrote(labels.horario),
      [facts.place]: `${chosen.town}, Mallorca, ${chosen.province}`,
      [facts.modality]: chosen.modality,
      [facts.contract]: chosen.contract,
      [facts.places]: '13',
      [facts.deadline]: day('es', days.deadline),
      [facts.area]: chosen.area,
      [facts.sector]: chosen.sector,
      [facts.category]: chosen.category,
      [facts.department]: wrote(labels.departamento),
      [facts.campus]: 'Campus de la Huerta',
      [facts.degrees.requerida]: chosen.degree,
      [facts.profile]: requirement.nonUniversity,
    });
    expect(approved.facts).toEqual(read);
    for (const [heading, ...texts] of [
      [text.desirableExperience, wrote(labels.experienciaDeseable)],
      [text.description, wrote(labels.descripcion)],
      [text.tasks, wrote(labels.tareasAdesarrollar)],
      [text.benefits, wrote(labels.otrosBeneficios)],
      [text.exclusions, wrote(labels.motivosExclusion)],
      [text.documents, chosen.kindOfDocument, wrote('Carta')],
      [
        text.more,
        `complemento.example/${word}`,
        `inscripcion.example/${word}`,
        `${word}.pdf`,
        wrote('Taller'),
      ],
    ] as const) {
      for (const typed of texts) expect(parts[heading], heading).toContain(typed);
      expect(approved.parts[heading]).toBe(parts[heading]);
    }
    // What is asked stands with how the reader meets it.
    const standing = parts[wordsOf('es').studentOffers.requirements.title];
    for (const asked of ['11 años', '2031', '47 años', 'C1', chosen.language, chosen.certificate])
      expect(standing).toContain(asked);
    expect(standing).toContain(chosen.competency);
    expect(standing).toContain('coche');
    expect(await reader.getByText(wrote(labels.observaciones)).count()).toBe(0);
    await expectAccessible(reader);
  },
);
