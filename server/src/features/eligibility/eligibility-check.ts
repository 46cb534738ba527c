import type { Brand } from '@portal/contract/brand';
import type { Cv } from '@portal/contract/cv';
import type { OfferType } from '@portal/contract/offer-fields';
import type { OfferContent, RequirementCheck } from '@portal/contract/offers';
import type { ErrorName } from '@portal/contract/statuses';
import type { Profile } from '../cv/profile.ts';

/** Each rule with what its sentence needs: what is asked, and how the student stands. */
export interface RuleData {
  busqueda: { tipo: OfferType };
  cvPropio: Record<never, never>;
  estudios: Record<never, never>;
  titulacion: { pedidas: readonly number[]; aceptaCiclos: boolean };
  cursoMinimo: { minimo: number; curso: number | null };
  soloUltimoCurso: Record<never, never>;
  creditosSuperados: { minimo: number; superados: number | null };
  creditosYReunion: { minimo: number; superados: number | null; reunion: boolean };
  creditosMaster: { minimo: number; superados: number | null };
  anioPromocionMaximo: { maximo: number; anio: number | null };
  /** The campus that is asked for, by name, and whether the university says where the student studies. */
  sede: { nombre: string; consta: boolean };
  /** `hasta`: the last day of that age, where the date of birth is known. */
  edadMaxima: { maxima: number; hasta: string | null };
  experiencia: { anios: number; meses: number };
  idioma: { idIdioma: number; idNivel: number; idCertificado: number | null; tieneNivel: number | null };
  programasInformaticos: { pedidos: readonly number[]; faltan: readonly number[] };
  carnesConducir: { pedidos: readonly number[]; faltan: readonly number[] };
  cochePropio: Record<never, never>;
  disponibilidadExtranjero: Record<never, never>;
  disponibilidadTraslado: Record<never, never>;
  trabajandoActualmente: { pedido: boolean };
  paisesNacionalidad: { pedidos: readonly number[] };
  paisesResidencia: { pedidos: readonly number[] };
  provinciasResidencia: { pedidos: readonly number[] };
  intereses: { pedidos: readonly number[] };
  competencias: { pedidos: readonly number[]; faltan: readonly number[] };
  permisoTrabajo: Record<never, never>;
  nacionalidad: Record<never, never>;
  numSegSocial: Record<never, never>;
  /** Reserved to the participants of a programme. */
  programa: { idPrograma: number };
  /** `fin`: the last day of the placement that is in the way. */
  coincidePracticas: { fin: string | null };
}
export type Rule = keyof RuleData;

export interface CheckOf<R extends Rule> {
  regla: R;
  cumple: boolean;
  /** True where not meeting it does not stop an application. */
  deseable: boolean;
  /** The refusal that stands for this rule alone; without one it is a requirement not met (80). */
  code?: ErrorName;
  datos: RuleData[R];
  /** The part of the CV that would meet it. */
  destino: RequirementCheck['destino'];
  /** The day from which it holds, where time alone meets it. */
  desde: string | null;
}

/** One rule of an offer, as it stands for one student. */
export type Check = { [R in Rule]: CheckOf<R> }[Rule];

/** What the rules read of a study. */
export type RuleStudy = Pick<
  Cv['academicos'][number],
  | 'deLaUniversidad'
  | 'idTitulacion'
  | 'idNivel'
  | 'tipo'
  | 'idArea'
  | 'curso'
  | 'ultimoCurso'
  | 'actual'
  | 'creditosSuperados'
  | 'creditosTotales'
  | 'anioPromocion'
  | 'idSede'
>;

/** What the rules read of a CV. */
export interface RuleCv
  extends Pick<
    Cv,
    | 'programasInformaticos'
    | 'intereses'
    | 'competencias'
    | 'tienePermisoTrabajo'
    | 'busquedaPracticasActiva'
    | 'busquedaTrabajoActiva'
  > {
  personales: Pick<
    Cv['personales'],
    'fechaNacimiento' | 'idPais' | 'idProvincia' | 'nacionalidades' | 'numSegSocial'
  >;
  academicos: readonly RuleStudy[];
  idiomas: readonly Pick<Cv['idiomas'][number], 'idIdioma' | 'idNivelIdioma' | 'idCertificadoIdioma'>[];
  profesional: readonly Pick<Cv['profesional'][number], 'fechaInicio' | 'fechaFin'>[];
  interes: Pick<
    Cv['interes'],
    | 'carnesConducir'
    | 'cochePropio'
    | 'disponibilidadExtranjero'
    | 'disponibilidadTraslado'
    | 'trabajandoActualmente'
  >;
}

/** What the rules read of a student. */
export interface RuleProfile {
  cv: RuleCv;
  documentos: readonly Pick<Profile['documentos'][number], 'idTipoDocumento'>[];
  placements: Profile['placements'];
  reunionOrientacion: boolean;
  programas: Profile['programas'];
}

/** What the rules read of an offer. */
export const ruleFields = [
  'tipo',
  'idPais',
  'fechaInicio',
  'fechaFin',
  'experiencia',
  'creditosSuperados',
  'idiomas',
  'listado_titulaciones',
  'requisitosObligatorios',
  'requisitosDeseables',
  'anioPromocionMaximo',
  'cursoMinimo',
  'soloUltimoCurso',
  'perfilNoUniversitario',
  'idSede',
  'idPrograma',
] as const satisfies readonly (keyof OfferContent)[];

export type OfferRules = Pick<OfferContent, (typeof ruleFields)[number]>;

export interface AssessContext {
  /** Today in the institution's zone, as `2026-09-15`. */
  today: string;
  brand: Brand;
}
