import { type Brand, personalField } from '@portal/contract/brand';
import { addDays } from '@portal/contract/days';
import type { OfferContent, Requirements } from '@portal/contract/offers';
import { spain } from '@portal/contract/places';
import type { Profile } from '../cv/profile.ts';
import { worksFreely } from '../cv/work-permit.rules.ts';
import { academicChecks } from './eligibility-academic.rules.ts';
import type {
  AssessContext,
  Check,
  CheckOf,
  OfferRules,
  Rule,
  RuleCv,
  RuleProfile,
} from './eligibility-check.ts';
import { addYears, daysWorked } from './eligibility-dates.ts';

type Part = { [R in Rule]: Omit<CheckOf<R>, 'deseable' | 'desde' | 'code'> }[Rule];

/**
 * Every rule of an offer, met or unmet, for one student: those that have a refusal of their own first, then
 * what else is asked, then what is only wished. `motivosExclusion` is a text that people read, not a rule.
 */
export function assess(profile: RuleProfile, offer: OfferRules, context: AssessContext): Check[] {
  return [
    search(profile, offer),
    ...ownCv(profile, context.brand),
    ...programme(profile, offer),
    ...academicChecks(profile, offer, context.brand),
    ...permit(profile.cv, offer, context.brand),
    ...overlap(profile, offer, context.today),
    ...socialSecurity(profile.cv, offer, context.brand),
    ...experience(profile.cv, offer, context.today),
    ...languageChecks(profile.cv, offer, true),
    ...requirementChecks(profile.cv, offer.requisitosObligatorios, false, context.today),
    ...languageChecks(profile.cv, offer, false),
    ...requirementChecks(profile.cv, offer.requisitosDeseables, true, context.today),
  ];
}

/** Whether nothing that is unmet stops an application. */
export const mayApply = (checks: readonly Check[]): boolean =>
  checks.every(({ cumple, deseable }) => cumple || deseable);

/** The documents that an offer asks for and the student's CV has not: those have to be sent along. */
export function missingDocuments(
  offer: Pick<OfferContent, 'documentosRequeridos'>,
  profile: Pick<Profile, 'documentos'>,
): OfferContent['documentosRequeridos'] {
  const kinds = new Set(profile.documentos.map(({ idTipoDocumento }) => idTipoDocumento));
  return offer.documentosRequeridos.filter(
    ({ idTipoDocumento }) => idTipoDocumento === null || !kinds.has(idTipoDocumento),
  );
}

function search({ cv }: RuleProfile, { tipo }: OfferRules): Check {
  const internship = tipo === 'practicas';
  return {
    regla: 'busqueda',
    cumple: internship ? cv.busquedaPracticasActiva : cv.busquedaTrabajoActiva,
    deseable: false,
    code: internship ? 'mustSeekInternship' : 'mustSeekJob',
    datos: { tipo },
    destino: 'interes',
    desde: null,
  };
}

/** `idTipoDocumento` of a CV that the student made. */
export const ownCvKind = 1;

/** Where the institution wants more than what was filled in here. */
function ownCv({ documentos }: Pick<RuleProfile, 'documentos'>, { opciones }: Brand): Check[] {
  if (!opciones.cvPropioObligatorio) return [];
  return [
    {
      regla: 'cvPropio',
      cumple: documentos.some(({ idTipoDocumento }) => idTipoDocumento === ownCvKind),
      deseable: false,
      code: 'ownCvRequired',
      datos: {},
      destino: 'documentos',
      desde: null,
    },
  ];
}

/** An offer of a programme is for who takes part in it. */
function programme({ programas }: RuleProfile, { idPrograma }: OfferRules): Check[] {
  if (idPrograma === null) return [];
  return [
    {
      regla: 'programa',
      cumple: programas.includes(idPrograma),
      deseable: false,
      code: 'adheredOnly',
      datos: { idPrograma },
      destino: 'programas',
      desde: null,
    },
  ];
}

/** In Spain, for nationalities that do not work here freely; a student who names none has to, where the brand shows them. */
function permit(cv: RuleCv, { idPais }: OfferRules, brand: Brand): Check[] {
  const { nacionalidades } = cv.personales;
  const inSpain = idPais === null || idPais === spain;
  if (!inSpain || worksFreely(nacionalidades)) return [];
  if (nacionalidades.length === 0) {
    if (!personalField(brand, 'nacionalidades').visible) return [];
    return [
      {
        regla: 'nacionalidad',
        cumple: false,
        deseable: false,
        datos: {},
        destino: 'personales',
        desde: null,
      },
    ];
  }
  return [
    {
      regla: 'permisoTrabajo',
      cumple: cv.tienePermisoTrabajo,
      deseable: false,
      code: 'workPermitRequired',
      datos: {},
      destino: 'personales',
      desde: null,
    },
  ];
}

/** Two internships at once: said only to a student who has one. What has no dates is taken not to be in the way. */
function overlap({ placements }: RuleProfile, offer: OfferRules, today: string): Check[] {
  const current = placements.filter(({ fechaFin }) => fechaFin !== null && fechaFin >= today);
  if (offer.tipo !== 'practicas' || current.length === 0) return [];
  const inTheWay = current.find(
    ({ fechaInicio, fechaFin }) =>
      offer.fechaInicio !== null &&
      fechaFin !== null &&
      offer.fechaInicio <= fechaFin &&
      (offer.fechaFin === null || fechaInicio === null || fechaInicio <= offer.fechaFin),
  );
  return [
    {
      regla: 'coincidePracticas',
      cumple: !inTheWay,
      deseable: false,
      code: 'overlapsPlacement',
      datos: { fin: inTheWay?.fechaFin ?? null },
      destino: null,
      desde: null,
    },
  ];
}

function socialSecurity({ personales }: RuleCv, { tipo }: OfferRules, { opciones }: Brand): Check[] {
  if (tipo !== 'practicas' || !opciones.numSegSocialObligatorio) return [];
  return [
    {
      regla: 'numSegSocial',
      cumple: personales.numSegSocial !== null,
      deseable: false,
      datos: {},
      destino: 'personales',
      desde: null,
    },
  ];
}

function experience({ profesional }: RuleCv, { experiencia }: OfferRules, today: string): Check[] {
  if (!experiencia) return [];
  const days = daysWorked(profesional, today);
  const missing = experiencia * 365 - days;
  const goesOn = profesional.some(({ fechaInicio, fechaFin }) => fechaFin === null && fechaInicio <= today);
  return [
    {
      regla: 'experiencia',
      cumple: missing <= 0,
      deseable: false,
      datos: { anios: experiencia, meses: Math.floor((days * 12) / 365) },
      destino: 'profesional',
      desde: missing > 0 && goesOn ? addDays(today, missing) : null,
    },
  ];
}

/** 'Another certificate' of the catalogue: any will do. */
const anyCertificate = 17;

function languageChecks({ idiomas }: RuleCv, offer: OfferRules, mandatory: boolean): Check[] {
  return offer.idiomas
    .filter(({ obligatorio }) => obligatorio === mandatory)
    .map(({ idIdioma, idNivelIdioma, idCertificadoIdioma }): Check => {
      const spoken = idiomas.find((own) => own.idIdioma === idIdioma);
      const certified =
        idCertificadoIdioma === null ||
        spoken?.idCertificadoIdioma === idCertificadoIdioma ||
        (idCertificadoIdioma === anyCertificate && typeof spoken?.idCertificadoIdioma === 'number');
      return {
        regla: 'idioma',
        // The catalogue's ids grow with the level.
        cumple: spoken !== undefined && spoken.idNivelIdioma >= idNivelIdioma && certified,
        deseable: !mandatory,
        datos: {
          idIdioma,
          idNivel: idNivelIdioma,
          idCertificado: idCertificadoIdioma,
          tieneNivel: spoken?.idNivelIdioma ?? null,
        },
        destino: 'idiomas',
        desde: null,
      };
    });
}

const without = (wanted: readonly number[], own: readonly number[]): number[] =>
  wanted.filter((id) => !own.includes(id));

/** Programs, licences and competencies are asked for all together; of the other lists, one is enough. */
function requirementChecks(cv: RuleCv, wanted: Requirements, deseable: boolean, today: string): Check[] {
  const { personales, interes } = cv;
  const checks: Check[] = [];
  const add = (check: Part): void => void checks.push({ ...check, deseable, desde: null });
  const all = (
    regla: 'programasInformaticos' | 'carnesConducir' | 'competencias',
    own: readonly number[],
    destino: Check['destino'],
  ) => {
    const pedidos = wanted[regla];
    const faltan = without(pedidos, own);
    if (pedidos.length > 0) add({ regla, cumple: faltan.length === 0, datos: { pedidos, faltan }, destino });
  };
  const any = (
    regla: 'intereses' | 'paisesNacionalidad' | 'paisesResidencia' | 'provinciasResidencia',
    own: readonly (number | null)[],
    destino: Check['destino'],
  ) => {
    const pedidos = wanted[regla];
    const cumple = pedidos.some((id) => own.includes(id));
    if (pedidos.length > 0) add({ regla, cumple, datos: { pedidos }, destino });
  };

  all('programasInformaticos', cv.programasInformaticos, 'informatica');
  all('carnesConducir', interes.carnesConducir, 'interes');
  all('competencias', cv.competencias, 'competencias');
  any('intereses', cv.intereses, 'interes');
  any('paisesNacionalidad', personales.nacionalidades, 'personales');
  any('paisesResidencia', [personales.idPais], 'personales');
  any('provinciasResidencia', [personales.idProvincia], 'personales');
  for (const regla of ['cochePropio', 'disponibilidadExtranjero', 'disponibilidadTraslado'] as const) {
    if (wanted[regla]) add({ regla, cumple: interes[regla], datos: {}, destino: 'interes' });
  }
  const { trabajandoActualmente: pedido, edadMaxima: maxima } = wanted;
  if (pedido !== null) {
    const cumple = interes.trabajandoActualmente === pedido;
    add({ regla: 'trabajandoActualmente', cumple, datos: { pedido }, destino: 'interes' });
  }
  if (maxima !== null) {
    const born = personales.fechaNacimiento;
    const hasta = born && addDays(addYears(born, maxima + 1), -1);
    const cumple = hasta !== null && today <= hasta;
    add({ regla: 'edadMaxima', cumple, datos: { maxima, hasta }, destino: 'personales' });
  }
  return checks;
}
