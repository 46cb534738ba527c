import type { z } from 'zod';
import type { Role } from './roles.ts';
import type { ErrorName, NoticeName } from './statuses.ts';

export type Method = 'GET' | 'POST';

/**
 * Carries a UUID with a call that is made once: sent again with the same key, whose answer was lost, it answers the same
 * and does nothing (draft-ietf-httpapi-idempotency-key-header).
 */
export const onceHeader = 'idempotency-key';

/** Who may call: anyone, or the roles named. There is no default: an endpoint without it does not compile. */
export type Access = 'public' | readonly [Role, ...Role[]];

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** One call of the portal: what the server serves, the web calls and the OpenAPI document lists. */
export interface Endpoint<
  Path extends string = string,
  Params extends z.ZodObject | undefined = z.ZodObject | undefined,
  Query extends z.ZodObject | undefined = z.ZodObject | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Answer extends z.ZodType = z.ZodType,
  Refused extends ErrorName = ErrorName,
  Allowed extends Access = Access,
> {
  readonly method: Method;
  /** Matched whatever its case, with or without a trailing slash; `:name` is a parameter. */
  readonly path: Path;
  readonly access: Allowed;
  /** One English sentence for the API document. */
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Schema of `datos` on success. */
  readonly answer: Answer;
  /** Every business refusal it can end in, besides the protocol failures any call has. */
  readonly refusals: readonly Refused[];
  /**
   * The one of its refusals that says that there is no such thing: a parameter of the path that cannot be read names
   * nothing. Without it such a parameter is a malformed request.
   */
  readonly absent?: NoInfer<Refused>;
  /**
   * Fields whose malformed text has a status of its own in the specification: the answer carries that one in the
   * place of 15, and the sentence beside the field all the same. Where a field is missing, or several have different ones, it is
   * 15. `*` is any place in a list.
   */
  readonly fieldStatus?: { readonly [field: string]: ErrorName };
  /** The notice shown after a success. */
  readonly notice?: NoticeName;
  /** Most bytes of a body; 64 KiB where not said. Calls that take files or very long texts say it. */
  readonly bodyLimit?: number;
  /**
   * Most calls a minute of one account, or from one address without one, where that is fewer than for all calls
   * together. A call that takes files has one without saying it.
   */
  readonly callsAMinute?: number;
  /** Seconds that the caller may keep the answer without asking again; the answer then carries an ETag. */
  readonly cacheSeconds?: number;
  /**
   * Whether it runs in a transaction: a POST does unless it says false (it then opens its own, around the
   * part that writes), a GET only where it says true.
   */
  readonly writes?: boolean;
  /** Public, and told all the same whose session the caller has, where they send one that is good. */
  readonly knowsCaller?: true;
  /**
   * The log has no line of it, unless the portal fails: moment and address, beside those of a login, would tell whose an
   * anonymous answer is. Its durations are counted all the same.
   */
  readonly unlogged?: true;
  /** It adds something that nothing tells from another of its like: its caller sends a key (`onceHeader`). */
  readonly once?: true;
  /** Open to a session that still has to accept the data-protection text. Only what accepts it, or leaves. */
  readonly beforeAcceptance?: true;
  /** Open to a manager's session that still lacks the second factor. Only what gives it, or leaves. */
  readonly beforeSecondFactor?: true;
  /** Open to everybody during maintenance, which otherwise only managers are let through. */
  readonly duringMaintenance?: true;
}

/** Declares a call; the parameters of its path and of its schema must be the same. */
export function endpoint<
  const Path extends string,
  Answer extends z.ZodType,
  const Allowed extends Access,
  Refused extends ErrorName = never,
  Params extends z.ZodObject | undefined = undefined,
  Query extends z.ZodObject | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>(
  declaration: Endpoint<Path, Params, Query, Body, Answer, Refused, Allowed> &
    ([ParamNames<Path>] extends [never]
      ? { params?: undefined }
      : { params: z.ZodObject<Record<ParamNames<Path>, z.ZodType>> }),
): Endpoint<Path, Params, Query, Body, Answer, Refused, Allowed> {
  return declaration;
}

// Optional properties read as their type or undefined: a part that a call has is its type alone.
type Out<S> = [S] extends [undefined] ? undefined : z.output<Exclude<S, undefined> & z.ZodType>;
type In<S> = [S] extends [undefined] ? undefined : z.input<Exclude<S, undefined> & z.ZodType>;

/** What a handler gets: the decoded parts of the request. */
export interface Input<E extends Endpoint> {
  params: Out<E['params']>;
  query: Out<E['query']>;
  body: Out<E['body']>;
}

type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What a caller sends, only the parts that the call has. */
export type Call<E extends Endpoint> = Present<{
  params: In<E['params']>;
  query: In<E['query']>;
  body: In<E['body']>;
}>;

/** `datos` of a success. */
export type Answer<E extends Endpoint> = z.output<E['answer']>;

/** The errors by name that a call declares. */
export type RefusalOf<E extends Endpoint> = E['refusals'][number];
