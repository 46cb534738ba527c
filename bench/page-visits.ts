import type { Locator, Page } from 'playwright-core';
import { texts as company } from '../web/src/locales/es/home.ts';
import { texts as session } from '../web/src/locales/es/session.ts';
import { texts as shell } from '../web/src/locales/es/shell.ts';
import { texts as offers } from '../web/src/locales/es/studentOffers.ts';
import { texts as ui } from '../web/src/locales/es/ui.ts';
import { texts as validations } from '../web/src/locales/es/validations.ts';

export interface Visit {
  readonly name: string;
  /** Account of the demo institution; none for a visitor. */
  readonly as?: 'alumna' | 'empresa' | 'gestora';
  /** Of the portal that is visited; `:offer` is the first one of the student's list. */
  readonly address: string;
  readonly interact: (visitor: Visitor) => Promise<void>;
}

export interface Visitor {
  readonly page: Page;
  readonly isPhone: boolean;
  /** Presses with a finger on a phone, else with the mouse, and waits for what it asks for. */
  readonly press: (target: Locator) => Promise<void>;
  readonly rest: () => Promise<void>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function changeTheme({ page, press }: Visitor): Promise<void> {
  const toggle = button(page, new RegExp(`${shell.dark}|${shell.light}`));
  await press(toggle);
}

async function openMenu({ page, press }: Visitor): Promise<void> {
  await press(button(page, shell.openMenu));
  await press(page.getByRole('dialog').getByRole('button', { name: ui.close }).first());
}

async function scrollThrough({ page, rest }: Visitor): Promise<void> {
  for (let step = 0; step < 4; step++) {
    await page.evaluate(() => window.scrollBy(0, window.innerHeight * 0.8));
    await page.waitForTimeout(150);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await rest();
}

/** The pages that are measured, and what is usually done on each. */
export const visits: readonly Visit[] = [
  {
    name: 'login',
    address: '/login/alumnos',
    async interact(visitor) {
      const { page } = visitor;
      await page.getByLabel(session.form.user, { exact: true }).click();
      await page.keyboard.type('alumna@demo.test');
      await page.getByLabel(session.form.password, { exact: true }).click();
      await page.keyboard.type('Portal2026');
      await changeTheme(visitor);
    },
  },
  {
    name: "student's home",
    as: 'alumna',
    address: '/',
    async interact(visitor) {
      const { page } = visitor;
      await page.getByRole('searchbox').first().click();
      await page.keyboard.type('datos');
      await openMenu(visitor);
      await changeTheme(visitor);
      await scrollThrough(visitor);
    },
  },
  {
    name: 'internships',
    as: 'alumna',
    address: '/ofertas-practicas',
    async interact(visitor) {
      const { page, press, isPhone } = visitor;
      const choose = async (filter: string) => {
        await press(button(page, filter));
        await press(page.getByRole('group', { name: filter }).getByRole('checkbox').first());
      };
      if (isPhone) await press(button(page, offers.filters.title));
      await choose(offers.filters.idModalidad);
      if (isPhone) await press(page.getByRole('dialog').getByRole('button').last());
      await page.getByLabel(offers.search.label, { exact: true }).click();
      await page.keyboard.type('a');
      await press(button(page, offers.search.submit));
      await scrollThrough(visitor);
    },
  },
  {
    name: 'offer',
    as: 'alumna',
    address: '/ofertas-practicas/:offer',
    async interact(visitor) {
      const { page, press } = visitor;
      await scrollThrough(visitor);
      await press(button(page, offers.apply.action));
      await press(page.getByRole('dialog').getByRole('button', { name: ui.close }).first());
      await changeTheme(visitor);
    },
  },
  {
    name: "company's home",
    as: 'empresa',
    address: '/',
    async interact(visitor) {
      const { page, press } = visitor;
      await openMenu(visitor);
      await scrollThrough(visitor);
      await press(page.getByRole('region', { name: company.company.latest }).getByRole('article').first());
      await scrollThrough(visitor);
    },
  },
  {
    name: "managers' inbox",
    as: 'gestora',
    address: '/gestion',
    async interact(visitor) {
      const { page, press } = visitor;
      await press(page.getByRole('tab', { name: validations.inbox.empresas }));
      await press(page.getByRole('tab', { name: validations.inbox.ofertas }));
      await openMenu(visitor);
      await scrollThrough(visitor);
    },
  },
];
