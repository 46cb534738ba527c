import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { demoPassword } from '../demo/accounts.ts';
import { expectAccessible } from './browser.ts';
import { journey } from './journey.ts';
import { accounts, fillLogin, logIn } from './people.ts';
import { placeOf } from './places.ts';
import { wordsOf } from './texts.ts';

const { secondFactor, titles, validations } = wordsOf('es');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const codeField = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const insideOfPortal = (page: Page) =>
  page.getByRole('heading', { name: validations.inbox.title, level: 1, exact: true }).waitFor();

journey('a manager sets a second factor up, and logs in with it', async ({ come }) => {
  const { page, tolerate } = await come();
  await logIn(page, 'es', 'gestora');
  await insideOfPortal(page);
  await page.goto(placeOf('es', 'account'));
  await button(page, secondFactor.setUp.begin).click();
  // The password first; a wrong one is said beside the field, and stays typed.
  tolerate(/400/);
  const section = page.getByRole('region', { name: secondFactor.own.title, exact: true });
  const current = section.getByLabel(secondFactor.proof.password, { exact: true });
  await current.fill('Otra-clave-1');
  await button(page, secondFactor.setUp.goOn).click();
  await expect.poll(() => current.getAttribute('aria-invalid')).toBe('true');
  expect(await current.inputValue()).toBe('Otra-clave-1');
  await expectAccessible(page);
  await current.fill(demoPassword);
  await button(page, secondFactor.setUp.goOn).click();
  await page.getByRole('img', { name: secondFactor.setUp.qr }).waitFor();
  await expectAccessible(page);
  const secreto = (await page.locator('code').first().textContent()) ?? '';
  const codeOf = (seconds: number) =>
    new TOTP({ secret: Secret.fromBase32(secreto) }).generate({ timestamp: Date.now() + seconds * 1000 });

  // Wrong first: it is said beside the field.
  await codeField(page, secondFactor.code.label).fill('12');
  await button(page, secondFactor.setUp.submit).click();
  await expect.poll(() => codeField(page, secondFactor.code.label).getAttribute('aria-invalid')).toBe('true');
  await codeField(page, secondFactor.code.label).fill(codeOf(-30));
  await button(page, secondFactor.setUp.submit).click();
  const codes = page.getByRole('list', { name: secondFactor.recovery.list });
  await codes.waitFor();
  await expectAccessible(page);
  const [first = ''] = await codes.getByRole('listitem').allTextContents();
  await button(page, secondFactor.own.done).click();
  await button(page, secondFactor.own.renew).waitFor();

  // Elsewhere the password is not enough, whatever address is tried.
  const other = (await come()).page;
  const asked = other.getByRole('heading', { name: titles.secondFactor, level: 1, exact: true });
  await logIn(other, 'es', 'gestora');
  await asked.waitFor();
  await expectAccessible(other);
  expect(await other.evaluate(() => localStorage.getItem('portal.session'))).toBeNull();
  await other.goto(placeOf('es', 'management'));
  await asked.waitFor();
  await codeField(other, secondFactor.code.label).fill(codeOf(0));
  await button(other, secondFactor.login.submit).click();
  await insideOfPortal(other);

  // Without the telephone, a recovery code.
  const third = (await come()).page;
  await third.goto(placeOf('es', 'loginManager'));
  await fillLogin(third, 'es', accounts.gestora.email);
  await button(third, secondFactor.login.useRecovery).click();
  await codeField(third, secondFactor.code.recovery).fill(first);
  await button(third, secondFactor.login.submit).click();
  await insideOfPortal(third);
});
