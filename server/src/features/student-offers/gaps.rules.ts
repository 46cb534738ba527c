import type { CvGap } from '@portal/contract/student-offers';
import type { Check, Rule } from '../eligibility/eligibility-check.ts';

/** Where in the CV each rule is met; the others no entry of the CV meets, or more than one. */
const gapOf: Readonly<Partial<Record<Rule, CvGap>>> = {
  busqueda: 'busqueda',
  cvPropio: 'curriculum',
  estudios: 'estudios',
  titulacion: 'estudios',
  cursoMinimo: 'estudios',
  soloUltimoCurso: 'estudios',
  creditosSuperados: 'estudios',
  creditosMaster: 'estudios',
  anioPromocionMaximo: 'estudios',
  sede: 'estudios',
  idioma: 'idiomas',
  programasInformaticos: 'programas',
  competencias: 'competencias',
  nacionalidad: 'nacionalidades',
  paisesNacionalidad: 'nacionalidades',
  paisesResidencia: 'residencia',
  provinciasResidencia: 'residencia',
  numSegSocial: 'numSegSocial',
};

/** What alone stands between a student and an offer; undefined where nothing does, or several things. */
function onlyGap(checks: readonly Check[]): CvGap | undefined {
  const gaps = new Set(
    checks.filter(({ cumple, deseable }) => !cumple && !deseable).map(({ regla }) => gapOf[regla]),
  );
  return gaps.size === 1 ? [...gaps][0] : undefined;
}

/** How many offers each gap alone keeps a student from. */
export function countGaps(offers: readonly (readonly Check[])[]): { dato: CvGap; numOfertas: number }[] {
  const counts = new Map<CvGap, number>();
  for (const checks of offers) {
    const gap = onlyGap(checks);
    if (gap !== undefined) counts.set(gap, (counts.get(gap) ?? 0) + 1);
  }
  return [...counts].map(([dato, numOfertas]) => ({ dato, numOfertas }));
}
