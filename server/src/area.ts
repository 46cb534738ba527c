import type { Api, ApiName } from '@portal/contract/areas';
import type { Language } from '@portal/contract/languages';
import type { ScreenId } from '@portal/contract/screens';
import type { FastifyInstance } from 'fastify';
import type { Database, Db } from './db/database.ts';
import type { Env } from './env.ts';
import type { Handlers, Services } from './http/context.ts';
import type { Maintenance } from './http/maintenance.ts';
import type { Sessions } from './http/session.ts';
import type { QueueWorker } from './jobs/jobs.ts';
import type { Queues } from './jobs/queues.ts';
import type { WorkerTools } from './jobs/worker-tools.ts';

/** What the routes of an area may be made of. */
export interface Parts {
  /** Takes addresses that are not calls of the contract. */
  readonly app: FastifyInstance;
  readonly env: Env;
  readonly database: Database;
  readonly services: Services;
  readonly sessions: Sessions;
  readonly maintenance: Maintenance;
  /** Signs links and keys. */
  readonly secret: Uint8Array;
}

/** The calls that a module of the contract exports. */
type Calls = { readonly [K in ApiName]?: Api[K] };

type HandlersOf<C extends Calls> = Pick<Handlers, keyof C & ApiName>;

export type Erase = (db: Db, accountIds: readonly number[]) => Promise<void>;

/** What the server adds to the page of a screen that names something by the last part of its address; HTML. */
export type PageData = (
  asked: Pick<Parts, 'database' | 'services'> & { readonly id: string; readonly language: Language },
) => Promise<string | undefined>;

/** What an area brings to the portal, for the calls `C` of its module in the contract. */
export interface Area<C extends Calls = Record<never, never>> {
  /** Its handlers, made once for each process that serves calls. */
  readonly routes?: (parts: Parts) => HandlersOf<C> | Promise<HandlersOf<C>>;
  /** What the pages of its screens have for who runs no script, such as search engines. */
  readonly pageData?: { readonly [S in ScreenId]?: PageData };
  /** Its queues, each with its worker; what their jobs carry is declared in `Queues`. */
  readonly queues?: { readonly [Q in keyof Queues]?: QueueWorker<Q> };
  /** Deletes what is no longer needed, each night. `erase` is what all areas erase of accounts. */
  readonly sweep?: (tools: WorkerTools, erase: Erase) => Promise<void>;
  /** Erases the personal data of accounts that were closed long ago, in the caller's transaction. */
  readonly erase?: Erase;
}

/** What all areas have together. */
export type All<Each> = (Each extends unknown ? (each: Each) => void : never) extends (
  all: infer Whole,
) => void
  ? Whole
  : never;
