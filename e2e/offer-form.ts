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

/** How somebody fills a form. */
export interface Hands {
  readonly type: (field: Locator, text: string) => Promise<void>;
  readonly choose: (field: Locator, option: string) => Promise<void>;
  /** In a long list, by typing what is looked for. */
  readonly find: (field: Locator, option: string) => Promise<void>;
  /** A day as people write it, `15/09/2026`; the field is left. */
  readonly typeDay: (field: Locator, day: string) => Promise<void>;
  readonly press: (button: Locator) => Promise<void>;
}

const withPointer = (page: Page): Hands => ({
  type: (field, text) => field.fill(text),
  choose: (field, option) => choose(page, field, option),
  find: (field, option) => find(page, field, option),
  typeDay: async (field, day) => {
    await field.fill(day);
    await field.press('Tab');
  },
  press: (button) => button.click(),
});

const written = (day: string) => day.split('-').reverse().join('/');

export interface TypedOffer {
  readonly title: string;
  readonly description: string;
  /** A document that candidates must attach, named by the company. */
  readonly document: string;
}

/** A section of the form. */
const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Fills an internship as the demo university asks for it, section by section. */
export async function fillInternship(
  page: Page,
  language: Language,
  offer: TypedOffer,
  hands: Hands = withPointer(page),
) {
  const { offerForm: words } = wordsOf(language);
  const catalogue = await catalogueOf(language);
  const { field: labels, section } = words;
  const fieldIn = (name: string) => {
    const part = sectionOf(page, name);
    return (label: string) => part.getByLabel(labelled(label));
  };

  const position = fieldIn(section.puesto);
  await hands.type(position(labels.titulo), offer.title);
  await hands.type(position(labels.descripcion), offer.description);
  await hands.type(position(labels.tareasAdesarrollar), 'Preparar informes y presentarlos al equipo.');
  await hands.type(position(labels.plazas), '2');
  const area = nameIn(catalogue.areasFuncionales, ({ idAreaFuncional }) => idAreaFuncional === 1);
  await hands.find(position(labels.idAreaFuncional), area);

  const place = fieldIn(section.lugar);
  await hands.find(
    place(labels.idProvincia),
    nameIn(catalogue.provincias, ({ idProvincia }) => idProvincia === 46),
  );
  const town = nameIn(catalogue.localidades, ({ idLocalidad }) => idLocalidad === 46_001);
  // Where a village is not in the list its name is written, in a field that is called the same.
  const townList = sectionOf(page, section.lugar).getByRole('combobox', {
    name: labelled(labels.idLocalidad),
  });
  await hands.find(townList, town);
  await hands.choose(
    place(labels.idModalidad),
    nameIn(catalogue.modalidades, ({ idModalidad }) => idModalidad === 2),
  );

  const dates = fieldIn(section.fechas);
  await hands.typeDay(dates(labels.fechaInicio), written(dayFromNow(40)));
  await hands.typeDay(dates(labels.fechaFin), written(dayFromNow(160)));
  await hands.type(dates(labels.horario), 'De lunes a viernes, de 9:00 a 13:00');
  await hands.type(dates(labels.horasAldia), '4');
  await hands.type(dates(labels.horasSemana), '20');

  await hands.type(fieldIn(section.economicas)(labels.ayudaEstudio), '420');

  const profile = sectionOf(page, section.perfil);
  const degree = nameIn(catalogue.titulaciones, ({ idTitulacion }) => idTitulacion === 101);
  await hands.find(profile.getByLabel(words.degrees.add, { exact: true }), degree);
  await hands.press(profile.getByRole('button', { name: words.languages.add, exact: true }));
  const english = nameIn(catalogue.idiomas, ({ idIdioma }) => idIdioma === 3);
  await hands.find(profile.getByLabel(words.languages.language, { exact: true }), english);
  const level = nameIn(catalogue.nivelesIdioma, ({ idNivelIdioma }) => idNivelIdioma === 3);
  await hands.choose(
    profile.getByRole('group', { name: '1' }).getByLabel(words.languages.level, { exact: true }),
    level,
  );

  const documents = sectionOf(page, section.documentos);
  await hands.type(documents.getByLabel(words.documents.own, { exact: true }), offer.document);
  await hands.press(documents.getByRole('button', { name: words.documents.ownAdd, exact: true }));

  const tutor = sectionOf(page, section.personas).getByRole('group', {
    name: words.people.tutor,
    exact: true,
  });
  await hands.type(tutor.getByLabel(labelled(labels.nombreTutorEmpresa)), 'Vicenta');
  await hands.type(tutor.getByLabel(labelled(labels.ApellidosTutorEmpresa)), 'Ferrer Mas');
  await hands.type(tutor.getByLabel(labelled(labels.emailTutorEmpresa)), 'tutora@empresa.example');
  await hands.type(tutor.getByLabel(labelled(labels.titulacionTutorEmpresa)), 'Economía');
}
