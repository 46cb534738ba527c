import type { Brand } from '@portal/contract/brand';
import type { ErrorName } from '@portal/contract/statuses';
import { degrees } from '../catalogue/lists/degrees.ts';
import type { Check, OfferRules, RuleProfile, RuleStudy as Study } from './eligibility-check.ts';

const degreeById = new Map(degrees.map((degree) => [degree.idTitulacion, degree]));
const bachelor = 1;
const postgraduate = 2;
/** ECTS from which a master's takes two years, and the part of them that its students must have passed. */
const twoYears = 120;
const partPassed = 0.5;
/** ECTS that a student of a degree needs for internships, along with the meeting (110). */
const creditsForInternships = 120;

/** Of a degree that the catalogue does not have, what the student says of it. */
const degreeOf = ({ idTitulacion, idNivel, tipo, idArea }: Study) =>
  (idTitulacion === null ? undefined : degreeById.get(idTitulacion)) ?? {
    idNivel,
    tipo,
    idArea,
    creditos: undefined,
  };
const levelOf = (idTitulacion: number): number | undefined => degreeById.get(idTitulacion)?.idNivel;
const isVocational = (study: Study): boolean => degreeOf(study).tipo === 'ciclo';

/** What an offer asks of a student's studies. */
export function academicChecks(
  { cv, reunionOrientacion }: Pick<RuleProfile, 'cv' | 'reunionOrientacion'>,
  offer: OfferRules,
  brand: Pick<Brand, 'campus' | 'opciones'>,
): Check[] {
  const required = offer.listado_titulaciones.filter(({ caracter }) => caracter === 'requerida');
  const fitting = cv.academicos.filter(
    (study) =>
      required.some(({ idTitulacion }) => idTitulacion === study.idTitulacion) ||
      (offer.perfilNoUniversitario && isVocational(study)),
  );
  // Year and credits are those of the studies that it is for; of all where it is for any, or for none of them.
  const relevant = fitting.length > 0 ? fitting : cv.academicos;
  return [
    {
      regla: 'estudios',
      cumple: cv.academicos.length > 0,
      deseable: false,
      code: 'studyRequired',
      datos: {},
      destino: 'academicos',
      desde: null,
    },
    ...requiredDegrees(
      cv.academicos,
      required.map(({ idTitulacion }) => idTitulacion),
      fitting.length > 0,
      offer.perfilNoUniversitario,
    ),
    ...course(relevant, offer),
    ...credits(relevant, offer),
    ...creditsAndMeeting(cv.academicos, reunionOrientacion, { offer, brand }),
    ...promotion(relevant, offer),
    ...campus(cv.academicos, offer, brand),
    ...wishedDegrees(cv.academicos, offer),
  ];
}

const academic = { deseable: false, destino: 'academicos', desde: null } as const;

function requiredDegrees(
  studies: readonly Study[],
  pedidas: readonly number[],
  cumple: boolean,
  aceptaCiclos: boolean,
): Check[] {
  if (pedidas.length === 0) return [];
  const check: Check = { ...academic, regla: 'titulacion', cumple, datos: { pedidas, aceptaCiclos } };
  return [cumple ? check : { ...check, code: degreeRefusal(studies, pedidas) }];
}

/** Which refusal says best why none of the studies is one of the degrees asked for. */
function degreeRefusal(studies: readonly Study[], wanted: readonly number[]): ErrorName {
  const has = (fits: (level: number | null | undefined) => boolean) =>
    studies.some((study) => fits(degreeOf(study).idNivel));
  const isBachelor = (level: number | null | undefined) => level === bachelor;
  const isPostgraduate = (level: number | null | undefined) => (level ?? 0) >= postgraduate;
  if (wanted.every((id) => isBachelor(levelOf(id))) && !has(isBachelor)) return 'undergraduatesOnly';
  if (wanted.every((id) => isPostgraduate(levelOf(id))) && !has(isPostgraduate)) return 'postgraduatesOnly';
  const areas = new Set(wanted.map((id) => degreeById.get(id)?.idArea));
  const sameArea = studies.some((study) => {
    const area = degreeOf(study).idArea;
    return typeof area === 'number' && areas.has(area);
  });
  return sameArea ? 'offerForOtherDegree' : 'offerForOtherProfile';
}

/** Degrees that are only proposed orient the reader: they are no rule. */
function wishedDegrees(studies: readonly Study[], offer: OfferRules): Check[] {
  const pedidas = offer.listado_titulaciones
    .filter(({ caracter }) => caracter === 'deseable')
    .map(({ idTitulacion }) => idTitulacion);
  if (pedidas.length === 0) return [];
  return [
    {
      ...academic,
      regla: 'titulacion',
      cumple: studies.some(({ idTitulacion }) => idTitulacion !== null && pedidas.includes(idTitulacion)),
      deseable: true,
      datos: { pedidas, aceptaCiclos: false },
    },
  ];
}

function course(studies: readonly Study[], { cursoMinimo, soloUltimoCurso }: OfferRules): Check[] {
  const checks: Check[] = [];
  if (cursoMinimo !== null) {
    checks.push({
      ...academic,
      regla: 'cursoMinimo',
      // A graduate has been through every year.
      cumple: studies.some(
        ({ actual, curso, ultimoCurso }) => !actual || ultimoCurso || (curso ?? 0) >= cursoMinimo,
      ),
      datos: { minimo: cursoMinimo, curso: highest(studies.map(({ curso }) => curso)) },
    });
  }
  if (soloUltimoCurso) {
    const cumple = studies.some(({ actual, ultimoCurso }) => actual && ultimoCurso);
    checks.push({ ...academic, regla: 'soloUltimoCurso', cumple, datos: {} });
  }
  return checks;
}

const highest = (values: readonly (number | null)[]): number | null =>
  values.reduce((most, value) => (value !== null && (most === null || value > most) ? value : most), null);

const totalCredits = (study: Study): number | null =>
  study.creditosTotales ?? degreeOf(study).creditos ?? null;

const passedCredits = (study: Study): number | null =>
  study.creditosSuperados ?? (study.actual ? null : totalCredits(study));

function credits(studies: readonly Study[], { tipo, creditosSuperados: minimo }: OfferRules): Check[] {
  const checks: Check[] = [];
  if (minimo) {
    const superados = highest(studies.map(passedCredits));
    const cumple = superados !== null && superados >= minimo;
    checks.push({
      ...academic,
      regla: 'creditosSuperados',
      cumple,
      code: 'insufficientCredits',
      datos: { minimo, superados },
    });
  }
  if (tipo === 'practicas') checks.push(...twoYearMaster(studies));
  return checks;
}

/** Students of a two-year master's alone: half of it passed before the internship. */
function twoYearMaster(studies: readonly Study[]): Check[] {
  const current = studies.filter(({ actual }) => actual);
  const master = current.find(
    (study) => degreeOf(study).tipo === 'postgrado' && (totalCredits(study) ?? 0) >= twoYears,
  );
  if (!master || current.length > 1) return [];
  const minimo = (totalCredits(master) ?? twoYears) * partPassed;
  const superados = master.creditosSuperados;
  const cumple = superados !== null && superados >= minimo;
  return [
    {
      ...academic,
      regla: 'creditosMaster',
      cumple,
      code: 'insufficientCredits',
      datos: { minimo, superados },
    },
  ];
}

/** Students of a bachelor's degree of the university, where the institution asks for it: credits, and a meeting held. */
function creditsAndMeeting(
  studies: readonly Study[],
  reunion: boolean,
  { offer, brand }: { offer: OfferRules; brand: Pick<Brand, 'opciones'> },
): Check[] {
  if (offer.tipo !== 'practicas' || !brand.opciones.reunionOrientacionObligatoria) return [];
  const current = studies.filter(
    (study) => study.actual && study.deLaUniversidad && degreeOf(study).idNivel === bachelor,
  );
  if (current.length === 0) return [];
  const minimo = creditsForInternships;
  const superados = highest(current.map(({ creditosSuperados }) => creditosSuperados));
  const hasCredits = superados !== null && superados >= minimo;
  return [
    {
      regla: 'creditosYReunion',
      cumple: hasCredits && reunion,
      deseable: false,
      code: 'creditsAndMeetingRequired',
      datos: { minimo, superados, reunion },
      destino: hasCredits ? null : 'academicos',
      desde: null,
    },
  ];
}

function promotion(studies: readonly Study[], { anioPromocionMaximo: maximo }: OfferRules): Check[] {
  if (maximo === null) return [];
  const years = studies.flatMap(({ anioPromocion }) => (anioPromocion === null ? [] : [anioPromocion]));
  const anio = years.length > 0 ? Math.min(...years) : null;
  return [
    {
      ...academic,
      regla: 'anioPromocionMaximo',
      cumple: anio !== null && anio <= maximo,
      datos: { maximo, anio },
    },
  ];
}

/** A study of the university on the campus of the offer; where the university does not say which, it stops nobody. */
function campus(
  studies: readonly Study[],
  { idSede }: OfferRules,
  { campus: all }: Pick<Brand, 'campus'>,
): Check[] {
  const asked = all.find((one) => one.idSede === idSede);
  if (!asked) return [];
  const own = studies.flatMap((study) => (study.deLaUniversidad && study.idSede ? [study.idSede] : []));
  const consta = own.length > 0;
  return [
    {
      ...academic,
      regla: 'sede',
      cumple: own.includes(asked.idSede),
      deseable: !consta,
      datos: { nombre: asked.nombre, consta },
    },
  ];
}
