import type { linkUses, situations } from '@portal/contract/accounts';
import { type Brand, offersLevel } from '@portal/contract/brand';
import type { CompanyState } from '@portal/contract/company-page';
import { type IdentityKind, identityKindOf, normalizeIdentifier } from '@portal/contract/identifiers';
import type { Language } from '@portal/contract/languages';
import type { Role } from '@portal/contract/roles';
import { addressOfPlain, type PlainScreenId } from '@portal/contract/screens';
import { fieldError } from '@portal/contract/validation';
import { companyTypes } from '../catalogue/lists/company-types.ts';
import { countries } from '../catalogue/lists/countries.ts';
import { degrees } from '../catalogue/lists/degrees.ts';
import { provinces } from '../catalogue/lists/provinces.ts';
import { sectors } from '../catalogue/lists/sectors.ts';
import type { AttemptLimit } from '../session/session.rules.ts';

/** Who may be sent a link, which may be used, and what a registration may say (specification 2, §7 and §8). */

export type LinkUse = (typeof linkUses)[number];

const quarter = { windowMinutes: 15, waitMinutes: [15] } as const;

/**
 * What is limited besides wrong passwords. A whole campus may come from one address: what one address bears is for
 * machines, and a link that can be used passes whatever others there have tried.
 */
export const accountLimits = {
  /** Links asked for: each is a mail to somebody who may not have asked. */
  recovery: { max: 3, ...quarter },
  recoveryAddress: { max: 300, ...quarter },
  /** Links to personal e-mails, by the student who names them. */
  personalEmail: { max: 10, ...quarter },
  /** Links that cannot be used. */
  link: { max: 50, ...quarter },
  /** A full lecture hall; not more, since the answer tells who has an account. */
  signUp: { max: 200, ...quarter },
  /** Of companies, which have addresses of their own: a student has no reason to ask. */
  taxId: { max: 100, ...quarter },
} as const satisfies Record<string, AttemptLimit>;

const hourMs = 3_600_000;
/** How long a link may be used; its mail says so. */
const lifetimeMs: Record<LinkUse, number> = {
  restablecer: hourMs,
  establecer: 7 * 24 * hourMs,
  confirmar: 3 * 24 * hourMs,
  confirmarPersonal: 3 * 24 * hourMs,
};
/** How long a registration waits for its e-mail to be confirmed, before it is deleted. */
export const unconfirmedDays = 7;

export const linkExpiry = (uso: LinkUse, now: Date): Date => new Date(now.getTime() + lifetimeMs[uso]);

/** An account as far as a link goes. */
export interface LinkOwner {
  readonly userType: Role;
  readonly estado: 'pendiente' | 'activa' | 'bloqueada' | 'baja';
  readonly conPassword: boolean;
  /** Whether a provider of single sign-on knows it. */
  readonly conAccesoUnico: boolean;
  /** Of a contact: whether it speaks for a validated company, or is invited to. */
  readonly conEmpresa: boolean;
  /** Registered, and the e-mail is yet to be confirmed. */
  readonly sinConfirmar: boolean;
}

/**
 * The link that somebody who has forgotten the password is sent; undefined if they get none. A person who could not
 * log in with a password gets no link to set one, nor does a student who comes by the university's sign-on. One who was
 * imported and has not come yet does: the first link may have been lost or be over.
 */
export function passwordLinkFor({
  userType,
  estado,
  conPassword,
  conAccesoUnico,
  conEmpresa,
}: LinkOwner): 'restablecer' | 'establecer' | undefined {
  if (estado !== 'activa' || (userType === 'Empresa' && !conEmpresa)) return undefined;
  if (conPassword) return 'restablecer';
  return userType === 'Alumno' && conAccesoUnico ? undefined : 'establecer';
}

/** The link that somebody whom a manager has brought is sent: none but to set the first password. */
export const firstLinkFor = (owner: LinkOwner): LinkUse | undefined =>
  owner.conPassword ? undefined : passwordLinkFor(owner);

/** The link that somebody who registered is sent, to confirm the e-mail; undefined where there is nothing to confirm. */
export const confirmationFor = ({ sinConfirmar }: LinkOwner): LinkUse | undefined =>
  sinConfirmar ? 'confirmar' : undefined;

/** The link that a student's personal e-mail is sent, to confirm it; undefined where there is nothing to confirm. */
export const personalConfirmationFor = (
  { estado }: Pick<LinkOwner, 'estado'>,
  personal: { readonly email: string | null; readonly isConfirmed: boolean } | undefined,
): LinkUse | undefined =>
  estado === 'activa' && personal?.email && !personal.isConfirmed ? 'confirmarPersonal' : undefined;

function linkScreen(uso: LinkUse, userType: Role): PlainScreenId {
  if (uso === 'confirmar' || uso === 'confirmarPersonal') return 'confirmEmail';
  // Where a link that is over leads to another one for a student.
  if (userType === 'Alumno') return 'resetStudentPassword';
  return uso === 'establecer' ? 'setPassword' : 'resetCompanyPassword';
}

/** The path of a link. Its secret is a fragment, which no browser sends: it reaches no log and no other site. */
export const linkPath = (uso: LinkUse, userType: Role, language: Language, secret: string): string =>
  `${addressOfPlain(language, linkScreen(uso, userType))}#${secret}`;

export interface Link extends Pick<LinkOwner, 'userType' | 'estado' | 'conPassword' | 'sinConfirmar'> {
  readonly uso: LinkUse;
  readonly caduca: Date;
  readonly usado: Date | null;
}

/** What a call takes links for. */
export interface LinkWanted {
  readonly usos: readonly LinkUse[];
  readonly roles: readonly Role[];
}

/** Why a link cannot be used; undefined where it can. One that is unknown reads like one that is over. */
export function linkProblem(
  link: Link | undefined,
  { usos, roles }: LinkWanted,
  now: Date,
): 'linkExpiredOrUsed' | 'passwordAlreadySet' | undefined {
  if (!link || !usos.includes(link.uso) || !roles.includes(link.userType)) return 'linkExpiredOrUsed';
  const isOpen = link.uso === 'confirmar' ? link.sinConfirmar : link.estado === 'activa';
  if (!isOpen) return 'linkExpiredOrUsed';
  if (link.uso === 'establecer' && link.conPassword) return 'passwordAlreadySet';
  return link.usado || link.caduca <= now ? 'linkExpiredOrUsed' : undefined;
}

const beside = 'nuevo ';

/**
 * The login of a registration that waits, to be confirmed, beside the account that has its e-mail: no e-mail has a blank.
 */
export const loginBeside = (usuario: string): string => `${beside}${usuario}`;

/** The login that such a registration takes once it is confirmed; undefined of any other. */
export const loginToTake = (usuario: string): string | undefined =>
  usuario.startsWith(beside) ? usuario.slice(beside.length) : undefined;

const known = {
  companyType: new Set(companyTypes.map(({ idTipoEmpresa }) => idTipoEmpresa)),
  sector: new Set(sectors.map(({ idSector }) => idSector)),
  country: new Set(countries.map(({ idPais }) => idPais)),
  province: new Set(provinces.map(({ idProvincia }) => idProvincia)),
};

/** A degree of the catalogue with its credits; undefined if it is unknown, or the institution lacks its level. */
export const degreeOf = (idTitulacion: number, brand: Pick<Brand, 'niveles'>) =>
  degrees.find((degree) => degree.idTitulacion === idTitulacion && offersLevel(brand, degree.idNivel));

interface Registration {
  readonly tipoIdentificacion?: IdentityKind | undefined;
  readonly dni: string;
  readonly telefono: string;
  readonly situacion: (typeof situations)[number];
}

/** A student who registers, with the degree that they name, as both are kept. */
export function registeredStudent(
  { tipoIdentificacion, dni, telefono, situacion }: Registration,
  { idTitulacion, creditos }: { idTitulacion: number; creditos?: number | undefined },
  brand: Pick<Brand, 'nombre'>,
) {
  const studies = situacion === 'estudiante';
  const number = normalizeIdentifier(dni);
  return {
    student: {
      dni: number,
      tipoIdentificacion: tipoIdentificacion ?? identityKindOf(number),
      telefono,
      esAntiguo: !studies,
      conPracticas: studies,
      puedeOfertasPracticas: studies,
      busquedaPracticasActiva: studies,
    },
    study: {
      deLaUniversidad: true,
      idTitulacion,
      centro: brand.nombre,
      actual: studies,
      creditosTotales: creditos ?? null,
    },
  };
}

interface CompanyIds {
  idTipoEmpresa: number;
  idSector: number | null;
  idPais: number;
  idProvincia: number | null;
}

/** The fields of a company whose number no list of the catalogue has. */
export function unknownCompanyIds({ idTipoEmpresa, idSector, idPais, idProvincia }: CompanyIds) {
  const checks: readonly [campo: string, id: number | null, list: ReadonlySet<number>][] = [
    ['empresa.idTipoEmpresa', idTipoEmpresa, known.companyType],
    ['empresa.idSector', idSector, known.sector],
    ['empresa.idPais', idPais, known.country],
    ['empresa.idProvincia', idProvincia, known.province],
  ];
  return checks.flatMap(([campo, id, list]) =>
    id === null || list.has(id) ? [] : [{ campo, error: fieldError('malformed') }],
  );
}

/**
 * What becomes of a contact who has confirmed the e-mail: the first of a company that waits speaks for it, as does
 * the person who asks for one that was turned down; anybody else asks to join it.
 */
export const contactRole = (company: {
  readonly estado: CompanyState;
  readonly conContacto: boolean;
}): 'speaks' | 'joins' =>
  company.estado === 'rechazada' || (company.estado === 'pendiente' && !company.conContacto)
    ? 'speaks'
    : 'joins';

/** Why nobody else may register as a contact with an e-mail that an account has. */
export function takenEmailRefusal({ own, other }: { own: boolean; other: boolean }) {
  if (own) return 'contactEmailExists';
  return other ? 'emailOfAnotherCompany' : 'alreadyExists';
}
