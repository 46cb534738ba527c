import type { Brand } from '@portal/contract/brand';
import type { Cv } from '@portal/contract/cv';
import type { ImportChange, ImportSection, NotUnderstood } from '@portal/contract/cv-exchange';
import type { ExperienceBody } from '@portal/contract/experience';
import type { Language } from '@portal/contract/languages';
import type { StudyElsewhere, TrainingBody } from '@portal/contract/studies';

/** What is written where a change is chosen. */
export type Write =
  | {
      readonly parte: 'personales';
      readonly valor: { telefono?: string; localidad?: string; idProvincia?: number; idPais?: number };
    }
  | { readonly parte: 'presentacion' | 'titular' | 'enlace'; readonly valor: string }
  | { readonly parte: 'experiencia'; readonly id: number | null; readonly valor: ExperienceBody }
  | { readonly parte: 'estudios'; readonly id: number | null; readonly valor: StudyElsewhere }
  | { readonly parte: 'formacion'; readonly id: number | null; readonly valor: TrainingBody }
  | {
      readonly parte: 'idiomas';
      readonly valor: { idIdioma: number; idNivelIdioma: number; idCertificadoIdioma: number | null };
    }
  | { readonly parte: 'programas' | 'competencias' | 'intereses'; readonly valor: number };

export interface PlannedChange extends ImportChange {
  /** Null where the CV says it already. */
  readonly escribe: Write | null;
}

export interface Planning {
  readonly cv: Cv;
  readonly brand: Pick<Brand, 'camposPersonales'>;
  readonly today: string;
  /** Of the names that it is told with. */
  readonly language: Language;
}

/** What is planned of a part, before each has its key. */
export interface Plan {
  readonly cambios: readonly Omit<PlannedChange, 'clave'>[];
  readonly noEntendido: readonly NotUnderstood[];
}

/** What a change is called while it is told. */
export const change = (
  seccion: ImportSection,
  campo: string,
  { antes, ahora }: { antes: string | null; ahora: string },
  escribe: Write | null,
): Omit<PlannedChange, 'clave'> => ({
  seccion,
  campo,
  antes,
  ahora,
  escribe,
  estado: escribe === null ? 'igual' : antes === null ? 'nuevo' : 'distinto',
});
