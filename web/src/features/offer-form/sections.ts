import { type OfferBrand, offerFieldSetting } from '@portal/contract/offer-field-settings';
import type { OfferType } from '@portal/contract/offer-fields';
import { offerFieldNames } from '@portal/contract/offer-fields';
import type { OfferContent } from '@portal/contract/offers';
import { offerFieldGroups } from '@portal/contract/schemas/offer-rules';

/** What the form asks: the offer's fields and the file that goes beside it. */
export type FormField = Exclude<keyof OfferContent, 'tipo'> | 'ficheroComplementario';

/** The sections of the form and their fields, in the order in which they are read. */
export const sections = {
  puesto: [
    'titulo',
    'descripcion',
    'tareasAdesarrollar',
    'plazas',
    'idAreaFuncional',
    'idSector',
    'idCategoria',
    'departamento',
    'idPrograma',
    'trabajoFinEstudios',
    'tituloTrabajoFinEstudios',
    'nombreTutorUni',
  ],
  lugar: [
    'idPais',
    'idProvincia',
    'provincia',
    'idLocalidad',
    'localidad',
    'idModalidad',
    'centroPracticas',
    'idSede',
  ],
  fechas: [
    'fechaInicio',
    'fechaFin',
    'meses',
    'horario',
    'horasAldia',
    'horasSemana',
    'numeroDiasSemana',
    'tiempoDedicacionJornada',
    'fechaCaducidad',
    'diasRespuesta',
  ],
  economicas: [
    'idTipoContrato',
    'ayudaEstudio',
    'salario',
    'salarioMaximo',
    'remuneracionBrutaHora',
    'remuneracionBrutaAnual',
    'otrasRemuneraciones',
    'otrosBeneficios',
  ],
  perfil: [
    'listado_titulaciones',
    'cursoMinimo',
    'creditosSuperados',
    'anioPromocionMaximo',
    'soloUltimoCurso',
    'perfilNoUniversitario',
    'experiencia',
    'experienciaDeseable',
    'idiomas',
    'requisitosObligatorios',
    'requisitosDeseables',
    'motivosExclusion',
  ],
  documentos: [
    'documentosRequeridos',
    'etiquetas',
    'urlComplementaria',
    'ficheroComplementario',
    'urlInscripcionExterna',
  ],
  personas: [
    'nombreTutorEmpresa',
    'ApellidosTutorEmpresa',
    'emailTutorEmpresa',
    'telefonoTutorEmpresa',
    'puestoTutorEmpresa',
    'titulacionTutorEmpresa',
    'departamentoTutorEmpresa',
    'dniTutorEmpresa',
    'tutoresDisponibles',
    'nombre_firmante',
    'apellidos_firmante',
    'email_firmante',
    'dni_firmante',
    'cargo_firmante',
    'telefono_firmante',
  ],
  otros: ['ocultarDatosEmpresa', 'candidatoPreferido', 'solicitante', 'numeroPedido', 'observaciones'],
} as const satisfies Record<string, readonly FormField[]>;

/** The fields in which a number is written. */
export const numberFields = [
  'plazas',
  'meses',
  'horasAldia',
  'horasSemana',
  'numeroDiasSemana',
  'tiempoDedicacionJornada',
  'diasRespuesta',
  'ayudaEstudio',
  'salario',
  'salarioMaximo',
  'remuneracionBrutaHora',
  'remuneracionBrutaAnual',
  'cursoMinimo',
  'creditosSuperados',
  'anioPromocionMaximo',
  'experiencia',
  'tutoresDisponibles',
] as const satisfies readonly FormField[];
export type NumberFieldName = (typeof numberFields)[number];

export type SectionId = keyof typeof sections;

export const sectionIds = Object.keys(sections).filter((id): id is SectionId => id in sections);

const order: readonly string[] = sectionIds.flatMap((id): readonly string[] => sections[id]);

/** The fields that the brand does not show in offers of this type. */
export function hiddenFields(brand: OfferBrand, tipo: OfferType): ReadonlySet<FormField> {
  const hidden = offerFieldNames.filter((name) => !offerFieldSetting(brand, tipo, name).visible);
  return new Set(
    hidden.flatMap((name): FormField[] =>
      name === 'ficheroComplementario' ? [name] : offerFieldGroups[name].filter((field) => field !== 'tipo'),
    ),
  );
}

/** The field that a path of an error belongs to. */
export const fieldOf = (path: string): string => path.split('.')[0] ?? '';

export const isFormField = (name: string): name is FormField => order.includes(name);

export function sectionOf(path: string): SectionId | undefined {
  const field = fieldOf(path);
  return sectionIds.find((id) => sections[id].some((name) => name === field));
}

/** Lists whose entries have inputs of their own. */
const withRows = ['idiomas'];
const withParts = ['requisitosObligatorios', 'requisitosDeseables'];

/** The input that an error is shown at: `etiquetas.3` at `etiquetas`, `idiomas.0.idIdioma` at itself. */
export function inputPathOf(path: string): string {
  const parts = path.split('.');
  const field = parts[0] ?? '';
  if (withRows.includes(field)) return path;
  return parts.slice(0, withParts.includes(field) ? 2 : 1).join('.');
}

/** In the order of the page, each input once. */
export function inPageOrder<P extends { readonly path: string }>(problems: readonly P[]): P[] {
  const place = (path: string) => order.indexOf(fieldOf(path));
  const seen = new Set<string>();
  return problems
    .map((problem) => ({ ...problem, path: inputPathOf(problem.path) }))
    .filter(({ path }) => !seen.has(path) && seen.add(path))
    .sort((a, b) => place(a.path) - place(b.path));
}
