import type { Answer } from '@portal/contract/endpoint';
import type { Language } from '@portal/contract/languages';
import { getDomains } from '@portal/contract/portal';
import type { Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import { Client } from './client.ts';
import { dayFromNow } from './scene.ts';
import { labelled, wordsOf } from './texts.ts';

type Catalogue = Answer<typeof getDomains>;

export const catalogueOf = (lang: Language): Promise<Catalogue> =>
  new Client(inject('baseUrl')).get(getDomains, { params: { lang } });

/** What stands in a list for an id. */
export function nameIn<T extends { descripcion: string }>(list: readonly T[], isIt: (entry: T) => boolean) {
  const found = list.find(isIt);
  if (!found) throw new Error('the catalogue has no such entry');
  return found.descripcion;
}

/** Opens a list. In the middle of the window: at its foot a bar may lie over the field. */
async function open(field: Locator) {
  await field.evaluate((input) => input.scrollIntoView({ block: 'center' }));
  await field.click();
}

/** Chooses from a list that opens under its field. */
export async function choose(page: Page, field: Locator, option: string) {
  await open(field);
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Chooses from a long list by typing what is looked for. */
export async function find(page: Page, field: Locator, option: string) {
  await open(field);
  await field.fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** `15/09/2026`, as it is typed. */
const typed = (day: string) => day.split('-').reverse().join('/');

async function typeDay(field: Locator, day: string) {
  await field.fill(typed(day));
  await field.press('Tab');
}

export interface TypedOffer {
  readonly title: string;
  readonly description: string;
  /** A document that candidates must attach, named by the company. */
  readonly document: string;
}

/** A section of the form. */
const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Fills an internship as the demo university asks for it, section by section. */
export async function fillInternship(page: Page, language: Language, offer: TypedOffer) {
  const { offerForm: words } = wordsOf(language);
  const catalogue = await catalogueOf(language);
  const { field: labels, section } = words;
  const fieldIn = (name: string) => {
    const part = sectionOf(page, name);
    return (label: string) => part.getByLabel(labelled(label));
  };

  const position = fieldIn(section.puesto);
  await position(labels.titulo).fill(offer.title);
  await position(labels.descripcion).fill(offer.description);
  await position(labels.tareasAdesarrollar).fill('Preparar informes y presentarlos al equipo.');
  await position(labels.plazas).fill('2');
  const area = nameIn(catalogue.areasFuncionales, ({ idAreaFuncional }) => idAreaFuncional === 1);
  await find(page, position(labels.idAreaFuncional), area);

  const place = fieldIn(section.lugar);
  await find(
    page,
    place(labels.idProvincia),
    nameIn(catalogue.provincias, ({ idProvincia }) => idProvincia === 46),
  );
  const town = nameIn(catalogue.localidades, ({ idLocalidad }) => idLocalidad === 46_001);
  // Where a village is not in the list its name is written, in a field that is called the same.
  const townList = sectionOf(page, section.lugar).getByRole('combobox', {
    name: labelled(labels.idLocalidad),
  });
  await find(page, townList, town);
  await choose(
    page,
    place(labels.idModalidad),
    nameIn(catalogue.modalidades, ({ idModalidad }) => idModalidad === 2),
  );

  const dates = fieldIn(section.fechas);
  await typeDay(dates(labels.fechaInicio), dayFromNow(40));
  await typeDay(dates(labels.fechaFin), dayFromNow(160));
  await dates(labels.horario).fill('De lunes a viernes, de 9:00 a 13:00');
  await dates(labels.horasAldia).fill('4');
  await dates(labels.horasSemana).fill('20');

  await fieldIn(section.economicas)(labels.ayudaEstudio).fill('420');

  const profile = sectionOf(page, section.perfil);
  const degree = nameIn(catalogue.titulaciones, ({ idTitulacion }) => idTitulacion === 101);
  await find(page, profile.getByLabel(words.degrees.add, { exact: true }), degree);
  await profile.getByRole('button', { name: words.languages.add, exact: true }).click();
  const english = nameIn(catalogue.idiomas, ({ idIdioma }) => idIdioma === 3);
  await find(page, profile.getByLabel(words.languages.language, { exact: true }), english);
  const level = nameIn(catalogue.nivelesIdioma, ({ idNivelIdioma }) => idNivelIdioma === 3);
  await choose(
    page,
    profile.getByRole('group', { name: '1' }).getByLabel(words.languages.level, { exact: true }),
    level,
  );

  const documents = sectionOf(page, section.documentos);
  await documents.getByLabel(words.documents.own, { exact: true }).fill(offer.document);
  await documents.getByRole('button', { name: words.documents.ownAdd, exact: true }).click();

  const tutor = sectionOf(page, section.personas).getByRole('group', {
    name: words.people.tutor,
    exact: true,
  });
  await tutor.getByLabel(labelled(labels.nombreTutorEmpresa)).fill('Vicenta');
  await tutor.getByLabel(labelled(labels.ApellidosTutorEmpresa)).fill('Ferrer Mas');
  await tutor.getByLabel(labelled(labels.emailTutorEmpresa)).fill('tutora@empresa.example');
  await tutor.getByLabel(labelled(labels.titulacionTutorEmpresa)).fill('Economía');
}
