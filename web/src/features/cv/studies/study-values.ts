import type { DegreeType } from '@portal/contract/catalogue';
import type { ListedStudy } from '@portal/contract/studies';
import type { ChangedFile } from '../entries/KeptFile.tsx';

/** What the form of a study holds: a number that is no number yet is as it was typed. */
export interface StudyValues extends Record<string, unknown> {
  idTitulacion: number | null;
  titulo: string;
  idNivel: number | null;
  tipo: DegreeType | null;
  idArea: number | null;
  centro: string;
  actual: boolean;
  curso: number | string;
  ultimoCurso: boolean;
  fechaInicio: string | null;
  fechaFin: string | null;
  duracion: number | string;
  nota: number | string;
  creditosSuperados: number | string;
  creditosTotales: number | string;
  anioPromocion: number | string;
  certificacion: string;
  copia: ChangedFile;
}

/** The form's values of a study, or of a new one. */
export const valuesOf = (study: ListedStudy | null): StudyValues => ({
  idTitulacion: study?.idTitulacion ?? null,
  titulo: study?.titulo ?? '',
  idNivel: study?.idNivel ?? null,
  tipo: study?.tipo ?? null,
  idArea: study?.idArea ?? null,
  centro: study?.centro ?? '',
  actual: study?.actual ?? false,
  curso: study?.curso ?? '',
  ultimoCurso: study?.ultimoCurso ?? false,
  fechaInicio: study?.fechaInicio ?? null,
  fechaFin: study?.fechaFin ?? null,
  duracion: study?.duracion ?? '',
  nota: study?.nota ?? '',
  creditosSuperados: study?.creditosSuperados ?? '',
  creditosTotales: study?.creditosTotales ?? '',
  anioPromocion: study?.anioPromocion ?? '',
  certificacion: study?.certificacion ?? '',
  copia: study?.copia ? undefined : null,
});
