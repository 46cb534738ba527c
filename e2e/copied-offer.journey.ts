import { listOwnOffers } from '@portal/contract/company-offers';
import { expect } from 'vitest';
import { expectAccessible } from './browser.ts';
import { journey } from './journey.ts';
import { clientOf, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { dayFromNow } from './scene.ts';
import { fill, labelled, wordsOf } from './texts.ts';

const { companyOffers, offerForm } = wordsOf('ca');
const { field, section, reach } = offerForm;
const written = (day: string) => day.split('-').reverse().join('/');

journey(
  'a company copies an expired internship in Catalan, reads how many it reaches and sends it',
  async ({ come }) => {
    const company = await clientOf('empresa');
    const query = { tipo: 'practicas', estadoOferta: 'caducada' } as const;
    const [expired] = (await company.get(listOwnOffers, { query })).ofertas;
    if (!expired) throw new Error('the demo company has no expired internship');
    const { page } = await come({ storageState: await loggedIn('empresa'), locale: 'ca-ES' });
    await page.goto(`${placeOf('ca', 'companyOffer')}/${expired.urlAcceso}`);
    const menu = fill(companyOffers.actions.label, { title: expired.titulo });
    await page.getByRole('button', { name: menu, exact: true }).click();
    await page.getByRole('menuitem', { name: companyOffers.actions.copy, exact: true }).click();
    await page.getByText(fill(offerForm.copied.title, { title: expired.titulo }), { exact: true }).waitFor();
    const counted = [reach.students, reach.few].map((text) => text.replace(/{{\w+}}/, '[\\d.]+')).join('|');
    await page.getByText(new RegExp(`^(${counted})$`)).waitFor();
    await expectAccessible(page);

    const dates = page.getByRole('region', { name: section.fechas, exact: true });
    for (const [label, day] of [
      [field.fechaInicio, dayFromNow(40)],
      [field.fechaFin, dayFromNow(160)],
      [field.fechaCaducidad, dayFromNow(30)],
    ] as const) {
      const input = dates.getByLabel(labelled(label));
      await input.fill(written(day));
      await input.press('Tab');
    }
    await dates.getByLabel(labelled(field.meses)).fill('4');
    await page.getByRole('button', { name: offerForm.actions.publish, exact: true }).click();
    await page.waitForURL((url) => url.pathname === placeOf('ca', 'myOffers'));
    const waiting = await company.get(listOwnOffers, { query: { ...query, estadoOferta: 'pendiente' } });
    expect(waiting.ofertas[0]).toMatchObject({ titulo: expired.titulo, tipo: 'practicas' });
    await expectAccessible(page);
  },
);
