import type { OfferType } from '@portal/contract/offer-fields';
import { type CountedRule, countedRules, fewestCounted } from '@portal/contract/offer-form';
import type { Profile } from '../cv/profile.ts';
import { assess } from '../eligibility/eligibility.rules.ts';
import { academicChecks } from '../eligibility/eligibility-academic.rules.ts';
import type {
  AssessContext,
  Check,
  OfferRules,
  Rule,
  RuleProfile,
} from '../eligibility/eligibility-check.ts';
import { serviceRefusal } from '../eligibility/service.rules.ts';

/** A student as offers are held against: what the rules read, and what the institution lets them see. */
export type ReachProfile = RuleProfile &
  Pick<Profile, 'conPracticas' | 'conEmpleo' | 'puedeOfertasPracticas' | 'soloCiclosUAX'>;

/** What a profile has and no rule reads is left out: many thousands of them are kept. */
export function reachProfile({
  cv,
  documentos,
  placements,
  reunionOrientacion,
  programas,
  ...profile
}: Profile): ReachProfile {
  const { fechaNacimiento, idPais, idProvincia, nacionalidades, numSegSocial } = cv.personales;
  const { conPracticas, conEmpleo, puedeOfertasPracticas, soloCiclosUAX } = profile;
  return {
    conPracticas,
    conEmpleo,
    puedeOfertasPracticas,
    soloCiclosUAX,
    documentos: documentos.map(({ idTipoDocumento }) => ({ idTipoDocumento })),
    placements,
    reunionOrientacion,
    programas,
    cv: {
      personales: { fechaNacimiento, idPais, idProvincia, nacionalidades, numSegSocial },
      academicos: cv.academicos.map((study) => ({
        deLaUniversidad: study.deLaUniversidad,
        idTitulacion: study.idTitulacion,
        idNivel: study.idNivel,
        tipo: study.tipo,
        idArea: study.idArea,
        curso: study.curso,
        ultimoCurso: study.ultimoCurso,
        actual: study.actual,
        creditosSuperados: study.creditosSuperados,
        creditosTotales: study.creditosTotales,
        anioPromocion: study.anioPromocion,
        idSede: study.idSede,
      })),
      idiomas: cv.idiomas.map(({ idIdioma, idNivelIdioma, idCertificadoIdioma }) => ({
        idIdioma,
        idNivelIdioma,
        idCertificadoIdioma,
      })),
      profesional: cv.profesional.map(({ fechaInicio, fechaFin }) => ({ fechaInicio, fechaFin })),
      programasInformaticos: cv.programasInformaticos,
      intereses: cv.intereses,
      competencias: cv.competencias,
      interes: {
        carnesConducir: cv.interes.carnesConducir,
        cochePropio: cv.interes.cochePropio,
        disponibilidadExtranjero: cv.interes.disponibilidadExtranjero,
        disponibilidadTraslado: cv.interes.disponibilidadTraslado,
        trabajandoActualmente: cv.interes.trabajandoActualmente,
      },
      tienePermisoTrabajo: cv.tienePermisoTrabajo,
      busquedaPracticasActiva: cv.busquedaPracticasActiva,
      busquedaTrabajoActiva: cv.busquedaTrabajoActiva,
    },
  };
}

/** What a student fills in before applying, asked for by anybody: it costs an offer nobody. */
const filledIn: ReadonlySet<Rule> = new Set(['cvPropio', 'nacionalidad', 'numSegSocial']);

const isCounted = (regla: Rule): regla is CountedRule => countedRules.some((counted) => counted === regla);

const stops = ({ cumple, deseable, regla }: Check): boolean => !cumple && !deseable && !filledIn.has(regla);

/** The rules that read the studies which the degrees of an offer pick. */
const ofStudies: ReadonlySet<Rule> = new Set([
  'titulacion',
  'cursoMinimo',
  'soloUltimoCurso',
  'creditosSuperados',
  'creditosMaster',
  'creditosYReunion',
  'anioPromocionMaximo',
]);

interface Requirement {
  regla: CountedRule;
  idIdioma: number | null;
}

const keyOf = (check: Check): string =>
  check.regla === 'idioma' ? `idioma ${check.datos.idIdioma}` : check.regla;

/** After so many students all that an offer asks has been met with, but for what somebody lacks. */
const enoughSeen = 50;

/** Counts the students who meet what an offer asks, and who would without each thing that it asks. */
export class Reach {
  readonly #offer: OfferRules;
  readonly #anyDegree: OfferRules;
  readonly #context: AssessContext;
  readonly #asked = new Map<string, Requirement>();
  readonly #more = new Map<string, number>();
  #all = 0;
  #seen = 0;

  constructor(offer: OfferRules, context: AssessContext) {
    this.#offer = offer;
    this.#anyDegree = { ...offer, listado_titulaciones: [], perfilNoUniversitario: false };
    this.#context = context;
  }

  add(profile: ReachProfile): void {
    const tipo: OfferType = this.#offer.tipo;
    if (serviceRefusal(tipo, profile)) return;
    const checks = assess(profile, this.#offer, this.#context);
    const unmet = checks.filter(stops);
    for (const check of this.#seen++ < enoughSeen ? checks : unmet) this.#ask(check);
    const [only] = unmet;
    if (!only) {
      this.#all++;
      return;
    }
    const keys = new Set(unmet.map(keyOf));
    if (keys.size === 1 && isCounted(only.regla) && only.regla !== 'titulacion') this.#count(keyOf(only));
    // Without its degrees an offer looks at the year and the credits of other studies.
    if (this.#asked.has('titulacion') && unmet.every(({ regla }) => ofStudies.has(regla))) {
      const others = academicChecks(profile, this.#anyDegree, this.#context.brand);
      if (!others.some(stops)) this.#count('titulacion');
    }
  }

  result(): { numEstudiantes: number | null; requisitos: (Requirement & { numSinEl: number | null })[] } {
    const more = (key: string) => this.#more.get(key) ?? 0;
    const byLoss = [...this.#asked].sort(([one], [other]) => more(other) - more(one));
    return {
      numEstudiantes: told(this.#all),
      requisitos: byLoss.map(([key, requirement]) => ({
        ...requirement,
        numSinEl: told(more(key)) === null ? null : this.#all + more(key),
      })),
    };
  }

  /** A requirement is there once a student is held against it. */
  #ask(check: Check): void {
    const { regla, deseable } = check;
    if (deseable || !isCounted(regla)) return;
    const key = keyOf(check);
    if (this.#asked.has(key)) return;
    this.#asked.set(key, { regla, idIdioma: check.regla === 'idioma' ? check.datos.idIdioma : null });
  }

  #count(key: string): void {
    this.#more.set(key, (this.#more.get(key) ?? 0) + 1);
  }
}

const told = (count: number): number | null => (count < fewestCounted ? null : count);
