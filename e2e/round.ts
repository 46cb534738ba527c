import { checkLink, recoverCompanyPassword, recoverStudentPassword } from '@portal/contract/accounts';
import type { Answer, Endpoint } from '@portal/contract/endpoint';
import type { Envelope } from '@portal/contract/envelope';
import { getMaintenance } from '@portal/contract/maintenance';
import type { ScreenId } from '@portal/contract/screens';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type AxeRules, expectAccessible, type VisitorOptions } from './browser.ts';
import { type Look, sizes } from './looks.ts';
import { cutOff, offCentre, offScale, outOfReach, painted } from './measures.ts';
import { firstPassword, newStudentToAccept, outside, secretMailed } from './newcomers.ts';
import { onceAFile } from './once-a-file.ts';
import { type Account, accounts, fillLogin, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { addressOfScreen, type Reader } from './screens.ts';
import { wordsOf } from './texts.ts';

/** Goes to screens and looks at them: legible, without errors, whole, and its text in the sizes of the scale. */

const accountOf: Readonly<Record<Exclude<Reader, 'visitor'>, Account>> = {
  Alumno: 'alumna',
  Empresa: 'empresa',
  Gestor: 'gestora',
};

/** What the browser of a reader has. */
export const browserOf = async (reader: Reader): Promise<Pick<VisitorOptions, 'storageState'>> =>
  reader === 'visitor' ? {} : { storageState: await loggedIn(accountOf[reader]) };

/** How a screen is looked at: in one language, in one look after another. */
export interface Round {
  readonly looks: readonly [Look, ...Look[]];
  /** The rules that the first look is held against. */
  readonly rules: AxeRules;
  /** Those that the others are; without any they are only measured. */
  readonly furtherRules: AxeRules | null;
}

/** No wider than the window, with nothing out of reach, in the sizes of the scale and by the rules of axe. */
async function expectFit(page: Page, { size, colorScheme }: Look, rules: AxeRules | null): Promise<void> {
  const name = `${page.url()}, ${colorScheme}, at ${sizes[size].width} px`;
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(wide, name).toBeLessThanOrEqual(sizes[size].width);
  expect.soft(await outOfReach(page), name).toEqual([]);
  expect.soft(await cutOff(page), name).toEqual([]);
  expect.soft(await offScale(page), name).toEqual([]);
  expect.soft(await offCentre(page), name).toEqual([]);
  if (rules === null) return;
  // As high as the page: else bars that stay in view stand before what one can scroll to.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: sizes[size].width, height: Math.max(height, sizes[size].height) });
  await painted(page);
  await expectAccessible(page, { rules, entries: 'all' });
}

interface Shown {
  readonly address: string;
  /** What its link has after the address. */
  readonly secret?: string;
  /** Its first heading, where only that tells it from what else may be at its address. */
  readonly title?: string;
  /** Where it leads to, and is meant to. */
  readonly leadsTo?: string;
}

/** Goes to an address and over its looks; it is still there in the end, as some screens lead away only after a while. */
async function goOver(
  page: Page,
  { address, secret, title, leadsTo = address }: Shown,
  { looks, rules, furtherRules }: Round,
) {
  for (const [place, look] of looks.entries()) {
    await page.emulateMedia({ colorScheme: look.colorScheme });
    await page.setViewportSize(sizes[look.size]);
    if (place === 0) await page.goto(secret === undefined ? address : `${address}#${secret}`);
    await page.locator(`html[data-mantine-color-scheme=${look.colorScheme}]`).waitFor();
    if (title !== undefined)
      await page.getByRole('heading', { name: title, level: 1, exact: true }).waitFor();
    await painted(page);
    await expectFit(page, look, place === 0 ? rules : furtherRules);
  }
  const { pathname, search, hash } = new URL(page.url());
  expect.soft(pathname + search + hash, `${address} is not what was shown`).toBe(leadsTo);
}

/** Where a reader is led from the address of a screen, and is meant to be; anybody else stays. */
const ledElsewhere: Readonly<Partial<Record<Reader, Partial<Record<ScreenId, ScreenId>>>>> = {
  Alumno: { companyHelp: 'help' },
  Empresa: { help: 'companyHelp' },
  Gestor: {
    home: 'management',
    help: 'managedHelp',
    companyHelp: 'managedHelp',
    events: 'managedEvents',
    programmes: 'managedProgrammes',
    programme: 'managedProgramme',
    newProposal: 'managedProposals',
    proposals: 'managedProposals',
    proposal: 'managedProposal',
    surveys: 'managedSurveys',
  },
};

/** Goes over a screen of somebody who is there already. */
export async function goOverScreen(page: Page, reader: Reader, id: ScreenId, round: Round): Promise<void> {
  const [{ language }] = round.looks;
  const address = await addressOfScreen(id, language);
  const other = ledElsewhere[reader]?.[id];
  const leadsTo = other === undefined ? address : await addressOfScreen(other, language);
  await goOver(page, { address, leadsTo }, round);
  expect.soft(await page.locator('html').getAttribute('lang'), address).toBe(language);
  if (other !== undefined) return;
  const { breadcrumb } = wordsOf(language).shell;
  const crumbs = page.getByRole('navigation', { name: breadcrumb, exact: true });
  expect.soft(await crumbs.count(), address).toBe(id === 'home' ? 0 : 1);
}

/** The screens that no address alone leads to. */
export const linkedPlaces = [
  'acceptance',
  'resetStudentPassword',
  'resetCompanyPassword',
  'setPassword',
  'confirmEmail',
  'maintenance',
] as const satisfies readonly ScreenId[];

/**
 * Somebody who has yet to accept the data-protection text, and the secrets of links that were mailed: once for all rounds,
 * as an address that asks for links too often has to wait.
 */
const askedForLinks = onceAFile(async () => {
  const { email } = await newStudentToAccept('Recorre');
  const company = accounts.empresa.email;
  await outside().get(recoverStudentPassword, { body: { usuario: email } });
  await outside().get(recoverCompanyPassword, { body: { nick: company } });
  return {
    email,
    ofStudent: await secretMailed(email, 'resetStudentPassword'),
    ofCompany: await secretMailed(company, 'resetCompanyPassword'),
  };
});

/** Answers a call of the page in the server's place. */
const answer = <E extends Endpoint>(page: Page, { path }: E, datos: Answer<E>) => {
  const json: Envelope<Answer<E>> = { status: 0, datos, mensaje: null };
  return page.route(`**${path}`, (route) => route.fulfill({ json }));
};

/** Goes over a screen that only a link, a login or the state of the portal leads to. */
export async function goOverLinked(
  page: Page,
  place: (typeof linkedPlaces)[number],
  round: Round,
): Promise<void> {
  const { email, ofStudent, ofCompany } = await askedForLinks();
  const [{ language }] = round.looks;
  const address = placeOf(language, place);
  const { access, confirmation, password } = wordsOf(language);
  switch (place) {
    case 'acceptance':
      await page.goto(placeOf(language, 'loginStudent'));
      await fillLogin(page, language, email, firstPassword);
      await page.waitForURL(`**${address}`);
      return goOver(page, { address, title: access.acceptance.title }, round);
    case 'resetStudentPassword':
      return goOver(page, { address, secret: ofStudent, title: password.link.title }, round);
    case 'resetCompanyPassword':
      return goOver(page, { address, secret: ofCompany, title: password.link.titleCompany }, round);
    case 'setPassword':
      // The one account that has no password yet is given one by another journey.
      await answer(page, checkLink, { uso: 'establecer', userType: 'Empresa', name: 'Lucía Pardo Quintana' });
      return goOver(page, { address, secret: ofCompany, title: password.link.firstCompany }, round);
    case 'confirmEmail':
      // The page asks nobody about this one before it is pressed.
      return goOver(page, { address, secret: ofStudent, title: confirmation.title }, round);
    case 'maintenance':
      await answer(page, getMaintenance, { activo: true });
      return goOver(page, { address, title: access.maintenance.title }, round);
  }
}
