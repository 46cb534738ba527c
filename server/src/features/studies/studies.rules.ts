import type { Brand } from '@portal/contract/brand';
import type { StudyElsewhere } from '@portal/contract/studies';
import { fieldError } from '@portal/contract/validation';
import { areas } from '../catalogue/lists/areas.ts';
import { countries } from '../catalogue/lists/countries.ts';
import { degrees } from '../catalogue/lists/degrees.ts';
import { educationLevels } from '../catalogue/lists/education-levels.ts';
import { levels } from '../catalogue/lists/levels.ts';

/** What studies may say. */

const degreeOf = new Map(degrees.map((degree) => [degree.idTitulacion, degree]));
const known = {
  idNivel: new Set(levels.map(({ idNivel }) => idNivel)),
  idArea: new Set(areas.map(({ idArea }) => idArea)),
  idPais: new Set(countries.map(({ idPais }) => idPais)),
  idNivelFormativo: new Set(educationLevels.map(({ idNivelFormativo }) => idNivelFormativo)),
};

export const isCountry = (id: number): boolean => known.idPais.has(id);
export const isEducationLevel = (id: number): boolean => known.idNivelFormativo.has(id);

/** The fields whose number no list of the catalogue has. */
export function unknownOfStudy({ idTitulacion, idNivel, idArea }: StudyElsewhere) {
  const problems = {
    idTitulacion: idTitulacion !== null && !degreeOf.has(idTitulacion),
    idNivel: idNivel !== null && !known.idNivel.has(idNivel),
    idArea: idArea !== null && !known.idArea.has(idArea),
  };
  return Object.entries(problems).flatMap(([campo, isUnknown]) =>
    isUnknown ? [{ campo, error: fieldError('malformed') }] : [],
  );
}

/**
 * A study as it is kept: what the catalogue knows of its degree is the catalogue's, and one that is finished is in no
 * year.
 */
export function studyToKeep({ copia, ...study }: StudyElsewhere) {
  const degree = study.idTitulacion === null ? undefined : degreeOf.get(study.idTitulacion);
  return {
    ...study,
    ...(degree && { titulo: null, idNivel: degree.idNivel, tipo: degree.tipo, idArea: degree.idArea }),
    creditosTotales: study.creditosTotales ?? degree?.creditos ?? null,
    ...(!study.actual && { curso: null, ultimoCurso: false }),
  };
}

interface Copied {
  readonly deLaUniversidad: boolean;
  readonly actual: boolean;
  readonly copiaId: number | null;
}

/** Whether the institution asks for a copy of the degree that is not there: of those finished elsewhere. */
export const lacksCopy = (
  { deLaUniversidad, actual, copiaId }: Copied,
  { opciones }: Pick<Brand, 'opciones'>,
): boolean => opciones.copiaTituloObligatoria && !deLaUniversidad && !actual && copiaId === null;
