import { createServer } from 'node:net';
import { registerStudent } from '@portal/contract/accounts';
import type { Brand } from '@portal/contract/brand';
import type { Language } from '@portal/contract/languages';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type OidcIdp, startOidcIdp } from '../server/src/testing/sign-on/oidc-idp.ts';
import { mailAttribute, type SamlIdp, startSamlIdp } from '../server/src/testing/sign-on/saml-idp.ts';
import { expectAccessible, type Visitor } from './browser.ts';
import { Client } from './client.ts';
import { journey } from './journey.ts';
import { newPerson, registrationOf } from './newcomers.ts';
import { openDemo } from './own-portal.ts';
import { acceptText, accounts, fillLogin } from './people.ts';
import { placeOf } from './places.ts';
import { fill, statusesOf, wordsOf } from './texts.ts';

/** Single sign-on through two providers with login pages of their own, on another site than the portal. */

const names = {
  oidc: { es: 'Campus Almadraba', ca: 'Campus Almadraba', en: 'Almadraba Campus' },
  enrolment: { es: 'la matrícula', ca: 'la matrícula', en: 'enrolment' },
  saml: { es: 'la federación', ca: 'la federació', en: 'the federation' },
};

let oidc: OidcIdp;
let saml: SamlIdp;
let portalUrl: string;

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer();
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const withProviders = (brand: Brand) => {
  const campus = {
    tipo: 'oidc',
    perfiles: ['Alumno', 'Gestor'],
    emisor: oidc.issuer,
    idCliente: oidc.clientId,
    variableSecreto: 'OIDC_SECRET',
    identificador: 'email',
    seBuscaPor: 'usuario',
    identificadorFiable: false,
  };
  return {
    ...brand,
    accesoUnico: {
      obligatorioParaTitulados: true,
      proveedores: [
        { ...campus, id: 'campus', nombre: names.oidc, alcances: ['email'] },
        {
          ...campus,
          perfiles: ['Alumno'],
          id: 'matricula',
          nombre: names.enrolment,
          alcances: ['email', 'profile'],
          altas: {
            nombre: 'given_name',
            apellidos: 'family_name',
            email: 'email',
            afiliacion: { dato: 'affiliation', estudiantes: ['student@campus.example'] },
          },
        },
        {
          id: 'federacion',
          tipo: 'saml',
          nombre: names.saml,
          perfiles: ['Alumno'],
          emisor: saml.entity,
          urlAcceso: saml.address,
          certificados: [saml.certificate],
          identificador: mailAttribute,
          seBuscaPor: 'usuario',
          identificadorFiable: true,
        },
      ],
    },
  };
};

beforeAll(async () => {
  const port = await freePort();
  // Another site than the providers', so that the browser keeps its cookies apart as it would.
  portalUrl = `http://localhost:${port}`;
  oidc = await startOidcIdp(`${portalUrl}/acceso`);
  saml = await startSamlIdp();
  await openDemo(
    { PORT: String(port), PUBLIC_URL: portalUrl, OIDC_SECRET: oidc.clientSecret },
    { id: 'universidad', change: withProviders },
  );
  const metadata = await fetch(`${portalUrl}/api/Publico/accesoUnico/federacion/metadata.xml`);
  saml.metadata = await metadata.text();
});
afterAll(async () => {
  await oidc.close();
  await saml.close();
});

const inPortal = (path: string) => `${portalUrl}${path}`;
const here = (page: Page) => page.url().slice(portalUrl.length);
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });
const door = (page: Page, language: Language, kind: keyof typeof names) =>
  page.getByRole('link', { name: fill(wordsOf(language).signOn.with, { name: names[kind][language] }) });

/** The browser goes to this portal and to the providers, whose own pages are not ours to mend. */
const goesElsewhere = ({ tolerate }: Visitor) => {
  tolerate(/^asked elsewhere: http:\/\/localhost:/);
  tolerate(/http:\/\/127\.0\.0\.1:|https:\/\/fonts\.googleapis\.com/);
};

/** Logs in at the OpenID Connect provider's page, and lets it tell the portal. */
async function logInAtCampus(page: Page, name: string) {
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

describe('single sign-on', () => {
  journey(
    'leads through OpenID Connect to where one was going, in the language that was left',
    async ({ come }) => {
      oidc.people.set('alumna', { email: accounts.alumna.email, email_verified: true });
      const visitor = await come();
      goesElsewhere(visitor);
      const { page } = visitor;
      const { session, titles } = wordsOf('ca');
      await page.goto(inPortal(placeOf('ca', 'applications')));
      await heading(page, session.choose.title).waitFor();
      await page.getByRole('link', { name: session.choose.loginStudent }).click();
      await door(page, 'ca', 'oidc').waitFor();
      await expectAccessible(page);
      // By keyboard: the first thing in the card.
      await heading(page, titles.loginStudent).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await logInAtCampus(page, 'alumna');
      await heading(page, titles.applications).waitFor();
      expect(here(page)).toBe(placeOf('ca', 'applications'));
      // Nothing of what came back is in the history that a step back leads through.
      expect(await page.evaluate(() => JSON.stringify(window.history.state))).not.toContain('code=');
    },
  );

  journey(
    'leads a manager in by their own door, and tells apart who has no such account',
    async ({ come }) => {
      oidc.people.set('gestora', { email: accounts.gestora.email, email_verified: true });
      oidc.people.set('docente', { email: 'docente@campus.example', email_verified: true });
      const visitor = await come();
      goesElsewhere(visitor);
      const { page } = visitor;
      const { signOn, titles } = wordsOf('es');
      await page.goto(inPortal(placeOf('es', 'loginManager')));
      await door(page, 'es', 'oidc').click();
      await logInAtCampus(page, 'docente');
      await page.getByRole('alert').getByText(signOn.unknownManager.title, { exact: true }).waitFor();
      expect(await page.getByRole('link', { name: signOn.register, exact: true }).count()).toBe(0);
      await expectAccessible(page);
      await page.getByRole('link', { name: signOn.back, exact: true }).click();
      await heading(page, titles.loginManager).waitFor();
      await expectAccessible(page);
      // The provider still knows the other one in that browser.
      const second = await come();
      goesElsewhere(second);
      await second.page.goto(inPortal(placeOf('es', 'loginManager')));
      await door(second.page, 'es', 'oidc').click();
      await logInAtCampus(second.page, 'gestora');
      await second.page.waitForURL(inPortal('/'));
    },
  );

  journey('leads a graduate, who may not come by password, through SAML', async ({ come }) => {
    const { email } = accounts.antigua;
    saml.people.set(email, { nameId: 'antigua', attributes: { [mailAttribute]: [email] } });
    const visitor = await come();
    goesElsewhere(visitor);
    const { page } = visitor;
    const { home } = wordsOf('es');
    await page.goto(inPortal(placeOf('es', 'loginAlumni')));
    await fillLogin(page, 'es', email);
    await page.getByRole('alert').getByText(statusesOf('es').graduateMustUseSignOn.body).waitFor();
    await door(page, 'es', 'saml').click();
    await page.getByLabel('Correo').fill(email);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByRole('button', { name: 'Continuar' }).click();
    const name = 'Estefanía';
    await page.getByRole('heading', { level: 1, name: fill(home.student.title, { name }) }).waitFor();
    expect(here(page)).toBe('/');
  });

  journey('lets somebody in as another subject once a manager has unlinked the old one', async ({ come }) => {
    const { email } = accounts.alumna;
    const { signOn, managing } = wordsOf('es');
    const known = (nameId: string) =>
      saml.people.set(email, { nameId, attributes: { [mailAttribute]: [email] } });
    const comeAs = async (nameId: string): Promise<Page> => {
      known(nameId);
      const visitor = await come();
      goesElsewhere(visitor);
      // The session ends while the page is open.
      visitor.tolerate(/401/);
      const { page } = visitor;
      await page.goto(inPortal(placeOf('es', 'loginStudent')));
      await door(page, 'es', 'saml').click();
      await page.getByLabel('Correo').fill(email);
      await page.getByRole('button', { name: 'Entrar' }).click();
      await page.getByRole('button', { name: 'Continuar' }).click();
      return page;
    };
    const title = fill(wordsOf('es').home.student.title, { name: 'Marina' });
    const first = await comeAs('before');
    await first.getByRole('heading', { level: 1, name: title }).waitFor();
    const refused = await comeAs('now');
    await refused.getByRole('alert').getByText(signOn.unknown.title, { exact: true }).waitFor();

    const visitor = await come();
    goesElsewhere(visitor);
    const manager = visitor.page;
    await manager.goto(inPortal(placeOf('es', 'loginManager')));
    await fillLogin(manager, 'es', accounts.gestora.email);
    await manager.waitForURL((url) => !url.pathname.startsWith(placeOf('es', 'loginManager')));
    await manager.goto(inPortal(`${placeOf('es', 'managedAccounts')}?texto=${email}`));
    const row = manager.getByRole('article').filter({ hasText: email });
    await row.getByText(managing.accounts.signOn, { exact: true }).waitFor();
    const name = 'Marina Soler Bonmatí';
    await row.getByRole('button', { name: fill(managing.acts.unlink.of, { name }) }).click();
    const sure = manager.getByRole('dialog', { name: fill(managing.acts.unlink.title, { name }) });
    await sure.waitFor();
    await expectAccessible(manager);
    await sure.getByRole('button', { name: managing.acts.unlink.button, exact: true }).click();
    await manager.getByText(fill(managing.acts.unlink.done, { name }), { exact: true }).waitFor();
    await row.getByText(managing.accounts.signOn, { exact: true }).waitFor({ state: 'hidden' });
    // In whichever language the account has kept.
    await first.waitForURL((url) => url.pathname.endsWith('/login'));

    await (await comeAs('now')).getByRole('heading', { level: 1, name: title }).waitFor();
  });

  journey('registers a student whom the campus knows with what is missing', async ({ come }) => {
    const name = { given_name: 'Vera', family_name: 'Sanchis Roig' };
    const email = 'vera.sanchis@campus.example';
    const affiliation = ['student@campus.example'];
    oidc.people.set('vera', { email, email_verified: true, affiliation, ...name });
    const visitor = await come();
    goesElsewhere(visitor);
    const { page } = visitor;
    const { signup, home } = wordsOf('es');
    await page.goto(inPortal(placeOf('es', 'loginStudent')));
    await door(page, 'es', 'enrolment').click();
    await logInAtCampus(page, 'vera');
    await heading(page, signup.signedOn.title).waitFor();
    await page.getByText(email, { exact: true }).waitFor();
    const send = page.getByRole('button', { name: signup.signedOn.submit, exact: true });
    await send.click();
    await page.getByRole('button', { name: new RegExp(signup.student.telefono) }).waitFor();
    await expectAccessible(page);
    await page.getByLabel(signup.student.dni, { exact: true }).fill('00000023T');
    await page.getByLabel(signup.student.telefono, { exact: true }).fill('612345678');
    await page.getByRole('combobox', { name: signup.student.idTitulacion, exact: true }).fill('Derecho');
    await page.getByRole('option', { name: 'Derecho', exact: true }).click();
    await page.getByRole('checkbox').check();
    await send.click();
    await acceptText(page, 'es');
    const title = fill(home.student.title, { name: 'Vera' });
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  });

  journey('leads a person who has still to confirm the e-mail to another one', async ({ come }) => {
    const person = newPerson('Pendiente');
    await new Client(portalUrl).get(registerStudent, { body: registrationOf(person) });
    oidc.people.set('pendiente', { email: person.email, email_verified: true });
    const visitor = await come();
    goesElsewhere(visitor);
    const { page } = visitor;
    await page.goto(inPortal(placeOf('es', 'loginStudent')));
    await door(page, 'es', 'oidc').click();
    await logInAtCampus(page, 'pendiente');
    await page.getByRole('alert').getByText('Falta confirmar tu correo', { exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Pedir otro correo', exact: true }).click();
    await heading(page, wordsOf('es').titles.confirmEmail).waitFor();
    expect(here(page)).toBe(placeOf('es', 'confirmEmail'));
  });

  journey('says what to do when it does not work', async ({ come }) => {
    oidc.people.set('nadie', { email: 'nadie@campus.example', email_verified: true });
    const visitor = await come();
    goesElsewhere(visitor);
    const { page } = visitor;
    const { signOn, titles } = wordsOf('es');
    const alert = (title: string) => page.getByRole('alert').getByText(title, { exact: true });
    const back = () => page.getByRole('link', { name: signOn.back, exact: true }).click();

    await page.goto(inPortal(placeOf('es', 'loginStudent')));
    await door(page, 'es', 'oidc').click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await alert(signOn.cancelled.title).waitFor();
    expect(here(page)).toBe('/acceso');
    await expectAccessible(page);
    await back();
    await heading(page, titles.loginStudent).waitFor();

    await door(page, 'es', 'oidc').click();
    await logInAtCampus(page, 'nadie');
    await alert(signOn.unknown.title).waitFor();
    await expectAccessible(page);
    // What was sent is good once, also for a person who reloads.
    await page.reload();
    await alert(signOn.over.title).waitFor();
    await back();

    await heading(page, titles.loginStudent).waitFor();
    await page.goto(inPortal('/acceso?error=temporarily_unavailable'));
    await alert(signOn.unavailable.title).waitFor();
    await expectAccessible(page);
    await page.goto(inPortal('/ca/acces'));
    await alert(wordsOf('ca').signOn.over.title).waitFor();
  });
});
