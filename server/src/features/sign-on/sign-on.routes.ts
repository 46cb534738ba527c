import type { Newcomer } from '@portal/contract/sign-on';
import type { SignOnRole } from '@portal/contract/sign-on-settings';
import { type Ctx, routes } from '../../http/context.ts';
import { hashOfSecret } from '../../http/link-secret.ts';
import { HttpFailure, Refusal } from '../../http/refusal.ts';
import type { Sessions } from '../../http/session.ts';
import { notify } from '../../notify/notify.ts';
import { lockAccount, setPassword } from '../accounts/accounts.queries.ts';
import { findAccount } from '../session/session.queries.ts';
import { openCompanies, refuseClosed, startSession } from '../session/session.routes.ts';
import type { AccountAccess } from '../session/session.rules.ts';
import { revokeSessions } from '../session/sessions.queries.ts';
import { letStudentIn } from '../validations/student-validations.queries.ts';
import { offerAccount, registerNewcomer } from './new-accounts.ts';
import { Unreachable } from './providers.ts';
import {
  accountByDni,
  accountKnown,
  addIdentity,
  findPosted,
  noteAssertion,
  takeRequest,
  type Who,
} from './sign-on.queries.ts';
import { type Arrival, browserIn, identifierOf, isLetIn, newcomerOf } from './sign-on.rules.ts';
import type { Configured, SignOn } from './sign-on.ts';
import { unlessTooMany } from './sign-on-attempts.ts';

interface Answer {
  /** Of the request that it says it answers. */
  readonly state: string;
  /** What the provider is asked to verify. */
  readonly text: string;
}

const single = (query: URLSearchParams, name: string): string | undefined => {
  const [value, ...more] = query.getAll(name);
  return more.length === 0 ? value : undefined;
};

/** What the page came back with: the answer itself, or the id that it was kept under when it was posted. */
async function answerIn(ctx: Ctx, respuesta: string): Promise<Answer | undefined> {
  const query = new URLSearchParams(respuesta);
  const id = single(query, 'respuesta');
  if (id === undefined) {
    const state = single(query, 'state');
    return state === undefined ? undefined : { state, text: respuesta };
  }
  const posted = new URLSearchParams(await findPosted(ctx.db, hashOfSecret(id), ctx.now()));
  const [state, text] = [single(posted, 'RelayState'), single(posted, 'SAMLResponse')];
  return state === undefined || text === undefined ? undefined : { state, text };
}

interface Come {
  /** Of the request that they came by. */
  readonly estadoHash: string;
  readonly configured: Configured;
  readonly userType: SignOnRole;
  readonly arrival: Arrival;
}

/**
 * The person who has come, by a request that this browser began and that nothing answered before; undefined where that
 * is not so.
 */
async function whoCame(ctx: Ctx, signOn: SignOn, respuesta: string): Promise<Come | undefined> {
  const answer = await answerIn(ctx, respuesta);
  const browser = browserIn(ctx.cookie, signOn.cookie);
  if (!answer || browser === undefined) return undefined;
  const { state, text } = answer;
  const [estadoHash, navegadorHash] = [hashOfSecret(state), hashOfSecret(browser)];
  const taken = await takeRequest(ctx.db, estadoHash, navegadorHash, ctx.now());
  const configured = signOn.providers.get(taken?.proveedor ?? '');
  if (!taken || !configured) return undefined;
  const userType = configured.settings.perfiles.find((one) => one === taken.userType);
  if (userType === undefined) return undefined;
  try {
    const arrival = await configured.provider.finish(text, { state, browser });
    if (arrival.asercion !== undefined) {
      const asercionHash = hashOfSecret(`${arrival.emisor} ${arrival.asercion}`);
      if (!(await noteAssertion(ctx.db, estadoHash, asercionHash))) return undefined;
    }
    return { estadoHash, configured, userType, arrival };
  } catch (error) {
    if (error instanceof Unreachable) {
      ctx.log.error(
        { proveedor: configured.settings.id, reason: reasonOf(error.cause) },
        'sign-on unreachable',
      );
      throw new HttpFailure(503, 'serviceUnavailable');
    }
    ctx.log.warn({ proveedor: configured.settings.id, reason: reasonOf(error) }, 'sign-on refused');
    return undefined;
  }
}

/** For the people who look after the portal; a provider's own sentences may name somebody, and are left out. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** The company that a contact speaks for. Throws companyProblem (24) for one of several: by password one is chosen. */
async function companyOf(ctx: Ctx, accountId: number): Promise<number> {
  const [only, ...others] = await openCompanies(ctx, accountId);
  if (!only || others.length > 0) throw new Refusal('companyProblem');
  return only.idEmpresa;
}

/** What an account opens: for a contact, with the company. */
const opened = async (ctx: Ctx, { userType }: Come, id: number) => ({
  id,
  companyId: userType === 'Empresa' ? await companyOf(ctx, id) : null,
});

/**
 * The account of the person who has come: the one that is known by them, or the first time the one with their
 * identifier, which is known by them from then on. Throws accessDenied (3) if it does not exist, or is known by
 * somebody else: an e-mail that was given to another person must not open the account of the person who had it before.
 * Throws what the company of a contact is refused for. Gives who it is instead where the provider may make their
 * account.
 */
async function accountOf(ctx: Ctx, sessions: Sessions, come: Come) {
  const { configured, userType, arrival } = come;
  const who = { emisor: arrival.emisor, sujeto: arrival.sujeto, userType };
  const known = await accountKnown(ctx.db, who);
  if (known) {
    refuseClosed(ctx, known);
    return opened(ctx, come, known.id);
  }
  const { settings } = configured;
  const identifier = identifierOf(settings, arrival);
  if (identifier === undefined) throw new Refusal('accessDenied');
  const isByDni = settings.seBuscaPor === 'dni';
  const byDni = isByDni ? await accountByDni(ctx.db, identifier) : undefined;
  const found = isByDni ? byDni : await findAccount(ctx.db, userType, identifier);
  // A registration that nobody has confirmed binds nobody.
  if (!found || (settings.altas && found.sinConfirmar)) return newcomerIn(come);
  const letsIn = isVouchedFor(come, found, byDni?.usuario ?? identifier);
  if (!letsIn) refuseClosed(ctx, found);
  // Before it is linked: a person who does not get in is told of no link.
  const entry = await opened(ctx, come, found.id);
  if (await linkAndTell(ctx, found.id, who, { isByDni, letsIn })) {
    if (isByDni) sessions.forget(found.id);
    return entry;
  }
  // Of two that come at once for the first time, one finds what the other has just written.
  if ((await accountKnown(ctx.db, who))?.id === found.id) return entry;
  throw new Refusal('accessDenied');
}

/**
 * Whether somebody who registered and waits for a manager is let in by the provider, which could have made the account.
 * Its e-mail has to be the one that the provider gives: others may have registered with an identity number they know.
 */
function isVouchedFor(
  { configured, userType, arrival }: Come,
  { estado, sinConfirmar }: AccountAccess,
  usuario: string,
): boolean {
  if (userType !== 'Alumno' || estado !== 'pendiente' || sinConfirmar) return false;
  const newcomer = newcomerOf(configured.settings, arrival);
  return typeof newcomer === 'object' && newcomer.email.toLowerCase() === usuario;
}

/**
 * Who has come, to be registered. Throws accessDenied (3) where the provider makes no accounts for them, noPortalAccess
 * (59) for people who are neither students nor alumni.
 */
function newcomerIn({ configured, userType, arrival }: Come): Newcomer {
  const newcomer = userType === 'Alumno' ? newcomerOf(configured.settings, arrival) : undefined;
  if (newcomer === undefined) throw new Refusal('accessDenied');
  if (newcomer === 'otherAffiliation') throw new Refusal('noPortalAccess');
  return newcomer;
}

/**
 * Has an account be known as who has come, and tells its owner: it may not have been them. One that was found by the
 * identity number may have been registered by somebody else who knew it: their password and sessions are over.
 */
const linkAndTell = (
  ctx: Ctx,
  accountId: number,
  who: Who,
  { isByDni, letsIn }: { isByDni: boolean; letsIn: boolean },
): Promise<boolean> =>
  ctx.transaction(async (db) => {
    const account = await lockAccount(db, accountId);
    // A manager has turned them down meanwhile.
    if (!account) throw new Refusal('accessDenied');
    if (!(await addIdentity(db, accountId, who))) return false;
    if (letsIn) await letStudentIn(db, accountId);
    const hadPassword = isByDni && account.conPassword;
    if (isByDni) {
      await setPassword(db, accountId, null, ctx.now());
      await revokeSessions(db, accountId);
    }
    const linked = hadPassword ? 'signOnReplacedPassword' : 'signOnLinked';
    const tipo = who.userType === 'Empresa' ? 'contactSignOnLinked' : linked;
    await notify({ db, jobs: ctx.jobs }, [accountId], { tipo, datos: {}, urlAcceso: null });
    return true;
  });

/** Who has come back from a provider: their account, or the person to be registered. Throws what keeps them out. */
async function whoEnters(ctx: Ctx, sessions: Sessions, signOn: SignOn, respuesta: string) {
  const come = await unlessTooMany(ctx, signOn, () => whoCame(ctx, signOn, respuesta));
  if (!isLetIn(come.configured.settings, come.arrival)) throw new Refusal('noPortalAccess');
  const shown = come.configured.settings.pideSegundoFactor ? ('secondFactor' as const) : undefined;
  return { come, shown, entry: await accountOf(ctx, sessions, come) };
}

/** The account of a person who has come back from a provider. Throws accessDenied (3) where they have none. */
export async function accountThatEnters(ctx: Ctx, sessions: Sessions, signOn: SignOn, respuesta: string) {
  const { entry, shown } = await whoEnters(ctx, sessions, signOn, respuesta);
  if ('situacion' in entry) throw new Refusal('accessDenied');
  return { account: { id: entry.id, shown }, companyId: entry.companyId };
}

export const signOnRoutes = (sessions: Sessions, signOn: SignOn) =>
  routes({
    async finishSignOn({ body }, ctx) {
      const { come, entry, shown } = await whoEnters(ctx, sessions, signOn, body.respuesta);
      if ('situacion' in entry) return { alta: await offerAccount(ctx, come, entry) };
      return startSession(sessions, ctx, { id: entry.id, shown }, entry.companyId);
    },
    registerSignedOn: (input, ctx) => registerNewcomer(input, ctx, sessions, signOn),
  });
