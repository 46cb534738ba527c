import type { Requirements } from '@portal/contract/offers';
import type { Translate } from '../../lib/i18n/texts.ts';
import type { AreaTexts } from '../../locales/areas.ts';
import type { CatalogueList, Names } from '../catalogue/catalogue.ts';
import type { ReadableOffer } from './readable-offer.ts';

/** One thing that is asked of a candidate, with what will do. */
export interface RequirementLine {
  readonly label: string;
  readonly values: readonly string[];
}

type Say = Translate<AreaTexts['offerView']>;

const lists = {
  intereses: 'tagsInteres',
  competencias: 'competencias',
  programasInformaticos: 'programasInformaticos',
  carnesConducir: 'carnesConducir',
  paisesNacionalidad: 'paises',
  paisesResidencia: 'paises',
  provinciasResidencia: 'provincias',
} as const satisfies Partial<Record<keyof Requirements, CatalogueList>>;

const listNames = [
  'competencias',
  'programasInformaticos',
  'carnesConducir',
  'intereses',
  'paisesNacionalidad',
  'paisesResidencia',
  'provinciasResidencia',
] as const satisfies readonly (keyof typeof lists)[];

const mobility = ['cochePropio', 'disponibilidadExtranjero', 'disponibilidadTraslado'] as const;

/** What the requirements ask, each with a label; nothing that they leave open. */
export function requirementLines(asked: Requirements, name: Names['name'], t: Say): RequirementLine[] {
  const named = (list: CatalogueList, ids: readonly number[]) => ids.flatMap((id) => name(list, id) ?? []);
  const { trabajandoActualmente: working, edadMaxima: age } = asked;
  return [
    ...listNames.map((field) => ({
      label: t(`requirement.${field}`),
      values: named(lists[field], asked[field]),
    })),
    {
      label: t('requirement.mobility'),
      values: mobility.filter((field) => asked[field]).map((field) => t(`requirement.${field}`)),
    },
    {
      label: t('requirement.working'),
      values: working === null ? [] : [t(working ? 'requirement.workingNow' : 'requirement.notWorkingNow')],
    },
    {
      label: t('requirement.age'),
      values: age === null ? [] : [t('requirement.maxAge', { age: String(age) })],
    },
  ].filter(({ values }) => values.length > 0);
}

/** The other duties: course, credits, experience and the like, which the offer holds by themselves. */
export function academicLines(offer: ReadableOffer, t: Say): RequirementLine[] {
  const { creditosSuperados, cursoMinimo, soloUltimoCurso, anioPromocionMaximo, experiencia } = offer;
  const course = [
    ...(cursoMinimo === null ? [] : [t('requirement.minCourse', { course: String(cursoMinimo) })]),
    ...(soloUltimoCurso ? [t('requirement.lastCourse')] : []),
  ];
  return [
    { label: t('requirement.course'), values: course },
    {
      label: t('requirement.credits'),
      values:
        creditosSuperados === null ? [] : [t('requirement.creditsPassed', { count: creditosSuperados })],
    },
    {
      label: t('requirement.promotion'),
      values:
        anioPromocionMaximo === null
          ? []
          : [t('requirement.maxPromotion', { year: String(anioPromocionMaximo) })],
    },
    {
      label: t('requirement.experience'),
      values: experiencia ? [t('requirement.minExperience', { count: experiencia })] : [],
    },
  ].filter(({ values }) => values.length > 0);
}
