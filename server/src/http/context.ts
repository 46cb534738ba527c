import type { Api, ApiName } from '@portal/contract/areas';
import type { Brand } from '@portal/contract/brand';
import type { Access, Answer, Endpoint, Input } from '@portal/contract/endpoint';
import type { Language } from '@portal/contract/languages';
import type { Role } from '@portal/contract/roles';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import type { Files } from '../files/files.ts';
import type { Pages } from '../institution/pages.ts';
import type { Jobs } from '../jobs/queues.ts';
import type { Devices } from './devices.ts';
import type { Json } from './json.ts';
import type { Origin } from './origin.ts';
import type { CompanySession, ManagerSession, Session, StudentSession } from './session.ts';
import type { WithNotice } from './with-notice.ts';

export interface SessionOfRole {
  Alumno: StudentSession;
  Empresa: CompanySession;
  Gestor: ManagerSession;
}

/** The session that an access rule leaves to the handler. */
export type SessionFor<A extends Access> = A extends readonly Role[]
  ? SessionOfRole[A[number]]
  : Session | undefined;

/** What is the same for every call of a process. */
export interface Services {
  readonly brand: Brand;
  readonly pages: Pages;
  readonly demo: boolean;
  readonly publicUrl: string;
  readonly version: string;
  readonly jobs: Jobs;
  readonly files: Files;
  /** Signs what an address of the portal carries: the same each time, and nobody's to make up. */
  sign(about: string): string;
  /** Marks of the devices on which accounts have logged in. */
  readonly devices: Devices;
  now(): Date;
  /** Today in the institution's zone, as `2026-09-15`. */
  today(): string;
}

/** What a handler works with. It never sees the pool: in a call that writes, `db` is its transaction. */
export interface Ctx<S = unknown> extends Services {
  readonly db: Db;
  readonly session: S;
  readonly language: Language;
  readonly log: FastifyBaseLogger;
  /** What the caller's address is counted as. */
  readonly address: string;
  /** What a session that is begun keeps of where it comes from. */
  origin(): Origin;
  /** The Cookie header: the browser's part in a single sign-on, the device's mark, and nothing else. */
  readonly cookie: string;
  /** Has the answer set a cookie. */
  setCookie(cookie: string): void;
  /** Runs the work in a transaction of its own where the call has none, else in the call's. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** What to undo outside of the database where the transaction is not kept. */
  onRollback(undo: () => Promise<void>): void;
}

export type Handler<E extends Endpoint> = (
  input: Input<E>,
  ctx: Ctx<SessionFor<E['access']>>,
) => Promise<Answer<E> | Json<Answer<E>> | WithNotice<Answer<E>>>;

export type Handlers = { readonly [K in ApiName]: Handler<Api[K]> };

/** The handlers of an area; the types of their arguments come from the contract. */
export const routes = <K extends ApiName>(handlers: Pick<Handlers, K>): Pick<Handlers, K> => handlers;
