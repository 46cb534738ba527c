import type { SectionId, StoredCv } from '../../domain/cv/completeness.ts';

/** What nothing asks for is not complete for being empty. */
export function isBlank({ cv, reservados }: StoredCv, section: SectionId): boolean {
  const { perfilProfesional } = cv;
  switch (section) {
    case 'presentacion':
      return !cv.presentacion && !cv.enlacePortfolio;
    case 'profesional':
      return cv.profesional.length === 0;
    case 'perfil':
      return !perfilProfesional?.titular && (perfilProfesional?.areasFuncionales ?? []).length === 0;
    case 'correo':
      return reservados.emailPersonal === null;
    case 'reservados':
      return reservados.direccion === null && reservados.iban === null && reservados.genero === null;
    default:
      return false;
  }
}
