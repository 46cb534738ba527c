import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayIn } from './days.ts';
import type { OfferBrand } from './offer-field-settings.ts';
import { offerFieldNames } from './offer-fields.ts';
import { checkOffer, offerFieldGroups, requiredFields, withoutHidden } from './offer-rules.ts';
import { type OfferContent, offerContent } from './offers.ts';

const today = '2030-11-05';
const limites = { horasDia: 7, horasSemana: 35, diasOferta: 60, solicitudesEducacion: 3 };
type Settings = OfferBrand['camposOferta']['practicas'];
const brandWith = (practicas: Settings, empleo: Settings = practicas): OfferBrand => ({
  limites,
  camposOferta: { practicas, empleo },
});
const asks = { visible: true, required: true };
const hides = { visible: false, required: false };
const plain = brandWith({});

const offer = (values: Partial<OfferContent> = {}): OfferContent => ({
  ...offerContent.parse({ tipo: 'practicas', titulo: 'Un título', descripcion: 'Qué se hace.' }),
  ...values,
});
const errorsOf = (values: Partial<OfferContent>, brand = plain, hasFile?: boolean) =>
  Object.fromEntries(
    checkOffer(withoutHidden(offer(values), brand), brand, today, hasFile).map(({ campo, error }) => [
      campo,
      error,
    ]),
  );

test('every field of an offer that can be hidden is in one group', () => {
  const grouped = offerFieldNames.flatMap((name) => offerFieldGroups[name]);
  expect(new Set(grouped).size).toBe(grouped.length);
  const all = offerContent
    .keyof()
    .options.filter((field) => !['tipo', 'titulo', 'descripcion'].includes(field));
  expect([...grouped].sort()).toEqual([...all].sort());
});

describe('required', () => {
  test('is a title and a description, always', () => {
    expect(errorsOf({ titulo: '', descripcion: null })).toEqual({
      titulo: 'required',
      descripcion: 'required',
    });
    expect(errorsOf({ descripcion: '' })).toEqual({ descripcion: 'required' });
  });

  test('is whatever the brand says, by type', () => {
    const brand = brandWith(
      { plazas: asks, titulaciones: asks, horasDia: asks, ficheroComplementario: asks },
      {},
    );
    expect(errorsOf({}, brand)).toEqual({
      plazas: 'required',
      listado_titulaciones: 'degrees',
      horasAldia: 'required',
      ficheroComplementario: 'fileRequired',
    });
    expect(errorsOf({ tipo: 'empleo' }, brand)).toEqual({});
    const full = {
      plazas: 1,
      horasAldia: 5,
      listado_titulaciones: [{ idTitulacion: 1, caracter: 'requerida' as const }],
    };
    expect(errorsOf(full, brand, true)).toEqual({});
  });

  test('is a tutor’s name, e-mail and degree, and all of a signatory but the telephone', () => {
    expect(Object.keys(errorsOf({}, brandWith({ tutorEmpresa: asks, firmante: asks })))).toEqual([
      'nombreTutorEmpresa',
      'ApellidosTutorEmpresa',
      'emailTutorEmpresa',
      'titulacionTutorEmpresa',
      'nombre_firmante',
      'apellidos_firmante',
      'email_firmante',
      'dni_firmante',
      'cargo_firmante',
    ]);
  });

  test('is a province of the list in Spain, one in words abroad', () => {
    const brand = brandWith({ idProvincia: asks, idLocalidad: asks });
    expect(errorsOf({}, brand)).toEqual({ idProvincia: 'required', idLocalidad: 'required' });
    expect(errorsOf({ idPais: 250, idProvincia: 46, idLocalidad: 46_001 }, brand)).toEqual({
      provincia: 'required',
      localidad: 'required',
    });
    expect(errorsOf({ idPais: 250, provincia: 'Occitania', localidad: 'Pau' }, brand)).toEqual({});
    expect(errorsOf({ idProvincia: 46, idLocalidad: 46_001 }, brand)).toEqual({});
    expect(errorsOf({ idProvincia: 46, localidad: 'Un pueblo' }, brand)).toEqual({});
  });

  test('is to ask something where the brand asks for requirements', () => {
    const brand = brandWith({ requisitos: asks });
    const { requisitosObligatorios } = offer();
    expect(errorsOf({}, brand)).toEqual({ requisitosObligatorios: 'chooseSome' });
    const asked = [
      { cochePropio: true },
      { trabajandoActualmente: false },
      { edadMaxima: 30 },
      { intereses: [1] },
    ];
    for (const one of asked)
      expect(errorsOf({ requisitosObligatorios: { ...requisitosObligatorios, ...one } }, brand)).toEqual({});
  });

  test('is the title and the tutor of a final project', () => {
    expect(errorsOf({ trabajoFinEstudios: true })).toEqual({
      tituloTrabajoFinEstudios: 'required',
      nombreTutorUni: 'required',
    });
  });
});

describe('hidden', () => {
  const settings = fc.dictionary(
    fc.constantFrom(...offerFieldNames),
    fc.constantFrom(asks, hides, { visible: true, required: false }),
  ) as fc.Arbitrary<Settings>;
  const full = offer({
    plazas: 3,
    etiquetas: ['datos'],
    cursoMinimo: 2,
    soloUltimoCurso: true,
    ocultarDatosEmpresa: true,
    localidad: 'Pau',
    nombre_firmante: 'Nora',
  });

  test('fields are empty, all others as they were', () => {
    const kept = withoutHidden(
      full,
      brandWith({ plazas: hides, etiquetas: hides, soloUltimoCurso: hides, firmante: hides }),
    );
    expect(kept).toEqual({
      ...full,
      plazas: null,
      etiquetas: [],
      soloUltimoCurso: false,
      nombre_firmante: null,
    });
  });

  test('fields stay hidden and are never asked for, whatever the brand', () => {
    fc.assert(
      fc.property(settings, (practicas) => {
        const brand = brandWith(practicas);
        const kept = withoutHidden(full, brand);
        expect(withoutHidden(kept, brand)).toEqual(kept);
        expect(offerContent.parse(kept)).toEqual(kept);
        const hidden = offerFieldNames
          .filter((name) => practicas[name]?.visible === false)
          .flatMap((name) => offerFieldGroups[name]);
        const required = requiredFields(kept, brand);
        expect(hidden.filter((field) => required.has(field))).toEqual([]);
        const refused = new Set(checkOffer(kept, brand, today).map(({ campo }) => campo));
        for (const field of hidden) expect(refused.has(field)).toBe(false);
      }),
    );
  });
});

describe('what does not fit together', () => {
  test('dates and money in the wrong order, days that have passed', () => {
    expect(
      errorsOf({ fechaInicio: '2031-02-02', fechaFin: '2031-02-01', fechaCaducidad: '2030-11-04' }),
    ).toEqual({
      fechaFin: 'dateOrder',
      fechaCaducidad: 'datePast',
    });
    expect(errorsOf({ fechaInicio: '2031-02-01', fechaFin: '2031-02-02', fechaCaducidad: today })).toEqual(
      {},
    );
    // The start is before the end (status 27): the same day is not.
    expect(errorsOf({ fechaInicio: '2031-02-01', fechaFin: '2031-02-01' })).toEqual({
      fechaFin: 'dateOrder',
    });
    expect(errorsOf({ fechaInicio: '1950-01-01', fechaFin: null })).toEqual({
      fechaInicio: 'dateTooEarly',
    });
    expect(errorsOf({ fechaFin: '2030-11-04' })).toEqual({ fechaFin: 'datePast' });
    expect(errorsOf({ fechaFin: today })).toEqual({});
    expect(errorsOf({ salario: 30_000, salarioMaximo: 20_000 })).toEqual({ salarioMaximo: 'salaryOrder' });
    expect(errorsOf({ salario: 0, salarioMaximo: 0 })).toEqual({});
  });

  test('an internship of more than twelve months, though it names none', () => {
    const dates = { fechaInicio: '2031-02-01', fechaFin: '2032-04-01' };
    expect(errorsOf({ tipo: 'practicas', ...dates })).toEqual({ fechaFin: 'periodTooLong|max=12' });
    expect(errorsOf({ tipo: 'practicas', ...dates, fechaFin: '2032-01-31' })).toEqual({});
    expect(errorsOf({ tipo: 'empleo', ...dates })).toEqual({});
  });

  test('more hours than the institution allows an internship', () => {
    expect(errorsOf({ horasAldia: 7.5, horasSemana: 36 })).toEqual({
      horasAldia: 'atMost|max=7',
      horasSemana: 'atMost|max=35',
    });
    expect(errorsOf({ tipo: 'empleo', horasAldia: 8, horasSemana: 40 })).toEqual({});
  });

  test('the same language or degree twice', () => {
    const language = { idIdioma: 1, idNivelIdioma: 3, idCertificadoIdioma: null, obligatorio: true };
    expect(errorsOf({ idiomas: [language, language] })).toEqual({ 'idiomas.1.idIdioma': 'repeated' });
    const degree = { idTitulacion: 4, caracter: 'requerida' as const };
    expect(errorsOf({ listado_titulaciones: [degree, { ...degree, caracter: 'deseable' }] })).toEqual({
      'listado_titulaciones.1.idTitulacion': 'repeated',
    });
  });
});

test('refuses degrees that are only proposed, where the brand asks for degrees', () => {
  const brand = brandWith({ titulaciones: asks });
  const listed = (caracter: OfferContent['listado_titulaciones'][number]['caracter']) => ({
    listado_titulaciones: [{ idTitulacion: 4, caracter }],
  });
  expect(errorsOf(listed('propuesta'), brand)).toEqual({ listado_titulaciones: 'degreesProposed' });
  expect(errorsOf(listed('deseable'), brand)).toEqual({});
  expect(errorsOf(listed('requerida'), brand)).toEqual({});
  expect(errorsOf(listed('propuesta'))).toEqual({});
});

test('refuses months that the dates contradict by more than one', () => {
  const dates = { fechaInicio: '2030-12-01', fechaFin: '2031-05-31' };
  expect(errorsOf({ ...dates, meses: 3 })).toEqual({ meses: 'monthsOfDates|months=6' });
  for (const meses of [5, 6, 7]) expect(errorsOf({ ...dates, meses })).toEqual({});
  expect(errorsOf({ fechaInicio: '2030-12-01', meses: 3 })).toEqual({});
});

test('refuses a document that is asked for twice, by its kind or by its name', () => {
  const kind = (idTipoDocumento: number) => ({ idTipoDocumento, nombre: 'Carta de motivación' });
  const named = (nombre: string) => ({ idTipoDocumento: null, nombre });
  expect(errorsOf({ documentosRequeridos: [kind(4), kind(4)] })).toEqual({
    'documentosRequeridos.1.nombre': 'repeated',
  });
  expect(errorsOf({ documentosRequeridos: [named('Mi portfolio'), named('mi  Portfolio')] })).toEqual({
    'documentosRequeridos.1.nombre': 'repeated',
  });
  expect(errorsOf({ documentosRequeridos: [kind(4), kind(5), named('Otro')] })).toEqual({});
});

test('days are those of the institution’s clock', () => {
  const lateInMadrid = new Date('2030-06-30T22:30:00Z');
  expect(dayIn('Europe/Madrid', lateInMadrid)).toBe('2030-07-01');
  expect(dayIn('Atlantic/Canary', lateInMadrid)).toBe('2030-06-30');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2030-12-31', 60)).toBe('2031-03-01');
});

test('one cannot enrol after it has ended, nor work more in a week than its days hold', () => {
  const ends = { fechaInicio: '2030-12-01', fechaFin: '2030-12-20' };
  expect(errorsOf({ ...ends, fechaCaducidad: '2030-12-21' })).toEqual({ fechaCaducidad: 'dateAfterEnd' });
  expect(errorsOf({ ...ends, fechaCaducidad: '2030-12-20' })).toEqual({});
  // Half an hour more a day than is written: hours of a day are rounded. What is said is what is held to.
  expect(errorsOf({ horasAldia: 4, numeroDiasSemana: 5, horasSemana: 35 })).toEqual({
    horasSemana: 'weekOverDays|max=22.5',
  });
  // Of what the days hold and the institution's limit the lower one is said.
  expect(errorsOf({ horasAldia: 7, numeroDiasSemana: 5, horasSemana: 39 })).toEqual({
    horasSemana: 'atMost|max=35',
  });
  expect(errorsOf({ horasAldia: 4, numeroDiasSemana: 5, horasSemana: 22.5 })).toEqual({});
  expect(errorsOf({ horasAldia: 6.1, numeroDiasSemana: 3, horasSemana: 25 })).toEqual({
    horasSemana: 'weekOverDays|max=19.8',
  });
  expect(errorsOf({ horasAldia: 6.1, numeroDiasSemana: 3, horasSemana: 19.8 })).toEqual({});
  // A week has a day at least.
  expect(errorsOf({ horasAldia: 7, horasSemana: 5 })).toEqual({ horasSemana: 'weekUnderDay|min=6.5' });
  expect(errorsOf({ horasAldia: 6.1, horasSemana: 5.5 })).toEqual({ horasSemana: 'weekUnderDay|min=5.6' });
  expect(errorsOf({ tipo: 'empleo', horasAldia: 8, horasSemana: 7.5 })).toEqual({});
  expect(errorsOf({ tipo: 'empleo', numeroDiasSemana: 2, horasSemana: 48.5 })).toEqual({
    horasSemana: 'weekOverDays|max=48',
  });
  expect(errorsOf({ tipo: 'empleo', horasAldia: 7, numeroDiasSemana: 5, horasSemana: 37.5 })).toEqual({});
});
