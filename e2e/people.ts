import type { Answer } from '@portal/contract/endpoint';
import type { Language } from '@portal/contract/languages';
import type { ScreenId } from '@portal/contract/screens';
import { listCompaniesOfUser, loginCompany, loginManager, loginStudent } from '@portal/contract/session';
import type { Page } from 'playwright-core';
import { type DemoUser, demoPassword } from '../demo/accounts.ts';
import type { VisitorOptions } from './browser.ts';
import { Client } from './client.ts';
import { ownPortal } from './own-portal.ts';
import { placeOf } from './places.ts';
import { wordsOf } from './texts.ts';

/** The demo's accounts by name, with the login that each goes through. */
export const accounts = {
  alumna: { email: 'alumna@demo.test', door: 'loginStudent' },
  alumno: { email: 'alumno@demo.test', door: 'loginStudent' },
  antigua: { email: 'antigua@demo.test', door: 'loginAlumni' },
  maestra: { email: 'maestra@demo.test', door: 'loginStudent' },
  empresa: { email: 'empresa@demo.test', door: 'loginCompany' },
  grupo: { email: 'grupo@demo.test', door: 'loginCompany' },
  centro: { email: 'centro@demo.test', door: 'loginCompany' },
  gestora: { email: 'gestora@demo.test', door: 'loginManager' },
} as const satisfies Record<string, { email: DemoUser; door: ScreenId }>;

export type Account = keyof typeof accounts;

/** Fills the login that is shown. */
export async function fillLogin(
  page: Page,
  language: Language,
  email: string,
  secret: string = demoPassword,
) {
  const { session } = wordsOf(language);
  await page.getByLabel(session.form.user, { exact: true }).fill(email);
  await page.getByLabel(session.form.password, { exact: true }).fill(secret);
  await page.getByRole('button', { name: session.form.submit, exact: true }).click();
}

/** Accepts the data-protection text that a new person is shown after the login. */
export async function acceptText(page: Page, language: Language) {
  const { access } = wordsOf(language);
  await page.getByRole('heading', { name: access.acceptance.title, level: 1, exact: true }).waitFor();
  await page.getByRole('button', { name: access.acceptance.accept, exact: true }).click();
}

/** Logs in as a person does, from the page of their door. */
export async function logIn(page: Page, language: Language, account: Account) {
  const { email, door } = accounts[account];
  await page.goto(placeOf(language, door));
  await fillLogin(page, language, email);
}

type Login = Answer<typeof loginStudent>;

const credentials = (account: Account) => ({ eUsuario: accounts[account].email, ePassword: demoPassword });

async function loginOf(client: Client, account: Account): Promise<Login> {
  switch (accounts[account].door) {
    case 'loginStudent':
    case 'loginAlumni':
      return client.get(loginStudent, { body: { eAmbito: 'PrivadoAlumno', ...credentials(account) } });
    case 'loginManager':
      return client.get(loginManager, { body: { eAmbito: 'PrivadoGestor', ...credentials(account) } });
    case 'loginCompany': {
      const body = { eAmbito: 'PrivadoEmpresa', ...credentials(account) } as const;
      const [first] = await client.get(listCompaniesOfUser, { body });
      return client.get(loginCompany, { body: { ...body, ...(first && { eidEmpresa: first.idEmpresa }) } });
    }
  }
}

/** A session of the account without a page, in the portal of this file or in another. */
export async function clientOf(account: Account, baseUrl?: string): Promise<Client> {
  const client = new Client(baseUrl ?? (await ownPortal()));
  client.token = (await loginOf(client, account)).token;
  return client;
}

/** What the browser of somebody who has logged in already keeps. */
export async function loggedIn(
  account: Account,
  baseUrl?: string,
): Promise<NonNullable<VisitorOptions['storageState']>> {
  const origin = baseUrl ?? (await ownPortal());
  const { token, ...data } = await loginOf(new Client(origin), account);
  const session = { name: 'portal.session', value: JSON.stringify({ token, data }) };
  return { cookies: [], origins: [{ origin, localStorage: [session] }] };
}
