import type { Cv } from '@portal/contract/cv';
import type { CvHelp, fitReasons } from '@portal/contract/for-you';
import type { OfferContent } from '@portal/contract/offers';
import { degrees } from '../catalogue/lists/degrees.ts';
import type { Check, Rule } from '../eligibility/eligibility-check.ts';

/** Why an offer suits a student, from the CV and the offer alone. Whether one may apply is `assess`. */

export type FitReason = (typeof fitReasons)[number];

interface FitData {
  titulacion: { idTitulacion: number };
  ambito: { idArea: number };
  areaFuncional: { idAreaFuncional: number };
  sector: { idSector: number };
  /** The town is null where the student lives elsewhere in the province. */
  lugar: { idProvincia: number; localidad: string | null };
  distancia: Record<never, never>;
  programas: { ids: readonly number[] };
  idioma: { idIdioma: number; idNivel: number };
  retribucion: { minimo: number };
  periodo: { idPeriodo: number };
  jornada: { completa: boolean };
}
export interface ReasonOf<R extends FitReason> {
  motivo: R;
  datos: FitData[R];
}
export type Reason = { [R in FitReason]: ReasonOf<R> }[FitReason];

export type FitCv = Pick<Cv, 'sectoresInteres' | 'perfilProfesional' | 'idPeriodoPreferenciaPracticas'> & {
  academicos: readonly Pick<Cv['academicos'][number], 'idTitulacion' | 'idArea'>[];
  idiomas: readonly Pick<Cv['idiomas'][number], 'idIdioma' | 'idNivelIdioma'>[];
  programasInformaticos: readonly number[];
  personales: Pick<Cv['personales'], 'idProvincia' | 'localidad'>;
  interes: Pick<Cv['interes'], 'idJornada' | 'retribucionMinimaPracticas' | 'retribucionMinimaEmpleo'>;
  busquedaPracticasActiva: boolean;
  busquedaTrabajoActiva: boolean;
};

/** What is read of an offer besides what the rules of an application read. */
export const fitFields = [
  'tipo',
  'idModalidad',
  'idProvincia',
  'localidad',
  'idAreaFuncional',
  'idSector',
  'horasSemana',
  'ayudaEstudio',
  'salario',
  'salarioMaximo',
  'fechaInicio',
  'idiomas',
  'listado_titulaciones',
  'requisitosObligatorios',
  'requisitosDeseables',
] as const satisfies readonly (keyof OfferContent)[];
export type FitOffer = Pick<OfferContent, (typeof fitFields)[number]>;

/** What each reason counts: what an offer is about before where, how and for how much. */
const weights: Readonly<Record<FitReason, number>> = {
  titulacion: 6,
  areaFuncional: 4,
  ambito: 3,
  sector: 3,
  lugar: 3,
  distancia: 2,
  programas: 2,
  retribucion: 2,
  periodo: 2,
  idioma: 1,
  jornada: 1,
};
/** Taken off where it pays less than the student wants. */
const belowMinimum = 4;
const maxLanguages = 2;

/** Without one of these an offer may be near and well paid and still be about something else. */
const about: readonly FitReason[] = ['titulacion', 'ambito', 'areaFuncional', 'sector'];

const areaById = new Map(degrees.map(({ idTitulacion, idArea }) => [idTitulacion, idArea]));
const areaOf = (idTitulacion: number | null): number | undefined =>
  idTitulacion === null ? undefined : areaById.get(idTitulacion);
const known = <T>(value: T | null | undefined): T[] => (value === null || value === undefined ? [] : [value]);

const ownDegrees = ({ academicos }: FitCv) => academicos.flatMap(({ idTitulacion }) => known(idTitulacion));
const ownAreas = ({ academicos }: FitCv) =>
  academicos.flatMap(({ idTitulacion, idArea }) => known(areaOf(idTitulacion ?? null) ?? idArea));

/** What the student studies and wants, as the words of the index; null where the CV says nothing of it. */
export function aboutQuery(cv: FitCv): string | null {
  const words = [
    ...ownDegrees(cv).map((id) => `t=${id}`),
    ...ownAreas(cv).map((id) => `d=${id}`),
    ...(cv.perfilProfesional?.areasFuncionales ?? []).map((id) => `a=${id}`),
    ...(cv.sectoresInteres ?? []).map((id) => `s=${id}`),
  ];
  return [...new Set(words)].map((word) => `'${word}'`).join(' | ') || null;
}

/** Every reason that holds, in the order in which they are told. */
export function reasonsFor(cv: FitCv, offer: FitOffer): Reason[] {
  return [
    ...ofStudies(cv, offer),
    ...ofWishes(cv, offer),
    ...ofPlace(cv.personales, offer),
    ...ofSoftware(cv, offer),
    ...ofLanguages(cv, offer),
    ...ofConditions(cv, offer),
  ];
}

function ofStudies(cv: FitCv, { listado_titulaciones }: FitOffer): Reason[] {
  const named = listado_titulaciones.map(({ idTitulacion }) => idTitulacion);
  const same = ownDegrees(cv).find((idTitulacion) => named.includes(idTitulacion));
  if (same !== undefined) return [{ motivo: 'titulacion', datos: { idTitulacion: same } }];
  const areas = new Set(named.map(areaOf));
  const near = ownAreas(cv).find((idArea) => areas.has(idArea));
  return near === undefined ? [] : [{ motivo: 'ambito', datos: { idArea: near } }];
}

function ofWishes(
  { perfilProfesional, sectoresInteres }: FitCv,
  { idAreaFuncional, idSector }: FitOffer,
): Reason[] {
  const reasons: Reason[] = [];
  if (idAreaFuncional !== null && perfilProfesional?.areasFuncionales.includes(idAreaFuncional))
    reasons.push({ motivo: 'areaFuncional', datos: { idAreaFuncional } });
  if (idSector !== null && sectoresInteres?.includes(idSector))
    reasons.push({ motivo: 'sector', datos: { idSector } });
  return reasons;
}

/** `idModalidad` of remote work. */
const remote = 3;

function ofPlace(home: FitCv['personales'], { idProvincia, localidad, idModalidad }: FitOffer): Reason[] {
  if (idModalidad === remote) return [{ motivo: 'distancia', datos: {} }];
  if (idProvincia === null || idProvincia !== home.idProvincia) return [];
  return [
    { motivo: 'lugar', datos: { idProvincia, localidad: localidad === home.localidad ? localidad : null } },
  ];
}

function ofSoftware(
  { programasInformaticos }: FitCv,
  { requisitosObligatorios, requisitosDeseables }: FitOffer,
): Reason[] {
  const asked = new Set([
    ...requisitosObligatorios.programasInformaticos,
    ...requisitosDeseables.programasInformaticos,
  ]);
  const ids = programasInformaticos.filter((id) => asked.has(id));
  return ids.length === 0 ? [] : [{ motivo: 'programas', datos: { ids } }];
}

/** What is asked and spoken; the ids of levels grow with the level. */
function ofLanguages({ idiomas }: FitCv, offer: FitOffer): Reason[] {
  const spoken = new Map(idiomas.map(({ idIdioma, idNivelIdioma }) => [idIdioma, idNivelIdioma]));
  return offer.idiomas
    .filter(({ idIdioma, idNivelIdioma }) => (spoken.get(idIdioma) ?? 0) >= idNivelIdioma)
    .slice(0, maxLanguages)
    .map(
      ({ idIdioma, idNivelIdioma: idNivel }): Reason => ({ motivo: 'idioma', datos: { idIdioma, idNivel } }),
    );
}

/** `idPeriodo` of the catalogue by the month in which something begins. */
function periodOf(day: string): number {
  const month = Number(day.slice(5, 7));
  if (month >= 6 && month <= 8) return 3;
  return month >= 2 && month <= 5 ? 2 : 1;
}

/** What the offer pays and what the student wants at least, where both are known: by the month or by the year. */
function payOf({ interes }: FitCv, offer: FitOffer): { pays: number; minimo: number } | undefined {
  const isInternship = offer.tipo === 'practicas';
  const pays = isInternship ? offer.ayudaEstudio : (offer.salarioMaximo ?? offer.salario);
  const minimo = isInternship ? interes.retribucionMinimaPracticas : interes.retribucionMinimaEmpleo;
  return pays === null || !minimo ? undefined : { pays, minimo };
}

/** Hours a week from which a job takes the whole day. */
const fullTime = 35;
/** `idJornada` of the whole day, and of a part of it. */
const wholeDay = 1;
const partOfDay: readonly number[] = [2, 3];

function ofConditions(cv: FitCv, offer: FitOffer): Reason[] {
  const reasons: Reason[] = [];
  const pay = payOf(cv, offer);
  if (pay && pay.pays >= pay.minimo) reasons.push({ motivo: 'retribucion', datos: { minimo: pay.minimo } });
  const idPeriodo = cv.idPeriodoPreferenciaPracticas;
  const begins = offer.tipo === 'practicas' && offer.fechaInicio ? periodOf(offer.fechaInicio) : undefined;
  if (begins !== undefined && begins === idPeriodo)
    reasons.push({ motivo: 'periodo', datos: { idPeriodo: begins } });
  const { idJornada } = cv.interes;
  if (offer.horasSemana !== null && idJornada) {
    const completa = offer.horasSemana >= fullTime;
    if (completa ? idJornada === wholeDay : partOfDay.includes(idJornada))
      reasons.push({ motivo: 'jornada', datos: { completa } });
  }
  return reasons;
}

export const isAbout = (reasons: readonly Reason[]): boolean =>
  reasons.some(({ motivo }) => about.includes(motivo));

/** How well an offer fits. */
export function pointsOf(cv: FitCv, offer: FitOffer, reasons: readonly Reason[]): number {
  const pay = payOf(cv, offer);
  const tooLittle = pay !== undefined && pay.pays < pay.minimo ? belowMinimum : 0;
  return reasons.reduce((sum, { motivo }) => sum + weights[motivo], -tooLittle);
}

/** What every offer asks for and one writes once: it keeps nothing from fitting. */
const filledInOnce: readonly Rule[] = ['cvPropio', 'nacionalidad', 'numSegSocial'];

/** What is met by saying in the CV what is true already; degrees, years, ages and places are what they are. */
const sayable: readonly Rule[] = [
  'programasInformaticos',
  'competencias',
  'intereses',
  'carnesConducir',
  'cochePropio',
  'disponibilidadExtranjero',
  'disponibilidadTraslado',
];

/** Whether the CV may still say it: a language that it names below the level asked for is known not to be spoken so well. */
function isSayable(check: Check): boolean {
  if (check.regla !== 'idioma') return sayable.includes(check.regla);
  const { tieneNivel, idNivel } = check.datos;
  return tieneNivel === null || tieneNivel >= idNivel;
}

export type Standing =
  /** It fits; `missing` is what is written once for all offers. */
  | { readonly is: 'fits'; readonly missing: readonly Check[] }
  /** One requirement away, which the CV may still say. */
  | { readonly is: 'near'; readonly check: Check }
  | { readonly is: 'far' };

/** How the student stands with an offer that is about the right thing. */
export function standingOf(checks: readonly Check[]): Standing {
  const unmet = checks.filter(({ cumple, deseable }) => !cumple && !deseable);
  if (unmet.every(({ regla }) => filledInOnce.includes(regla))) return { is: 'fits', missing: unmet };
  const [check] = unmet;
  return check && unmet.length === 1 && isSayable(check) ? { is: 'near', check } : { is: 'far' };
}

/** What the CV could say so that more is found, the most telling first. */
export function helpsOf(cv: FitCv): CvHelp[] {
  const helps: Readonly<Record<CvHelp, boolean>> = {
    busqueda: !cv.busquedaPracticasActiva && !cv.busquedaTrabajoActiva,
    estudios: cv.academicos.length === 0,
    areas: (cv.perfilProfesional?.areasFuncionales ?? []).length === 0,
    sectores: (cv.sectoresInteres ?? []).length === 0,
    residencia: cv.personales.idProvincia === null,
    idiomas: cv.idiomas.length === 0,
    programas: cv.programasInformaticos.length === 0,
  };
  const names = ['busqueda', 'estudios', 'areas', 'sectores', 'residencia', 'idiomas', 'programas'] as const;
  return names.filter((name) => helps[name]);
}
