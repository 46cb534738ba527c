import type { AccountState } from '@portal/contract/account-states';
import { type ApplicationStateId, applicationStates } from '@portal/contract/applications';
import type { OfferType } from '@portal/contract/offer-fields';
import type { Obstacle } from '@portal/contract/preregistrations';
import { mayBeNamed } from '../applications/applications.rules.ts';
import type { Profile } from '../cv/profile.ts';
import type { Check, Rule } from '../eligibility/eligibility-check.ts';
import { serviceRefusal } from '../eligibility/service.rules.ts';

interface Standing {
  cuenta: AccountState;
  /** Of their application to the offer, if there is one. */
  idEstado: ApplicationStateId | null;
  services: Pick<Profile, 'conPracticas' | 'conEmpleo' | 'puedeOfertasPracticas' | 'soloCiclosUAX'>;
}

/** Why a student is not put forward, the first thing first. Who withdrew has said that they do not want it. */
export function obstacleOf(tipo: OfferType, { cuenta, idEstado, services }: Standing): Obstacle | null {
  if (cuenta !== 'activa') return 'cuenta';
  if (idEstado === applicationStates.withdrawn) return 'retirada';
  if (idEstado !== null) return 'yaCandidato';
  return serviceRefusal(tipo, services) === undefined ? null : 'servicio';
}

/** The rules that are demanded and not met, each once. */
export const unmetRuleNames = (checks: readonly Check[]): Rule[] => [
  ...new Set(checks.filter(({ cumple, deseable }) => !cumple && !deseable).map(({ regla }) => regla)),
];

/** What a company wrote of the person whom it wants: by which one may be found. */
export interface WrittenPerson {
  emails: string[];
  /** Identity numbers, as they are kept. */
  documents: string[];
  /** The words before the first comma, bracket or number; a first name alone finds nobody. */
  name: string | null;
}

const email = /[^\s,;<>()]+@[^\s,;<>()]+\.[^\s,;<>().]+/g;
const documentNumber = /\b(?:[XYZ]-?)?\d{7,8}-?[A-Z]\b/gi;

export function readPerson(written: string): WrittenPerson {
  const emails = written.match(email) ?? [];
  const documents = written.match(documentNumber) ?? [];
  const [name = ''] = written.replace(email, ',').split(/[,;()<>\d/|]|\s[-–—]\s/u);
  const words = name.match(/\p{L}[\p{L}\p{M}·’'-]*/gu) ?? [];
  return {
    emails: emails.map((one) => one.toLowerCase()),
    documents: documents.map((one) => one.replaceAll('-', '').toUpperCase()),
    name: words.length < 2 ? null : words.join(' '),
  };
}

interface Found {
  id: number;
  nombre: string;
  apellidos: string;
  /** By e-mail or identity number, which are one person's. */
  exact: boolean;
}

/** Whom of those found the company means: what is one person's counts before a name that several may have. */
export function meantPersons<Person extends Found>(
  { name }: WrittenPerson,
  found: readonly Person[],
): Person[] {
  const exact = found.filter((person) => person.exact);
  if (exact.length > 0) return exact;
  return name === null ? [] : found.filter((person) => mayBeNamed(name, person));
}
