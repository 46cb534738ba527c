import { applicationStates, coverLetterKind } from '@portal/contract/applications';
import type { Brand } from '@portal/contract/brand';
import type { OfferContent } from '@portal/contract/offers';
import type { ErrorName } from '@portal/contract/statuses';
import type { Profile } from '../cv/profile.ts';
import { missingDocuments, ownCvKind } from '../eligibility/eligibility.rules.ts';
import type { Check } from '../eligibility/eligibility-check.ts';
import { serviceRefusal } from '../eligibility/service.rules.ts';
import { isExpired } from '../offers/offers.rules.ts';
import type { OfferToApply } from './apply.queries.ts';

type Refusing = Extract<
  ErrorName,
  | 'offerNotFound'
  | 'noEmploymentService'
  | 'noPlacementService'
  | 'notEnrolledInPlacements'
  | 'alreadyApplied'
>;

type Services = Pick<Profile, 'conPracticas' | 'conEmpleo' | 'puedeOfertasPracticas' | 'soloCiclosUAX'>;

/** Whether an offer takes applications on this day of the institution's calendar: its last day still counts. */
const isOpen = (
  offer: Pick<OfferToApply, 'estado' | 'fechaCaducidad' | 'companyActive'>,
  today: string,
): boolean => offer.estado === 'abierta' && offer.companyActive && !isExpired(offer.fechaCaducidad, today);

/** What stands in the way before any rule of the offer is looked at, the first thing first. */
export function refuseAccess(offer: OfferToApply, services: Services, today: string): Refusing | undefined {
  if (!isOpen(offer, today)) return 'offerNotFound';
  const service = serviceRefusal(offer.tipo, services);
  if (service) return service;
  const applied = offer.idEstado !== null && offer.idEstado !== applicationStates.withdrawn;
  return applied ? 'alreadyApplied' : undefined;
}

/** It takes applications on the company's page alone: nothing is sent, but that the student applied is noted. */
export const isElsewhere = ({
  urlInscripcionExterna,
}: Pick<OfferContent, 'urlInscripcionExterna'>): boolean => Boolean(urlInscripcionExterna);

/** Internships that are applied to in the portal have conditions, which the student accepts. */
export const lacksConditions = (
  offer: Pick<OfferToApply, 'tipo' | 'urlInscripcionExterna'>,
  accepted: boolean,
): boolean => offer.tipo === 'practicas' && !isElsewhere(offer) && !accepted;

/** Rules without which there is nothing to hold the others against: each is told by itself, in this order. */
const first: readonly Check['regla'][] = ['busqueda', 'estudios'];

export interface Unmet {
  /** The refusal that says it best. */
  readonly refusal: ErrorName;
  readonly checks: readonly Check[];
}

/**
 * The rules that stop an application: one that has a refusal of its own ends in that, several or one that
 * has none in requirementsNotMet (80). Undefined where everything that is a duty is met.
 */
export function unmetRules(checks: readonly Check[]): Unmet | undefined {
  const unmet = checks.filter(({ cumple, deseable }) => !cumple && !deseable);
  for (const regla of first) {
    const check = unmet.find((one) => one.regla === regla);
    if (check?.code) return { refusal: check.code, checks: [check] };
  }
  const [only] = unmet;
  if (!only) return undefined;
  return { refusal: (unmet.length === 1 && only.code) || 'requirementsNotMet', checks: unmet };
}

export const countWishes = (checks: readonly Check[]) => {
  const wishes = checks.filter(({ deseable }) => deseable);
  return {
    deseablesTotal: wishes.length,
    deseablesCumplidos: wishes.filter(({ cumple }) => cumple).length,
  };
};

interface Sent {
  idTipoDocumento: number | null;
  nombre: string;
}

const sameName = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/**
 * The documents that the offer asks for and that are neither in the CV nor sent; a letter that was written is the cover
 * letter. The company's own page asks for its own.
 */
export const documentsStillMissing = (
  offer: Pick<OfferContent, 'documentosRequeridos' | 'urlInscripcionExterna'>,
  profile: Pick<Profile, 'documentos'>,
  { documentos, presentacion }: { documentos: readonly Sent[]; presentacion?: string | undefined },
): OfferContent['documentosRequeridos'] =>
  isElsewhere(offer)
    ? []
    : missingDocuments(offer, profile).filter(
        (wanted) =>
          !(wanted.idTipoDocumento === coverLetterKind && presentacion) &&
          !documentos.some(({ idTipoDocumento, nombre }) =>
            wanted.idTipoDocumento === null
              ? idTipoDocumento === null && sameName(nombre, wanted.nombre)
              : idTipoDocumento === wanted.idTipoDocumento,
          ),
      );

/** The CV's own documents of the kinds that the offer or the institution asks for: the newest of each, unless one is sent. */
export function documentsFromCv(
  { documentosRequeridos }: Pick<OfferContent, 'documentosRequeridos'>,
  { documentos }: Pick<Profile, 'documentos'>,
  sent: readonly Sent[],
  { opciones }: Pick<Brand, 'opciones'>,
): Profile['documentos'] {
  const asked = documentosRequeridos.map(({ idTipoDocumento }) => idTipoDocumento);
  const kinds = new Set(
    (opciones.cvPropioObligatorio ? [...asked, ownCvKind] : asked).filter(
      (kind) => !sent.some(({ idTipoDocumento }) => kind !== null && idTipoDocumento === kind),
    ),
  );
  return [...kinds].flatMap((kind) => {
    const newest = documentos.findLast(({ idTipoDocumento }) => idTipoDocumento === kind);
    return newest ? [newest] : [];
  });
}
