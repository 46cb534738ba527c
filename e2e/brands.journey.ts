import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brandParts, type FieldSetting } from '@portal/contract/brand';
import { fieldErrors } from '@portal/contract/envelope';
import { type OfferFieldName, type OfferType, offerFieldNames } from '@portal/contract/offer-fields';
import { createOffer, getEditableOffer } from '@portal/contract/offer-form';
import { offerFieldGroups } from '@portal/contract/offer-rules';
import { offerContent } from '@portal/contract/offers';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { sectionOf } from '../web/src/features/offer-form/sections.ts';
import { expectAccessible } from './browser.ts';
import { journey, rare } from './journey.ts';
import { openOther, ownPortal } from './own-portal.ts';
import { accounts, clientOf, fillLogin, loggedIn, logIn } from './people.ts';
import { placeOf } from './places.ts';
import type { RunningPortal } from './portal.ts';
import { dayFromNow, internship, job, type NewOffer, newTitle } from './scene.ts';
import { fill, labelled, wordsOf } from './texts.ts';

/** What one institution shows and the other hides, by its brand alone. */

let school: RunningPortal;
beforeAll(async () => {
  school = await openOther({ BRAND: 'escuela' });
});

const words = wordsOf('ca');

/** How often a reference is read in the list of internships, in an offer, and in the applications. */
async function referencesRead(page: Page, origin: string): Promise<number[]> {
  await page.getByRole('heading', { name: fill(words.home.student.title, { name: 'Marina' }) }).waitFor();
  const main = page.getByRole('main');
  const read = () =>
    main.getByText(words.studentOffers.card.reference.replace('{{reference}}', '').trim()).count();
  const first = main.getByRole('article').first();
  const title = first.getByRole('heading').getByRole('link');

  await page.goto(origin + placeOf('ca', 'internshipOffers'));
  await first.waitFor();
  const inList = await read();
  await expectAccessible(page);
  await page.goto(origin + (await title.getAttribute('href')));
  await page.getByRole('region', { name: words.studentOffers.requirements.title, exact: true }).waitFor();
  const inOffer = await read();
  await expectAccessible(page);
  await page.goto(origin + placeOf('ca', 'applications'));
  await first.waitFor();
  await expectAccessible(page);
  return [inList, inOffer, await read()];
}

journey(
  'references are read where the institution has them, and nowhere where it has none',
  rare,
  async ({ come }) => {
    const { page } = await come();
    await logIn(page, 'ca', 'alumna');
    const { origin } = new URL(page.url());
    for (const count of await referencesRead(page, origin)) expect(count).toBeGreaterThan(0);

    const { page: other } = await come({ baseUrl: school.baseUrl });
    await other.goto(placeOf('ca', 'loginStudent'));
    await fillLogin(other, 'ca', accounts.alumna.email);
    expect(await referencesRead(other, school.baseUrl)).toEqual([0, 0, 0]);
  },
);

const { offerForm: form, ui } = wordsOf('es');

/** The fields that must be filled, section by section: an institution asks its own. */
type Asked = Partial<Record<keyof typeof form.section, readonly OfferField[]>>;
type OfferField = keyof typeof form.field;

const tutor = [
  'nombreTutorEmpresa',
  'ApellidosTutorEmpresa',
  'emailTutorEmpresa',
  'titulacionTutorEmpresa',
] as const;

const asked: Record<'universidad' | 'escuela', Record<OfferType, Asked>> = {
  universidad: {
    practicas: {
      puesto: ['titulo', 'descripcion', 'tareasAdesarrollar', 'plazas', 'idAreaFuncional'],
      lugar: ['idProvincia', 'idLocalidad', 'idModalidad'],
      fechas: ['fechaInicio', 'fechaFin', 'horario', 'horasAldia', 'horasSemana'],
      economicas: ['ayudaEstudio'],
      perfil: ['listado_titulaciones'],
      personas: tutor,
    },
    empleo: {
      puesto: ['titulo', 'descripcion', 'tareasAdesarrollar', 'plazas', 'idAreaFuncional'],
      lugar: ['idProvincia', 'idModalidad'],
      economicas: ['idTipoContrato', 'salario'],
    },
  },
  escuela: {
    practicas: {
      puesto: ['titulo', 'descripcion', 'tareasAdesarrollar', 'plazas', 'departamento'],
      lugar: ['idProvincia', 'idModalidad'],
      fechas: ['fechaInicio', 'fechaFin', 'horario', 'horasAldia'],
      economicas: ['ayudaEstudio'],
      perfil: ['listado_titulaciones'],
      personas: tutor,
    },
    empleo: {
      puesto: ['titulo', 'descripcion', 'tareasAdesarrollar', 'plazas', 'idSector'],
      lugar: ['idProvincia', 'idLocalidad', 'idModalidad'],
      economicas: ['idTipoContrato', 'salario'],
    },
  },
};

/** Every field that one of the institutions hides in one of the types. */
const hiddenSomewhere = {
  experiencia: 2,
  experienciaDeseable: 'Haber trabajado en equipo',
  idTipoContrato: 1,
  salario: 21_000,
  salarioMaximo: 24_000,
  remuneracionBrutaHora: 12,
  remuneracionBrutaAnual: 12_000,
  urlInscripcionExterna: 'https://inscripcion.example',
  anioPromocionMaximo: 2030,
  perfilNoUniversitario: true,
  idCategoria: 1,
  tutoresDisponibles: 3,
  motivosExclusion: 'Ninguno en particular',
  trabajoFinEstudios: true,
  tituloTrabajoFinEstudios: 'Boyas que hablan',
  nombreTutorUni: 'Empar Vidal',
  tiempoDedicacionJornada: 50,
  solicitante: 'Rosa Marí',
  centroPracticas: 'Taller del puerto',
  ocultarDatosEmpresa: true,
  candidatoPreferido: 'Quien mejor encaje',
  fechaFin: dayFromNow(160),
  creditosSuperados: 60,
  ayudaEstudio: 400,
  cursoMinimo: 2,
  soloUltimoCurso: true,
  numeroDiasSemana: 5,
  horasAldia: 4,
  horasSemana: 20,
  meses: 4,
  numeroPedido: 'P-17',
  nombreTutorEmpresa: 'Vicenta',
  ApellidosTutorEmpresa: 'Ferrer Mas',
  emailTutorEmpresa: 'tutora@empresa.example',
  titulacionTutorEmpresa: 'Economía',
  nombre_firmante: 'Joan',
  apellidos_firmante: 'Ribes Pons',
  email_firmante: 'joan@empresa.example',
  dni_firmante: '12345678Z',
  cargo_firmante: 'Gerente',
} as const satisfies Partial<NewOffer>;

type Brand = keyof typeof asked;

const originOf = async (brand: Brand) => (brand === 'escuela' ? school.baseUrl : ownPortal());

/** What an institution's own file says of a field. */
function settingOf(brand: Brand, tipo: OfferType, name: OfferFieldName): FieldSetting {
  const file = fileURLToPath(new URL(`../brands/${brand}/brand.json`, import.meta.url));
  const { camposOferta } = brandParts.parse(JSON.parse(readFileSync(file, 'utf8')));
  const setting = camposOferta?.[tipo][name];
  if (setting === undefined) throw new Error(`${brand} says nothing of ${name}`);
  return setting;
}

/** The label above a field of the form, or around several that are shown together. */
function labelIn(page: Page, name: OfferFieldName) {
  const [first = 'ficheroComplementario'] = offerFieldGroups[name];
  const section = sectionOf(first);
  if (first === 'tipo' || section === undefined) throw new Error(`${name} is in no section`);
  const part = page.getByRole('region', { name: form.section[section], exact: true });
  if (name === 'tutorEmpresa' || name === 'firmante') {
    const { tutor: ofTutor, signatory } = form.people;
    return part.getByRole('group', { name: name === 'firmante' ? signatory : ofTutor, exact: true });
  }
  return part.getByText(labelled(form.field[first]));
}

/** Not said of a box to tick, nor of a part that opens on demand or holds several fields. */
const neverMarked: readonly OfferFieldName[] = [
  'requisitos',
  'tutorEmpresa',
  'firmante',
  'soloUltimoCurso',
  'perfilNoUniversitario',
  'trabajoFinEstudios',
  'ocultarDatosEmpresa',
];

const cases = [
  // Filled whole by the main journey.
  { brand: 'universidad', tipo: 'practicas', seldom: rare },
  { brand: 'universidad', tipo: 'empleo', seldom: {} },
  { brand: 'escuela', tipo: 'practicas', seldom: {} },
  { brand: 'escuela', tipo: 'empleo', seldom: rare },
] as const;

describe('the form of an offer asks what the institution asks', () => {
  for (const { brand, tipo, seldom } of cases)
    journey(`of ${tipo} at ${brand}`, seldom, async ({ come }) => {
      const origin = await originOf(brand);
      const { page } = await come({ baseUrl: origin, storageState: await loggedIn('empresa', origin) });
      await page.goto(placeOf('es', tipo === 'practicas' ? 'newInternshipOffer' : 'newJobOffer'));
      const publish = page.getByRole('button', { name: form.actions.publish, exact: true });
      await publish.waitFor();

      const shown: OfferFieldName[] = [];
      const optional: OfferFieldName[] = [];
      for (const name of offerFieldNames) {
        const label = labelIn(page, name);
        if ((await label.count()) === 0) continue;
        shown.push(name);
        const isMarked = (await label.first().innerText()).endsWith(`(${ui.optional})`);
        if (isMarked && !neverMarked.includes(name)) optional.push(name);
      }
      const ofBrand = (isIt: (setting: FieldSetting) => boolean) =>
        offerFieldNames.filter((name) => isIt(settingOf(brand, tipo, name)));
      expect(shown).toEqual(ofBrand(({ visible }) => visible));
      expect(optional).toEqual(
        ofBrand(({ visible, required }) => visible && !required).filter(
          (name) => !neverMarked.includes(name),
        ),
      );

      // Beside it, how much is missing in each section; above it, once one tries, what.
      const index = page.getByRole('navigation', { name: form.index.label, exact: true });
      const wanted = Object.entries(asked[brand][tipo]);
      const notes = wanted.map(([, { length: count }]) =>
        fill(count === 1 ? form.index.missing_one : form.index.missing_other, { count }),
      );
      const states = await index.getByRole('listitem').allInnerTexts();
      expect(states.filter((text) => !text.includes(form.index.optional))).toEqual(
        notes.map((note) => expect.stringMatching(new RegExp(`${note}$`))),
      );
      await publish.press('Enter');
      const problems = page.getByRole('alert').getByRole('listitem');
      const missing = wanted.flatMap(([section, fields]) =>
        fields.map((field) =>
          section === 'personas' ? `${form.people.tutor}, ${form.field[field]}` : form.field[field],
        ),
      );
      await expect
        // What is missing stands before what is to be chosen.
        .poll(async () => (await problems.allInnerTexts()).map((text) => text.split(': ')[0]).sort())
        .toEqual(missing.sort());
      await expectAccessible(page);
    });
});

describe('the call asks what the form asks', () => {
  journey.for(cases)('of $tipo at $brand', async ({ brand, tipo }) => {
    const client = await clientOf('empresa', await originOf(brand));
    const send = (oferta: NewOffer) =>
      client.call(createOffer, { body: { claveEnvio: randomUUID(), oferta } });
    const required = Object.values(asked[brand][tipo]).flat();

    const bare = await send({ tipo, titulo: newTitle('Sin nada') });
    const refused = required.filter((field) => field !== 'titulo').map((field) => `oferta.${field}`);
    expect(bare.status).toBe(15);
    const { campos } = fieldErrors.parse(bare.datos);
    expect(campos.map(({ campo }) => campo).sort()).toEqual(refused.sort());

    const whole = (tipo === 'practicas' ? internship : job)(newTitle('Con todo'), hiddenSomewhere);
    // With what the portal would put in itself, and what one of them requires.
    const also = {
      fechaCaducidad: dayFromNow(30),
      localidad: 'València',
      departamento: 'Costa',
      idSector: 2,
      idSede: 1,
    };
    const { urlAcceso } = await client.get(createOffer, {
      body: { claveEnvio: randomUUID(), oferta: { ...whole, ...also } },
    });
    const { oferta } = await client.get(getEditableOffer, { params: { id: urlAcceso } });
    const kept = offerContent.parse(oferta);
    const sent = offerContent.parse({ ...whole, ...also });
    const empty = offerContent.parse({ tipo, titulo: sent.titulo });
    for (const name of offerFieldNames) {
      const { visible } = settingOf(brand, tipo, name);
      for (const field of offerFieldGroups[name])
        expect(kept[field], field).toEqual((visible ? sent : empty)[field]);
    }
  });
});
