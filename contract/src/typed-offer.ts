import { z } from 'zod';
import { id } from './envelope.ts';
import { typedNumber, typedText } from './fields.ts';
import {
  degreeKinds,
  type OfferContent,
  offerContent,
  offerDraft,
  offerLanguage,
  requiredDocument,
  requirements,
} from './offers.ts';

/**
 * An offer as its form holds it while it is being written. A draft keeps what is typed as it was typed, right or wrong;
 * only what is sent has to be an offer (`offerContent`).
 */

/** Of more than an offer takes it is told beside the list what is too much. */
const list = <S extends z.ZodType>(entry: S) => z.array(entry).max(500);
const ids = list(id).default([]);
const text = typedText.nullable().default(null);
const number = typedNumber.default(null);

const typedRequirements = requirements.extend({
  intereses: ids,
  competencias: ids,
  paisesNacionalidad: ids,
  paisesResidencia: ids,
  provinciasResidencia: ids,
  programasInformaticos: ids,
  carnesConducir: ids,
  edadMaxima: number,
});

const whole = offerContent.extend({
  titulo: typedText,
  plazas: number,
  experiencia: number,
  experienciaDeseable: text,
  horario: text,
  fechaInicio: text,
  fechaFin: text,
  fechaCaducidad: text,
  diasRespuesta: number,
  salario: number,
  salarioMaximo: number,
  creditosSuperados: number,
  otrasRemuneraciones: ids,
  provincia: text,
  localidad: text,
  ayudaEstudio: number,
  descripcion: text,
  tareasAdesarrollar: text,
  tutoresDisponibles: number,
  urlInscripcionExterna: text,
  idiomas: list(
    offerLanguage.extend({
      idIdioma: id.nullable().default(null),
      idNivelIdioma: id.nullable().default(null),
    }),
  ).default([]),
  listado_titulaciones: list(z.object({ idTitulacion: id, caracter: z.enum(degreeKinds) })).default([]),
  requisitosObligatorios: typedRequirements.prefault({}),
  requisitosDeseables: typedRequirements.prefault({}),
  documentosRequeridos: list(requiredDocument.extend({ nombre: typedText })).default([]),
  etiquetas: list(typedText).default([]),
  motivosExclusion: text,
  anioPromocionMaximo: number,
  cursoMinimo: number,
  tituloTrabajoFinEstudios: text,
  nombreTutorUni: text,
  numeroDiasSemana: number,
  horasAldia: number,
  horasSemana: number,
  remuneracionBrutaHora: number,
  remuneracionBrutaAnual: number,
  otrosBeneficios: text,
  meses: number,
  tiempoDedicacionJornada: number,
  departamento: text,
  solicitante: text,
  centroPracticas: text,
  numeroPedido: text,
  observaciones: text,
  urlComplementaria: text,
  candidatoPreferido: text,
  nombreTutorEmpresa: text,
  ApellidosTutorEmpresa: text,
  emailTutorEmpresa: text,
  telefonoTutorEmpresa: text,
  puestoTutorEmpresa: text,
  titulacionTutorEmpresa: text,
  departamentoTutorEmpresa: text,
  dniTutorEmpresa: text,
  nombre_firmante: text,
  apellidos_firmante: text,
  email_firmante: text,
  dni_firmante: text,
  cargo_firmante: text,
  telefono_firmante: text,
});

export const typedOffer = whole.partial().required({ tipo: true });
export type TypedOffer = z.output<typeof typedOffer>;
/** What an empty form holds, and a filled one. */
export type WholeTypedOffer = z.output<typeof whole>;

/** What of it is right by itself. */
export type OfferDraft = z.output<typeof offerDraft>;

type Path = readonly PropertyKey[];

/** The value without what stands at the paths; of a list, the whole entry goes. */
function without(value: unknown, paths: readonly Path[]): unknown {
  if (paths.some((path) => path.length === 0)) return undefined;
  const inside = (key: string) =>
    paths.filter(([first]) => String(first) === key).map((path) => path.slice(1));
  if (Array.isArray(value)) return value.filter((_, index) => inside(String(index)).length === 0);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).map(([key, inner]) => [key, without(inner, inside(key))] as const);
  return Object.fromEntries(kept.filter(([, inner]) => inner !== undefined));
}

/** What of an offer that is being written is right by itself, without what stands at the paths. */
export function rightPart(typed: TypedOffer | OfferContent, wrong: readonly string[] = []): OfferDraft {
  const emptied: unknown = JSON.parse(JSON.stringify(typed, (_, value) => (value === '' ? null : value)));
  const looked = without(
    emptied,
    wrong.map((path) => path.split('.')),
  );
  const first = offerDraft.safeParse(looked);
  if (first.success) return first.data;
  const second = offerDraft.safeParse(
    without(
      looked,
      first.error.issues.map(({ path }) => path),
    ),
  );
  // A value may hide another that is wrong; then only the type is sure.
  return second.success ? second.data : { tipo: typed.tipo };
}
