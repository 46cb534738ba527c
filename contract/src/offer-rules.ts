import { type OfferBrand, offerFieldSetting } from './offer-field-settings.ts';
import { type OfferFieldName, type OfferType, offerFieldNames } from './offer-fields.ts';
import { type OfferContent, offerContent, type Requirements } from './offers.ts';
import { spain } from './places.ts';
import { fieldError } from './validation.ts';

/**
 * What an offer must be to be sent, beyond each value being right by itself: the form and the server hold it
 * against the same rules of the same brand.
 */

type ContentField = keyof OfferContent;

/** `campo` is the path inside the offer; `error` a key of the validation dictionary with its values. */
export interface OfferFieldError {
  campo: string;
  error: string;
}

/**
 * The fields that each setting of a brand (`camposOferta`) shows or hides. The supplementary file has none:
 * it is sent beside the offer.
 */
export const offerFieldGroups: Readonly<Record<OfferFieldName, readonly ContentField[]>> = {
  plazas: ['plazas'],
  experiencia: ['experiencia'],
  experienciaDeseable: ['experienciaDeseable'],
  horario: ['horario'],
  fechaInicio: ['fechaInicio'],
  fechaFin: ['fechaFin'],
  fechaCaducidad: ['fechaCaducidad'],
  idTipoContrato: ['idTipoContrato'],
  salario: ['salario'],
  salarioMaximo: ['salarioMaximo'],
  creditosSuperados: ['creditosSuperados'],
  otrasRemuneraciones: ['otrasRemuneraciones'],
  idPais: ['idPais'],
  idProvincia: ['idProvincia', 'provincia'],
  idLocalidad: ['idLocalidad', 'localidad'],
  idSector: ['idSector'],
  idCategoria: ['idCategoria'],
  idAreaFuncional: ['idAreaFuncional'],
  idSede: ['idSede'],
  ayudaEstudio: ['ayudaEstudio'],
  tareasAdesarrollar: ['tareasAdesarrollar'],
  tutoresDisponibles: ['tutoresDisponibles'],
  idPrograma: ['idPrograma'],
  urlInscripcionExterna: ['urlInscripcionExterna'],
  idiomas: ['idiomas'],
  titulaciones: ['listado_titulaciones'],
  requisitos: ['requisitosObligatorios', 'requisitosDeseables'],
  documentosRequeridos: ['documentosRequeridos'],
  etiquetas: ['etiquetas'],
  motivosExclusion: ['motivosExclusion'],
  anioPromocionMaximo: ['anioPromocionMaximo'],
  cursoMinimo: ['cursoMinimo'],
  soloUltimoCurso: ['soloUltimoCurso'],
  perfilNoUniversitario: ['perfilNoUniversitario'],
  trabajoFinEstudios: ['trabajoFinEstudios', 'tituloTrabajoFinEstudios', 'nombreTutorUni'],
  idModalidad: ['idModalidad'],
  numeroDiasSemana: ['numeroDiasSemana'],
  horasDia: ['horasAldia'],
  horasSemana: ['horasSemana'],
  remuneracionBrutaHora: ['remuneracionBrutaHora'],
  remuneracionBrutaAnual: ['remuneracionBrutaAnual'],
  otrosBeneficios: ['otrosBeneficios'],
  meses: ['meses'],
  tiempoDedicacionJornada: ['tiempoDedicacionJornada'],
  departamento: ['departamento'],
  solicitante: ['solicitante'],
  centroPracticas: ['centroPracticas'],
  numeroPedido: ['numeroPedido'],
  observaciones: ['observaciones'],
  urlComplementaria: ['urlComplementaria'],
  ficheroComplementario: [],
  diasRespuesta: ['diasRespuesta'],
  ocultarDatosEmpresa: ['ocultarDatosEmpresa'],
  candidatoPreferido: ['candidatoPreferido'],
  tutorEmpresa: [
    'nombreTutorEmpresa',
    'ApellidosTutorEmpresa',
    'emailTutorEmpresa',
    'telefonoTutorEmpresa',
    'puestoTutorEmpresa',
    'titulacionTutorEmpresa',
    'departamentoTutorEmpresa',
    'dniTutorEmpresa',
  ],
  firmante: [
    'nombre_firmante',
    'apellidos_firmante',
    'email_firmante',
    'dni_firmante',
    'cargo_firmante',
    'telefono_firmante',
  ],
};

/** What must be filled of a group that is required, where it is not all of it. */
const requiredOfGroup: Partial<Record<OfferFieldName, readonly ContentField[]>> = {
  // By what is in the offer: see checkPlace and checkFinalProject.
  idProvincia: [],
  idLocalidad: [],
  trabajoFinEstudios: [],
  // An unticked box is an answer.
  soloUltimoCurso: [],
  perfilNoUniversitario: [],
  ocultarDatosEmpresa: [],
  requisitos: [],
  // Specification 2, §5.
  tutorEmpresa: [
    'nombreTutorEmpresa',
    'ApellidosTutorEmpresa',
    'emailTutorEmpresa',
    'titulacionTutorEmpresa',
  ],
  firmante: ['nombre_firmante', 'apellidos_firmante', 'email_firmante', 'dni_firmante', 'cargo_firmante'],
};

const emptyOffer = offerContent.omit({ tipo: true, titulo: true }).parse({});

/**
 * The fields that a form must mark as required, as the offer stands: the web shows these marks, `checkOffer`
 * refuses without them.
 */
export function requiredFields(content: OfferContent, brand: OfferBrand): ReadonlySet<ContentField> {
  const { tipo } = content;
  const required = (name: OfferFieldName) => offerFieldSetting(brand, tipo, name).required;
  const fields: ContentField[] = ['titulo', 'descripcion'];
  for (const name of offerFieldNames) {
    if (required(name)) fields.push(...(requiredOfGroup[name] ?? offerFieldGroups[name]));
  }
  if (required('idProvincia')) fields.push(inSpain(content) ? 'idProvincia' : 'provincia');
  if (required('idLocalidad')) {
    if (!inSpain(content)) fields.push('localidad');
    // The list has not every village: a name in its own words will do instead.
    else if (content.idLocalidad !== null || !content.localidad) fields.push('idLocalidad');
  }
  if (required('requisitos')) fields.push('requisitosObligatorios');
  if (content.trabajoFinEstudios) fields.push('tituloTrabajoFinEstudios', 'nombreTutorUni');
  return new Set(fields);
}

/** The fields that a brand does not show in offers of a type. */
export const hiddenContent = (tipo: OfferType, brand: OfferBrand): readonly ContentField[] =>
  offerFieldNames
    .filter((name) => !offerFieldSetting(brand, tipo, name).visible)
    .flatMap((name) => offerFieldGroups[name]);

/**
 * The offer without what its form does not show: what the brand hides, the Spanish lists of places abroad
 * and the other way round, the final project of an offer that has none.
 */
export function withoutHidden(content: OfferContent, brand: OfferBrand): OfferContent {
  const shown = emptied(content, hiddenContent(content.tipo, brand));
  return emptied(shown, [
    ...(inSpain(shown) ? (['provincia'] as const) : (['idProvincia', 'idLocalidad'] as const)),
    ...(shown.trabajoFinEstudios ? [] : (['tituloTrabajoFinEstudios', 'nombreTutorUni'] as const)),
  ]);
}

function emptied(content: OfferContent, fields: readonly ContentField[]): OfferContent {
  const { tipo, titulo } = content;
  return { ...content, ...pick({ ...emptyOffer, tipo, titulo }, fields) };
}

function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Partial<T> {
  const picked: Partial<T> = {};
  for (const key of keys) picked[key] = from[key];
  return picked;
}

/**
 * Every reason why this offer cannot be sent today, for an offer that is `withoutHidden`. `hasFile` says
 * whether it has a supplementary file, which some institutions ask for.
 */
export function checkOffer(
  content: OfferContent,
  brand: OfferBrand,
  today: string,
  hasFile = false,
): OfferFieldError[] {
  const errors: OfferFieldError[] = [];
  for (const field of requiredFields(content, brand)) {
    if (isEmpty(content[field])) errors.push({ campo: field, error: missing(field) });
    else if (field === 'listado_titulaciones' && !asksForDegree(content))
      errors.push({ campo: field, error: fieldError('degreesProposed') });
  }
  if (!hasFile && offerFieldSetting(brand, content.tipo, 'ficheroComplementario').required)
    errors.push({ campo: 'ficheroComplementario', error: fieldError('fileRequired') });
  return [
    ...errors,
    ...checkDates(content, today),
    ...checkMoneyAndHours(content, brand),
    ...checkLists(content),
  ];
}

const missing = (field: ContentField): string => {
  if (field === 'listado_titulaciones') return fieldError('degrees');
  return fieldError(field === 'requisitosObligatorios' || isList(field) ? 'chooseSome' : 'required');
};

/** Degrees that are only proposed orient the reader and rule nobody out. */
const asksForDegree = ({ listado_titulaciones }: OfferContent): boolean =>
  listado_titulaciones.some(({ caracter }) => caracter !== 'propuesta');

const isList = (field: ContentField): boolean =>
  field !== 'tipo' && field !== 'titulo' && Array.isArray(emptyOffer[field]);

const inSpain = ({ idPais }: OfferContent): boolean => idPais === null || idPais === spain;

/** Whether a value says nothing. */
function isEmpty(value: OfferContent[ContentField]): boolean {
  if (value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && asksNothing(value);
}

/** Not to be working at present is something to ask. */
function asksNothing({ trabajandoActualmente, ...rest }: Requirements): boolean {
  return (
    trabajandoActualmente === null &&
    Object.values(rest).every((part) =>
      Array.isArray(part) ? part.length === 0 : part === null || part === false,
    )
  );
}

/** A day before this is a slip of the hand: an offer may be written late, of work that has begun. */
const earliestStart = '2000-01-01';
/** The most that `meses` takes (specification 2, §5): a period that names no months is held to it as well. */
const mostMonths = 12;

function checkDates(content: OfferContent, today: string): OfferFieldError[] {
  const { fechaInicio, fechaFin, fechaCaducidad, meses } = content;
  const errors: OfferFieldError[] = [];
  if (fechaInicio !== null && fechaInicio < earliestStart)
    errors.push({ campo: 'fechaInicio', error: fieldError('dateTooEarly') });
  else if (fechaInicio !== null && fechaFin !== null && fechaInicio >= fechaFin)
    errors.push({ campo: 'fechaFin', error: fieldError('dateOrder') });
  else if (fechaFin !== null && fechaFin < today)
    errors.push({ campo: 'fechaFin', error: fieldError('datePast') });
  if (fechaCaducidad !== null && fechaCaducidad < today)
    errors.push({ campo: 'fechaCaducidad', error: fieldError('datePast') });
  else if (fechaCaducidad !== null && fechaFin !== null && fechaCaducidad > fechaFin)
    errors.push({ campo: 'fechaCaducidad', error: fieldError('dateAfterEnd') });
  if (fechaInicio !== null && fechaFin !== null && fechaInicio < fechaFin) {
    const months = monthsBetween(fechaInicio, fechaFin);
    if (content.tipo === 'practicas' && months > mostMonths + 1)
      errors.push({ campo: 'fechaFin', error: fieldError('periodTooLong', { max: mostMonths }) });
    else if (meses !== null && Math.abs(meses - months) > 1)
      errors.push({ campo: 'meses', error: fieldError('monthsOfDates', { months }) });
  }
  return errors;
}

const dayMs = 86_400_000;

/** Both days included, to a tenth: people write whole months for a period a little shorter or longer. */
function monthsBetween(from: string, to: string): number {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return Math.round((days * 120) / 365.25) / 10;
}

function checkMoneyAndHours(content: OfferContent, { limites }: OfferBrand): OfferFieldError[] {
  const { tipo, salario, salarioMaximo, horasAldia, horasSemana } = content;
  const errors: OfferFieldError[] = [];
  if (salario !== null && salarioMaximo !== null && salario > salarioMaximo)
    errors.push({ campo: 'salarioMaximo', error: fieldError('salaryOrder') });
  const maxHours = maxHoursOfWeek(content);
  const isOfDays = tipo === 'empleo' || maxHours < limites.horasSemana;
  if (isOfDays && horasSemana !== null && horasSemana > maxHours)
    errors.push({ campo: 'horasSemana', error: fieldError('weekOverDays', { max: maxHours }) });
  const leastHours = horasAldia === null ? 0 : twoDecimals(horasAldia - roundedHours);
  if (horasSemana !== null && horasSemana < leastHours)
    errors.push({ campo: 'horasSemana', error: fieldError('weekUnderDay', { min: leastHours }) });
  if (tipo === 'empleo') return errors;
  if (horasAldia !== null && horasAldia > limites.horasDia)
    errors.push({ campo: 'horasAldia', error: fieldError('atMost', { max: limites.horasDia }) });
  // The lower limit is the one to keep to.
  if (!isOfDays && horasSemana !== null && horasSemana > limites.horasSemana)
    errors.push({ campo: 'horasSemana', error: fieldError('atMost', { max: limites.horasSemana }) });
  return errors;
}

/** Hours of a day are rounded: 37.5 a week are 7.5 a day, which people write as 7 or 8. */
const roundedHours = 0.5;

const twoDecimals = (hours: number): number => Math.round(hours * 100) / 100;

/** The hours that the days of a week hold, of two decimals. */
function maxHoursOfWeek({ horasAldia, numeroDiasSemana }: OfferContent): number {
  const ofDay = horasAldia === null ? 24 : Math.min(horasAldia + roundedHours, 24);
  return twoDecimals(ofDay * (numeroDiasSemana ?? 7));
}

function checkLists({
  idiomas,
  listado_titulaciones,
  documentosRequeridos,
}: OfferContent): OfferFieldError[] {
  const repeated = (list: string, field: string, ids: readonly (number | string)[]) =>
    ids.flatMap((id, index) =>
      ids.indexOf(id) < index ? [{ campo: `${list}.${index}.${field}`, error: fieldError('repeated') }] : [],
    );
  return [
    ...repeated(
      'idiomas',
      'idIdioma',
      idiomas.map(({ idIdioma }) => idIdioma),
    ),
    ...repeated(
      'listado_titulaciones',
      'idTitulacion',
      listado_titulaciones.map(({ idTitulacion }) => idTitulacion),
    ),
    ...repeated(
      'documentosRequeridos',
      'nombre',
      documentosRequeridos.map(
        ({ idTipoDocumento, nombre }) => idTipoDocumento ?? nombre.toLowerCase().replace(/\s+/g, ' '),
      ),
    ),
  ];
}
