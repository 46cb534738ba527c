import type { PersonalField } from '@portal/contract/brand';
import type { getCv } from '@portal/contract/cv';
import type { Answer } from '@portal/contract/endpoint';

/** The sections of the page: the same names that the eligibility list of an offer links to. */
export const sections = [
  'personales',
  'reservados',
  'correo',
  'presentacion',
  'perfil',
  'academicos',
  'profesional',
  'idiomas',
  'informatica',
  'interes',
  'competencias',
  'documentos',
] as const;
export type SectionId = (typeof sections)[number];

export type StoredCv = Answer<typeof getCv>;
export type Spoken = StoredCv['cv']['idiomas'][number];

type Gap =
  | 'telefono'
  | 'dni'
  | 'nacionalidades'
  | 'residencia'
  | 'numSegSocial'
  | 'estudios'
  | 'idiomas'
  | 'programas'
  | 'busqueda'
  | 'competencias'
  | 'curriculum';

export interface Missing {
  gap: Gap;
  section: SectionId;
  /** The field that fills it, where there is one. */
  field?: string;
  /** Without it no application of some kind goes through. */
  stops: boolean;
}

interface Asked extends Missing {
  isMissing: boolean;
}

type Kept = Pick<StoredCv, 'cv' | 'documentos'>;

export interface Circumstances {
  /** Whether the student's internships need a social security number. */
  asksSocialSecurity: boolean;
  /** Whether the student can fill it here: what only the institution can is not asked for. */
  canFill: (field: PersonalField) => boolean;
}

/** `idTipoDocumento` of a curriculum. */
const curriculumKind = 1;

/** All that is asked of this CV, with whether it is still missing. */
function askedOf({ cv, documentos }: Kept, { asksSocialSecurity, canFill }: Circumstances) {
  const { personales } = cv;
  const personal = (gap: Gap, field: PersonalField, isMissing: boolean, stops = false): Asked[] =>
    canFill(field) ? [{ gap, section: 'personales', field, stops, isMissing }] : [];
  const section = (gap: Gap, id: SectionId, isMissing: boolean, stops = false): Asked[] => [
    { gap, section: id, stops, isMissing },
  ];
  return [
    ...(asksSocialSecurity
      ? personal('numSegSocial', 'numSegSocial', personales.numSegSocial === null, true)
      : []),
    ...section('estudios', 'academicos', cv.academicos.length === 0, true),
    ...section('busqueda', 'interes', !cv.busquedaPracticasActiva && !cv.busquedaTrabajoActiva, true),
    ...personal('telefono', 'telefono', personales.telefono === null),
    ...personal('dni', 'dni', personales.dni === null),
    ...personal('nacionalidades', 'nacionalidades', personales.nacionalidades.length === 0),
    ...personal('residencia', 'idPais', personales.idPais === null),
    ...section(
      'curriculum',
      'documentos',
      !documentos.some(({ idTipoDocumento }) => idTipoDocumento === curriculumKind),
    ),
    ...section('idiomas', 'idiomas', cv.idiomas.length === 0),
    ...section('programas', 'informatica', cv.programasInformaticos.length === 0),
    ...section('competencias', 'competencias', cv.competencias.length === 0),
  ];
}

/** What offers ask for and this CV does not say yet, what stops an application first. */
export const missingOf = (kept: Kept, circumstances: Circumstances): Missing[] =>
  askedOf(kept, circumstances)
    .flatMap(({ isMissing, ...missing }) => (isMissing ? [missing] : []))
    .sort((a, b) => Number(b.stops) - Number(a.stops));

/** How much of the required data a CV has, in per cent; only all of it is 100. */
export function fullnessOf(kept: Kept, circumstances: Circumstances): number {
  const asked = askedOf(kept, circumstances);
  return Math.floor((100 * asked.filter(({ isMissing }) => !isMissing).length) / asked.length);
}

/** Whether somebody with these nationalities needs a permit to work here. */
export function needsWorkPermit(
  nationalities: readonly number[],
  countries: readonly { idPais: number; sinPermiso: boolean }[],
): boolean {
  if (nationalities.length === 0) return false;
  return !countries.some(({ idPais, sinPermiso }) => sinPermiso && nationalities.includes(idPais));
}
