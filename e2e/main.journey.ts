import { type Language, languageIds, languages } from '@portal/contract/languages';
import { setCompanyLanguage, setManagerLanguage, setStudentLanguage } from '@portal/contract/session';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './browser.ts';
import { pdf } from './files.ts';
import { journey, rare } from './journey.ts';
import { catalogueOf, choose, fillInternship, nameIn } from './offer-form.ts';
import { clientOf, logIn } from './people.ts';
import { placeOf } from './places.ts';
import { newWord } from './scene.ts';
import { fieldTextsOf, fill, shape, statusesOf, wordsOf } from './texts.ts';

/** The portal's main job, from the company's form to the student's answer, as each of them does it. */

const portfolio = 'Muestra de trabajos';
const letter = 'Me gustaría aprender con vosotros: he hecho un trabajo sobre el mismo tema.';

/** Rules of accessibility read no words: one language is enough. */
const lookOver = async (page: Page, language: Language) => {
  if (language === 'es') await expectAccessible(page);
};

for (const language of languages)
  journey(
    `an offer, its candidate and the answer, in ${language}`,
    language === 'es' ? {} : rare,
    async ({ come }) => {
      const words = wordsOf(language);
      const said = statusesOf(language);
      const word = newWord();
      const title = `Telemetría marítima ${word}`;
      const description = `Señalización náutica y telemetría de boyas con un equipo pequeño (${word}).`;

      // A page is in the language of its account from the login on.
      const body = { idIdioma: languageIds[language] };
      await (await clientOf('empresa')).get(setCompanyLanguage, { body });
      await (await clientOf('gestora')).get(setManagerLanguage, { body });
      await (await clientOf('alumna')).get(setStudentLanguage, { body });

      const company = (await come()).page;
      await logIn(company, language, 'empresa');
      await publish(company, language, { title, description, document: portfolio });
      await company.getByText(said.offerCreated.title, { exact: true }).waitFor();
      const row = company.getByRole('row').filter({ hasText: title });
      await row.getByText(words.states.offer.pendiente, { exact: true }).waitFor();
      await lookOver(company, language);

      const manager = (await come()).page;
      await logIn(manager, language, 'gestora');
      await validate(manager, language, title);

      const student = (await come()).page;
      await logIn(student, language, 'alumna');
      await findOffer(student, language, { title, word });
      await applyWithDocument(student, language, title);

      await readCandidate(company, language, { title, letter });
      const reason = await rejectCandidate(company, language);

      await student.reload();
      await readAnswer(student, language, { title, reason });
    },
  );

interface Offer {
  title: string;
  description: string;
  document: string;
}

async function publish(page: Page, language: Language, offer: Offer) {
  const { home, offerForm, titles } = wordsOf(language);
  await page.getByRole('link', { name: home.company.newInternship, exact: true }).waitFor();
  await lookOver(page, language);
  await page.getByRole('link', { name: home.company.newInternship, exact: true }).click();
  await page.getByRole('heading', { name: titles.newInternshipOffer, level: 1 }).waitFor();
  await fillInternship(page, language, offer);
  await lookOver(page, language);
  await page.getByRole('button', { name: offerForm.actions.publish, exact: true }).click();
  await page.waitForURL(`**${placeOf(language, 'myOffers')}`);
}

async function validate(page: Page, language: Language, title: string) {
  const { validations, ui } = wordsOf(language);
  const waiting = page.getByRole('list', { name: validations.inbox.ofertas, exact: true });
  await waiting.waitFor();
  await lookOver(page, language);
  const link = page.getByRole('link', { name: title, exact: true });
  // The oldest stand first, and this is the newest: on the last page.
  const next = page.getByRole('button', { name: ui.pages.next, exact: true });
  while ((await next.count()) > 0 && (await next.isEnabled())) {
    const shown = await waiting.innerText();
    await next.click();
    await expect.poll(() => waiting.innerText()).not.toBe(shown);
  }
  await link.click();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  await page.getByRole('region', { name: validations.offer.asStudent, exact: true }).waitFor();
  await lookOver(page, language);
  const decision = page.getByRole('region', { name: validations.decide.title, exact: true });
  await decision
    .getByRole('button', { name: oneOf(validations.decide.publish, validations.decide.publishLast) })
    .click();
  await page.getByText(validations.decide.published, { exact: true }).waitFor();
  await lookOver(page, language);
}

const oneOf = (...names: string[]) => new RegExp(`^(${names.join('|')})$`);

async function findOffer(page: Page, language: Language, { title, word }: { title: string; word: string }) {
  const { studentOffers: offers, titles, shell } = wordsOf(language);
  const catalogue = await catalogueOf(language);
  const menu = page.getByRole('navigation', { name: shell.mainMenu, exact: true });
  await menu.getByRole('link', { name: titles.internshipOffers, exact: true }).waitFor();
  await lookOver(page, language);
  await menu.getByRole('link', { name: titles.internshipOffers, exact: true }).click();
  // Without accents, in capitals and in another order.
  await page
    .getByRole('textbox', { name: offers.search.label, exact: true })
    .fill(`${word} NAUTICA senalizacion`);
  await page.getByRole('button', { name: offers.search.submit, exact: true }).click();
  await page.getByRole('heading', { name: fill(offers.search.found_one, { count: 1 }), level: 2 }).waitFor();
  await page.getByRole('heading', { name: title, level: 3 }).waitFor();
  await lookOver(page, language);

  const filters = page.getByRole('region', { name: offers.filters.title, exact: true });
  const hybrid = nameIn(catalogue.modalidades, ({ idModalidad }) => idModalidad === 2);
  const counted = fill(offers.filters.counted, { name: hybrid, count: 1 });
  await filters.getByRole('button', { name: offers.filters.idModalidad, exact: true }).click();
  await filters.getByRole('checkbox', { name: counted, exact: true }).check();
  const chips = page.getByRole('list', { name: offers.filters.chips, exact: true });
  await chips.getByText(hybrid, { exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get('idModalidad')).toBe('2');
  await lookOver(page, language);
  await page.getByRole('link', { name: title, exact: true }).click();

  const fit = page.getByRole('region', { name: offers.requirements.title, exact: true });
  await fit.getByText(offers.requirements.all, { exact: true }).waitFor();
  await expect.poll(() => fit.getByRole('listitem').count()).toBeGreaterThan(1);
  await lookOver(page, language);
}

async function applyWithDocument(page: Page, language: Language, title: string) {
  const { studentOffers: offers, ui, states, shell, titles } = wordsOf(language);
  const said = statusesOf(language);
  await page.getByRole('button', { name: offers.apply.action, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: offers.apply.dialog.title, exact: true });
  await dialog.getByLabel(offers.apply.dialog.accept, { exact: true }).check();
  await dialog.getByRole('textbox', { name: offers.apply.dialog.presentation }).fill(letter);
  const send = dialog.getByRole('button', { name: offers.apply.dialog.send, exact: true });
  await send.click();
  // Nothing was sent: the document that the offer asks for comes first.
  await dialog
    .getByText(fill(offers.apply.dialog.missing, { document: portfolio }), { exact: true })
    .waitFor();
  await lookOver(page, language);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: `${portfolio} ${ui.file.choose}` }).click(),
  ]);
  await chooser.setFiles(pdf('muestra.pdf'));
  await dialog.getByText('muestra.pdf', { exact: true }).waitFor();
  await send.click();
  const done = page.getByRole('dialog', { name: offers.apply.done.title, exact: true });
  await done.getByText(said.applied.title, { exact: true }).waitFor();
  await lookOver(page, language);
  await done.getByRole('link', { name: offers.apply.see, exact: true }).click();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  await page.getByText(states.application[1], { exact: true }).first().waitFor();
  await page.getByText(letter, { exact: true }).waitFor();
  await lookOver(page, language);
  // And in the list, from which it is opened again.
  const menu = page.getByRole('navigation', { name: shell.mainMenu, exact: true });
  await menu.getByRole('link', { name: titles.applications, exact: true }).click();
  await page.getByRole('link', { name: title, exact: true }).waitFor();
  await lookOver(page, language);
  await page.getByRole('link', { name: title, exact: true }).click();
}

/** What is shown of the candidate: who, the next step and the CV. */
const candidateOf = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Marina Soler Bonmatí' }) });

async function readCandidate(page: Page, language: Language, offer: { title: string; letter: string }) {
  const { companyOffers: company, candidates } = wordsOf(language);
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: offer.title });
  await row.getByText(fill(company.unread_one, { count: 1 }), { exact: true }).waitFor();
  await row.getByRole('link', { name: offer.title, exact: true }).click();
  await page.getByRole('heading', { name: offer.title, level: 1 }).waitFor();
  await page.getByText(candidates.unread, { exact: true }).waitFor();
  await lookOver(page, language);
  await page.getByRole('link', { name: 'Marina Soler Bonmatí' }).click();
  const cv = candidateOf(page);
  await cv.getByText(offer.letter, { exact: true }).waitFor();
  // The CV as it was sent, and what went along.
  await cv.getByRole('heading', { name: candidates.cv.studies, exact: true }).waitFor();
  await cv.getByText('Cooperativa L’Horta Nord').first().waitFor();
  await cv.getByRole('link', { name: portfolio, exact: true }).waitFor();
  // It is read from now on.
  await page.getByText(candidates.unread, { exact: true }).waitFor({ state: 'detached' });
  await lookOver(page, language);
}

async function rejectCandidate(page: Page, language: Language): Promise<string> {
  const { candidates } = wordsOf(language);
  const catalogue = await catalogueOf(language);
  const steps = page.getByRole('region', { name: candidates.move.title, exact: true });
  const dialog = page.getByRole('dialog');

  await steps.getByRole('button', { name: candidates.move.to[3], exact: true }).click();
  await dialog.getByText(candidates.told[3].title, { exact: true }).waitFor();
  await lookOver(page, language);
  await dialog.getByRole('button', { name: candidates.move.to[3], exact: true }).click();
  await dialog.waitFor({ state: 'detached' });

  const cv = candidateOf(page);
  await cv.getByText(candidates.state[3], { exact: true }).first().waitFor();
  await steps.getByRole('button', { name: candidates.move.to[17], exact: true }).click();
  const confirm = dialog.getByRole('button', { name: candidates.move.to[17], exact: true });
  await confirm.click();
  // Not without a reason.
  await dialog.getByText(fieldTextsOf(language).reason, { exact: true }).waitFor();
  const reason = nameIn(
    catalogue.tiposMotivoCambioEstadoCandidatura,
    ({ idEstado, dePerfil, idPerfil }) => idEstado === 17 && dePerfil === 'Empresa' && idPerfil !== 1,
  );
  await choose(page, dialog.getByLabel(candidates.move.reason, { exact: true }), reason);
  await lookOver(page, language);
  await confirm.click();
  await dialog.waitFor({ state: 'detached' });
  await cv.getByText(candidates.state[17], { exact: true }).first().waitFor();
  await lookOver(page, language);
  return reason;
}

async function readAnswer(page: Page, language: Language, answer: { title: string; reason: string }) {
  const { applications, candidates, states, shell } = wordsOf(language);
  await page.getByRole('heading', { name: answer.title, level: 1 }).waitFor();
  await page.getByText(states.application[17], { exact: true }).first().waitFor();
  await page
    .getByText(fill(applications.detail.reason, { reason: answer.reason }))
    .first()
    .waitFor();
  const history = page.getByRole('region', { name: applications.detail.history, exact: true });
  await history.getByText(shape(applications.event.cvAbierto)).waitFor();
  const steps = await history.getByRole('listitem').allInnerTexts();
  expect(steps.map((step) => step.split('\n')[0])).toEqual([
    expect.stringMatching(shape(applications.event.state[17])),
    expect.stringMatching(shape(applications.event.state[3])),
    expect.stringMatching(shape(applications.event.cvAbierto)),
    expect.stringMatching(shape(applications.event.inscripcion)),
  ]);
  await lookOver(page, language);
  // The bell has it too.
  await page.getByRole('button', { name: shape(shell.notifications.openUnread_other) }).click();
  const panel = page.getByRole('dialog', { name: shell.notifications.title, exact: true });
  await panel.getByText(answer.title).first().waitFor();
  // In the words that the company was shown.
  const { 3: shortlisted, 17: rejected } = candidates.told;
  const { title: offer, reason } = answer;
  for (const { title, body } of [shortlisted, rejected]) {
    await panel.getByText(title, { exact: true }).first().waitFor();
    await panel.getByText(fill(body, { offer, reason }), { exact: true }).waitFor();
  }
  await lookOver(page, language);
}
