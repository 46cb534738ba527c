import { getDomains } from '@portal/contract/catalogue';
import type { Answer } from '@portal/contract/endpoint';
import type { Language } from '@portal/contract/languages';
import type { Locator, Page } from 'playwright-core';
import { Client } from './client.ts';
import { pdf } from './files.ts';
import { ownPortal } from './own-portal.ts';
import { dayFromNow } from './scene.ts';
import { fill, labelled, type Words, wordsOf } from './texts.ts';

type Catalogue = Answer<typeof getDomains>;

export const catalogueOf = (lang: Language): Promise<Catalogue> =>
  new Client(ownPortal()).get(getDomains, { params: { lang } });

/** An entry of a list. */
export function entryIn<T>(list: readonly T[], isIt: (entry: T) => boolean): T {
  const found = list.find(isIt);
  if (!found) throw new Error('the catalogue has no such entry');
  return found;
}

/** What stands in a list for an id. */
export const nameIn = <T extends { descripcion: string }>(list: readonly T[], isIt: (entry: T) => boolean) =>
  entryIn(list, isIt).descripcion;

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

/** The fields of a section, by their labels. */
const fieldsOf = (page: Page, section: string) => {
  const part = sectionOf(page, section);
  return (label: string) => part.getByLabel(labelled(label));
};

/** Where a village is not in the list its name is written, in a field that is called the same. */
const townList = (page: Page, { section, field }: Words['offerForm']) =>
  sectionOf(page, section.lugar).getByRole('combobox', { name: labelled(field.idLocalidad) });

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
  const fieldIn = (name: string) => fieldsOf(page, name);

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
  await hands.find(townList(page, words), town);
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

/** What is written in a field of words: its label, and the word by which all of this offer is known. */
export const writtenIn = (label: string, word: string) => `${label} ${word}`;

/** The entries of the lists that `fillJob` chooses, in the language of the page. */
export function chosenOfJob(catalogue: Catalogue) {
  const { idiomas, nivelesIdioma, certificadosIdioma, competencias, tiposDocumento } = catalogue;
  return {
    area: nameIn(catalogue.areasFuncionales, ({ idAreaFuncional }) => idAreaFuncional === 3),
    sector: nameIn(catalogue.sectoresActividad, ({ idSector }) => idSector === 6),
    category: nameIn(catalogue.ambitos, ({ idArea }) => idArea === 2),
    province: nameIn(catalogue.provincias, ({ idProvincia }) => idProvincia === 7),
    town: nameIn(catalogue.localidades, ({ descripcion }) => descripcion === 'Manacor'),
    modality: nameIn(catalogue.modalidades, ({ idModalidad }) => idModalidad === 3),
    contract: nameIn(catalogue.tiposContrato, ({ idTipoContrato }) => idTipoContrato === 2),
    benefits: [4, 12].map((id) =>
      nameIn(catalogue.otrasRemuneraciones, ({ idOtraRemuneracion }) => idOtraRemuneracion === id),
    ),
    degree: nameIn(catalogue.titulaciones, ({ idTitulacion }) => idTitulacion === 112),
    language: nameIn(idiomas, ({ idIdioma }) => idIdioma === 3),
    level: nameIn(nivelesIdioma, ({ idNivelIdioma }) => idNivelIdioma === 5),
    certificate: nameIn(certificadosIdioma, ({ idIdioma }) => idIdioma === 3),
    competency: nameIn(competencias, ({ idCompetencia }) => idCompetencia === 6),
    kindOfDocument: nameIn(tiposDocumento, ({ idTipoDocumento }) => idTipoDocumento === 2),
  };
}

/** Fills a job in all that the demo university asks and may be told of one, section by section, in Spanish. */
export async function fillJob(
  page: Page,
  word: string,
  { start, deadline }: Record<'start' | 'deadline', string>,
) {
  const { offerForm: words } = wordsOf('es');
  const { field: labels, section, languages, requirements } = words;
  const chosen = chosenOfJob(await catalogueOf('es'));
  const hands = withPointer(page);
  const write = (field: (label: string) => Locator, ...names: string[]) =>
    names.reduce(async (before, label) => {
      await before;
      await field(label).fill(writtenIn(label, word));
    }, Promise.resolve());

  const position = fieldsOf(page, section.puesto);
  await write(position, labels.titulo, labels.descripcion, labels.tareasAdesarrollar, labels.departamento);
  await position(labels.plazas).fill('13');
  await hands.find(position(labels.idAreaFuncional), chosen.area);
  await hands.find(position(labels.idSector), chosen.sector);
  await hands.find(position(labels.idCategoria), chosen.category);

  const place = fieldsOf(page, section.lugar);
  await hands.find(place(labels.idProvincia), chosen.province);
  await hands.find(townList(page, words), chosen.town);
  await hands.choose(place(labels.idModalidad), chosen.modality);
  await hands.choose(place(labels.idSede), 'Campus de la Huerta');

  const dates = fieldsOf(page, section.fechas);
  await hands.typeDay(dates(labels.fechaInicio), written(start));
  await write(dates, labels.horario);
  await dates(labels.horasSemana).fill('37,5');
  await dates(labels.numeroDiasSemana).fill('5');
  await hands.typeDay(dates(labels.fechaCaducidad), written(deadline));

  const pay = fieldsOf(page, section.economicas);
  await hands.choose(pay(labels.idTipoContrato), chosen.contract);
  await pay(labels.salario).fill('27350');
  await pay(labels.salarioMaximo).fill('31450');
  for (const benefit of chosen.benefits) await hands.find(pay(labels.otrasRemuneraciones), benefit);
  await write(pay, labels.otrosBeneficios);

  const asked = fieldsOf(page, section.perfil);
  const profile = sectionOf(page, section.perfil);
  await hands.find(profile.getByLabel(words.degrees.add, { exact: true }), chosen.degree);
  await asked(labels.anioPromocionMaximo).fill('2031');
  await asked(labels.perfilNoUniversitario).check();
  await asked(labels.experiencia).fill('11');
  await write(asked, labels.experienciaDeseable, labels.motivosExclusion);
  await profile.getByRole('button', { name: languages.add, exact: true }).click();
  const language = profile.getByRole('group', { name: fill(languages.one, { number: 1 }) });
  await hands.find(language.getByLabel(languages.language, { exact: true }), chosen.language);
  await hands.choose(language.getByLabel(languages.level, { exact: true }), chosen.level);
  await hands.choose(language.getByLabel(labelled(languages.certificate)), chosen.certificate);
  await profile.getByRole('button', { name: new RegExp(`^${labels.requisitosObligatorios}`) }).click();
  await asked(requirements.field.edadMaxima).fill('47');
  await hands.find(asked(requirements.field.competencias), chosen.competency);
  const wishes = profile.getByRole('button', { name: new RegExp(`^${labels.requisitosDeseables}`) });
  await wishes.click();
  await wishes.locator('..').getByLabel(requirements.field.cochePropio, { exact: true }).check();

  const documents = sectionOf(page, section.documentos);
  const more = fieldsOf(page, section.documentos);
  await hands.find(more(labels.documentosRequeridos), chosen.kindOfDocument);
  await documents.getByLabel(words.documents.own, { exact: true }).fill(writtenIn('Carta', word));
  await documents.getByRole('button', { name: words.documents.ownAdd, exact: true }).click();
  await more(labels.etiquetas).fill(writtenIn('Taller', word));
  await more(labels.etiquetas).press('Enter');
  await more(labels.urlComplementaria).fill(`https://complemento.example/${word}`);
  await more(labels.urlInscripcionExterna).fill(`https://inscripcion.example/${word}`);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    documents.getByRole('button', { name: new RegExp(`^${labels.ficheroComplementario}`) }).click(),
  ]);
  await chooser.setFiles(pdf(`${word}.pdf`));
  await documents.getByText(`${word}.pdf`, { exact: true }).waitFor();

  await write(fieldsOf(page, section.otros), labels.observaciones);
}
