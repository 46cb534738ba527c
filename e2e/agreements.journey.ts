import {
  getAgreement,
  getManagedAgreement,
  listAgreements,
  returnAgreement,
} from '@portal/contract/agreements';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { makeSigner, signPdf } from '../server/src/testing/signed-pdf.ts';
import { expectAccessible } from './browser.ts';
import { journey } from './journey.ts';
import { choose } from './offer-form.ts';
import { clientOf, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import { newTitle } from './scene.ts';
import { fieldTextsOf, fill, wordsOf } from './texts.ts';

/** An agreement from its request to both signatures. */

const { agreementForm: form, agreementPublic: review, agreements, agreementView: view } = wordsOf('es');
const { managedAgreements: managed, billingAccounts, companyContacts, ui } = wordsOf('es');

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const part = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const hasFocus = (element: Locator) =>
  expect.poll(() => element.evaluate((node) => node === document.activeElement)).toBe(true);

/** Adds what is not there yet in the form that opens in its place. */
async function addContact(page: Page, name: string): Promise<void> {
  await button(page, form.addContact.idContactoEmpresaGestion).click();
  const fields = part(page, form.sections.contactos.title).locator('form');
  const write = (label: string, text: string) => fields.getByLabel(label, { exact: true }).fill(text);
  await write(companyContacts.fields.nombre, name);
  await write(companyContacts.fields.apellidos, 'Gil Soto');
  await write(companyContacts.fields.puesto, 'Administración');
  await write(companyContacts.fields.email, `${name.split(' ').at(-1)}@taller.example`);
  await write(companyContacts.fields.telefono1, '961234567');
  await write(companyContacts.fields.direccion, 'Calle del Mar, 12');
  await write(companyContacts.fields.cp, '46004');
  await write(companyContacts.fields.localidad, 'Valencia');
  await button(fields, companyContacts.save).click();
  await fields.waitFor({ state: 'detached' });
}

async function addAccount(page: Page): Promise<void> {
  await button(page, form.addAccount.button).click();
  const fields = part(page, form.sections.facturacion.title).locator('form');
  const write = (label: string, text: string) => fields.getByLabel(label, { exact: true }).fill(text);
  await write(billingAccounts.fields.NombreFiscal, 'Taller del Puerto, S. L.');
  await write(billingAccounts.fields.CIF, 'B12345674');
  await write(billingAccounts.fields.domicilioFiscal, 'Calle del Mar, 12');
  await write(billingAccounts.fields.cp, '46004');
  await write(billingAccounts.fields.poblacion, 'Valencia');
  await choose(
    page,
    fields.getByLabel(billingAccounts.fields.idProvincia).and(page.locator('input')),
    'Valencia',
  );
  await button(fields, billingAccounts.save).click();
  await fields.waitFor({ state: 'detached' });
}

/** The same file with another byte in what the portal generated. */
function changedCopy(signed: Buffer): Buffer {
  const copy = Buffer.from(signed);
  copy.write('9', 900, 'latin1');
  return copy;
}

/** Makes a file that is attached take longer to read than its form takes to be sent. */
const readsOnceSent = (page: Page) =>
  page.evaluate(() => {
    const read = FileReader.prototype.readAsDataURL;
    const sent = new Promise((resolve) => {
      addEventListener('submit', resolve, { capture: true, once: true });
    });
    FileReader.prototype.readAsDataURL = function (file) {
      sent.then(() => read.call(this, file));
    };
  });

journey(
  'a company asks for an agreement, has it reviewed and signs it, and a manager formalises it',
  async ({ come }) => {
    const { page, tolerate } = await come({ storageState: await loggedIn('empresa') });
    tolerate(/adjuntaFicheroAlConvenioEmpresa/);
    await page.goto(placeOf('es', 'newAgreement'));
    const input = (label: string) =>
      part(page, form.sections.firmante.title).getByLabel(label, { exact: true });
    await input(form.fields.nombreFirmante).waitFor();
    await addContact(page, newTitle('Nuria'));
    await addAccount(page);

    await page.getByLabel(form.fields.idContactoEmpresaFacturacion).and(page.locator('input')).click();
    await page.getByRole('option').first().click();

    // What is missing is said after the first try, and one is taken there.
    await button(page, form.generate).click();
    await hasFocus(page.getByRole('radio', { name: form.payment.debit, exact: true }));
    await expectAccessible(page);
    await input(form.fields.nombreFirmante).fill('Aina');
    await input(form.fields.apellidosFirmante).fill('Roca Ferrer');
    await input(form.fields.dniFirmante).fill('12345678Z');
    await input(form.fields.cargoFirmante).fill('Directora');
    await page.getByRole('radio', { name: form.payment.transfer, exact: true }).check();
    await page.getByRole('checkbox', { name: form.fields.sincaducidad, exact: true }).check();
    await page.getByRole('radio', { name: form.signing.digital, exact: true }).check();
    const dataText = page.getByLabel(form.fields.informacionTratamientoDeDatos, { exact: true });
    await dataText.fill('Los datos se tratan para gestionar las prácticas.');

    // Somebody without an account reads it, comments on it and corrects their own data.
    await button(page, agreements.reviews.add).click();
    await page.getByLabel(agreements.reviews.name, { exact: true }).fill('Aina Roca');
    await button(page, agreements.reviews.make).click();
    const link = (await page.getByText(/\/revisar-convenio#/).innerText()).trim();
    const { page: reader } = await come();
    await reader.goto(new URL(link).pathname + new URL(link).hash);
    await part(reader, review.review.text).waitFor();
    expect(reader.url()).not.toContain('#');
    await reader.getByLabel(review.comments.comment, { exact: true }).fill('Falta el preaviso.');
    await button(reader, review.comments.send).click();
    await part(reader, review.comments.title).getByText('Falta el preaviso.', { exact: true }).waitFor();
    await button(reader, review.own.check).click();
    await reader.getByLabel(view.signatory.cargo, { exact: true }).fill('Administradora única');
    await button(reader, review.own.send).click();
    await reader.getByText(review.own.confirmed, { exact: true }).waitFor();
    await expectAccessible(reader);

    await page.reload();
    await button(page, form.confirmed.take).click();
    await expect.poll(() => input(form.fields.cargoFirmante).inputValue()).toBe('Administradora única');
    // While it is being saved nothing is generated.
    await page.getByText(new RegExp(`^${fill(ui.saved, { time: '' })}`)).waitFor();
    await button(page, agreements.reviews.accept).click();
    await page.getByText(agreements.reviews.decisions.aceptado, { exact: true }).waitFor();
    await button(page, form.generate).click();
    const asked = page.getByRole('dialog', { name: form.confirm.title, exact: true });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(asked, form.confirm.generate).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^convenio/);

    // The institution has words of its own for it. The dialog that asked is still there while it fades.
    const words = page.getByRole('dialog').filter({ hasText: /cómo firmarlo y entregarlo/ });
    await button(words, ui.close).click();
    await words.waitFor({ state: 'hidden' });

    // The signed PDF is handed in where the agreement is, and one that was changed is refused there.
    await page.getByRole('heading', { name: agreements.sign.title, exact: true }).waitFor();
    const company = await clientOf('empresa');
    const [newest] = await company.get(listAgreements, {});
    const idConvenio = newest?.idConvenio ?? 0;
    const { versiones } = await company.get(getAgreement, { params: { id: idConvenio } });
    const made = await page.request.get(versiones[0]?.convenio.url ?? '');
    const signed = Buffer.from(await signPdf(await made.body(), await makeSigner()));
    const file = { name: 'firmado.pdf', mimeType: 'application/pdf', buffer: signed };
    const changed = { ...file, name: 'cambiado.pdf', buffer: changedCopy(signed) };
    const signing = part(page, agreements.sign.title);
    await signing.locator('input[type=file]').setInputFiles(changed);
    await button(signing, agreements.sign.send).click();
    await signing.getByText(fieldTextsOf('es').agreementChanged).waitFor();
    await button(signing, fill(ui.file.remove, { name: changed.name })).click();
    await signing.locator('input[type=file]').setInputFiles(file);
    await button(signing, agreements.sign.send).click();
    await page.getByText(agreements.next.firmado, { exact: true }).waitFor();

    const { page: desk } = await come({ storageState: await loggedIn('gestora') });
    await desk.goto(placeOf('es', 'managedAgreements'));
    await desk
      .getByRole('main')
      .getByText(fill(view.numbered, { number: newest?.numero ?? '' }))
      .waitFor();
    await desk.goto(`${placeOf('es', 'managedAgreements')}/${idConvenio}`);
    await button(desk, managed.acts.enviar).click();
    await button(desk, managed.acts.formalizar).click();
    const dialog = desk.getByRole('dialog', { name: managed.ask.formalizar, exact: true });
    const institution = await makeSigner({ name: 'SOLER GIL, MARTA' });
    const both = { ...file, buffer: Buffer.from(await signPdf(signed, institution)) };
    await readsOnceSent(desk);
    await dialog.locator('input[type=file]').setInputFiles(both);
    await button(dialog, managed.acts.formalizar).click();
    await desk.getByText(managed.next.formalizado, { exact: true }).waitFor();
    await page.reload();
    await page.getByText(agreements.next.formalizado, { exact: true }).waitFor();

    // Anybody holds the file against what was issued.
    await reader.goto(`${placeOf('es', 'verification')}/${versiones[0]?.codigo}`);
    const chosen = part(reader, review.file.title).locator('input[type=file]');
    await chosen.setInputFiles(changed);
    await reader.getByText(review.file.no, { exact: true }).waitFor();
    await chosen.setInputFiles(file);
    await reader.getByText(review.file.yes.firmado, { exact: true }).waitFor();
    await expectAccessible(reader);
  },
);

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.waitFor();
  for (let pressed = 0; pressed < 80; pressed++) {
    if (await element.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${element}`);
}

journey('an agreement is renewed from the last one on a phone, by keyboard', async ({ come }) => {
  const { page } = await come({ storageState: await loggedIn('empresa'), width: 360, height: 740 });
  const company = await clientOf('empresa');
  const [last] = await company.get(listAgreements, {});
  await page.goto(placeOf('es', 'newAgreement'));
  const press = async (element: Locator) => {
    await tabTo(page, element);
    await page.keyboard.press('Enter');
  };
  await press(button(page, form.fill.button));
  await page.getByText(form.fill.done, { exact: true }).waitFor();
  // The button that had the focus is gone.
  await page.locator(':focus').filter({ hasText: form.fill.done }).waitFor();
  await press(button(page, form.generate));
  const asked = page.getByRole('dialog', { name: form.confirm.title, exact: true });
  await press(button(asked, form.confirm.generate));
  await press(button(page.getByRole('dialog'), ui.close).last());
  await page.getByRole('heading', { name: agreements.sign.title, exact: true }).waitFor();
  const [newest] = await company.get(listAgreements, {});
  expect(newest).toMatchObject({ estado: 'generado' });
  expect(newest?.idConvenio).not.toBe(last?.idConvenio);

  // Returned, it is corrected in the place of asking for another.
  const manager = await clientOf('gestora');
  const idConvenio = newest?.idConvenio ?? 0;
  const { version } = await manager.get(getManagedAgreement, { params: { id: idConvenio } });
  const motivos = [{ campo: 'datosFirmante' as const, motivo: 'No coincide con la escritura.' }];
  await manager.get(returnAgreement, { body: { idConvenio, version, motivos } });
  await page.goto(placeOf('es', 'newAgreement'));
  await press(page.getByRole('link', { name: form.returned.action, exact: true }));
  await page.getByText(motivos[0]?.motivo ?? '', { exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get('convenio')).toBe(String(idConvenio));
});
