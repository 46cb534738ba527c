import type { Language } from '@portal/contract/languages';
import type { Role } from '@portal/contract/roles';
import type { SecondFactorStep } from '@portal/contract/session';
import type { Db } from '../db/database.ts';
import type { Origin } from './origin.ts';

interface CommonSession {
  readonly id: string;
  readonly accountId: number;
  readonly nombre: string;
  readonly idioma: Language | null;
}

export interface StudentSession extends CommonSession {
  readonly userType: 'Alumno';
  readonly conPracticas: boolean;
  readonly conEmpleo: boolean;
  readonly puedeOfertasPracticas: boolean;
  readonly soloCiclosUAX: boolean;
}

export interface CompanySession extends CommonSession {
  readonly userType: 'Empresa';
  readonly companyId: number;
}

export interface ManagerSession extends CommonSession {
  readonly userType: 'Gestor';
}

export type Session = StudentSession | CompanySession | ManagerSession;

/** What may be missing from a session until it is good for everything. */
export type Missing = 'acceptance' | 'secondFactor';

export interface SessionOwner {
  readonly accountId: number;
  /** The company that a contact speaks for; null for everybody else. */
  readonly companyId: number | null;
}

export interface FindOptions {
  /** What the session may lack. */
  readonly lacking?: readonly Missing[];
  /** A person asks, and not their page by itself: noted as the last use, to the minute. */
  readonly inUse?: boolean;
}

export interface Sessions {
  /**
   * Starts a session and gives its token, good for eight hours, with what a manager's lacks of the second factor. Where the account has not accepted the data-protection
   * text in force it is provisional: the caller has locked the account, so that nobody accepts meanwhile.
   * One that takes the place of a real session is real as well: a text that is new asks at the next login.
   * One of a manager whose provider has asked for a second factor lacks none.
   */
  start(
    db: Db,
    owner: SessionOwner,
    origin: Origin,
    now: Date,
    shown?: 'ofSession' | 'secondFactor',
  ): Promise<{ token: string; segundoFactor: SecondFactorStep | null }>;
  /**
   * The session of a token; undefined where it is no token of ours, has expired, was revoked, was not used for too long
   * or lacks something that is not in `lacking`.
   */
  find(token: string, now: Date, call?: FindOptions): Promise<Session | undefined>;
  /** Reads a session, or all of an account, anew: this process does not wait for its own notice. */
  forget(idOrAccount: string | number): void;
  /** Calls back whenever a session, or all of an account, is to be read anew: it may be over. */
  onForgotten(listener: (idOrAccount: string | number) => void): void;
}

export function isRole<R extends Role>(session: Session, roles: readonly R[]): boolean {
  return roles.some((role) => role === session.userType);
}
