import type { Ctx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { CompanySession, StudentSession } from '../../http/session.ts';
import {
  adhesionOf,
  deleteAdhesion,
  insertAdhesion,
  isAlumnus,
  lockProgramme,
  type Member,
  programmeById,
} from './programmes.queries.ts';
import { type Asker, isActive, mayAsk, needsAdhesion } from './programmes.rules.ts';

export type ReaderCtx = Ctx<StudentSession | CompanySession>;

/** Whose request it is. A company's is that of all its contacts. */
const memberOf = ({ session }: ReaderCtx): Member =>
  session.userType === 'Empresa' ? { companyId: session.companyId } : { accountId: session.accountId };

export async function askerOf({ db, session }: ReaderCtx): Promise<Asker> {
  if (session.userType === 'Empresa') return 'empresa';
  return (await isAlumnus(db, session.accountId)) ? 'antiguo' : 'estudiante';
}

/**
 * A programme that the reader may see: of a brand that has them, and active, or one that they asked to join. Throws
 * programmeNotFound (63).
 */
export async function readable(ctx: ReaderCtx, id: number, read = programmeById) {
  const programme = ctx.brand.opciones.programasPracticas ? await read(ctx.db, id) : undefined;
  if (!programme?.publicado) throw new Refusal('programmeNotFound');
  const adhesion = await adhesionOf(ctx.db, programme.id, memberOf(ctx));
  if (!isActive(programme, ctx.today()) && !adhesion) throw new Refusal('programmeNotFound');
  return { programme, adhesion };
}

/** Asks that the reader be accepted. The programme is locked, so that it is not closed meanwhile. */
export async function join(ctx: ReaderCtx, id: number): Promise<null> {
  const { programme, adhesion } = await readable(ctx, id, lockProgramme);
  const asker = await askerOf(ctx);
  if (!needsAdhesion(programme, asker)) throw new Refusal('programmeNeedsNoAdhesion');
  if (adhesion) throw new Refusal('adhesionAlreadyRequested');
  if (!mayAsk(programme, asker, ctx.today())) throw new Refusal('actionNotAllowed');
  if (!(await insertAdhesion(ctx.db, programme.id, memberOf(ctx), ctx.now())))
    throw new Refusal('adhesionAlreadyRequested');
  return null;
}

/** Withdraws the reader's request, or has them leave. */
export async function leave(ctx: ReaderCtx, id: number): Promise<null> {
  const { programme } = await readable(ctx, id, lockProgramme);
  await deleteAdhesion(ctx.db, programme.id, memberOf(ctx));
  return null;
}
