import { type Ctx, routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ManagerSession, Sessions } from '../../http/session.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { findRecords } from '../companies/companies.queries.ts';
import { endCompanySessions } from '../session/company-sessions.queries.ts';
import {
  companiesOfMerge,
  countOf,
  deleteMerge,
  giveBackFurther,
  insertMerge,
  keepFurther,
  lockCompanies,
  mergeOf,
  moveAll,
  moveBack,
  repeatedContacts,
  updateCompany,
} from './company-merges.queries.ts';
import { canMerge, givenBack, takenFrom } from './merge.rules.ts';

type ManagerCtx = Ctx<ManagerSession>;

export const companyMergesRoutes = (sessions: Sessions) => {
  /** Both companies, locked. Throws companyProblem (24) where one is not there. */
  const locked = async ({ db }: ManagerCtx, idEmpresa: number, idOtra: number) => {
    const found = await lockCompanies(db, [idEmpresa, idOtra]);
    const [own, other] = [idEmpresa, idOtra].map((id) => found.find((company) => company.id === id));
    if (!own || !other) throw new Refusal('companyProblem');
    return { own, other };
  };

  const endSessions = async ({ db }: ManagerCtx, companyId: number) => {
    for (const id of await endCompanySessions(db, companyId)) sessions.forget(id);
  };

  return routes({
    async previewMerge({ params: { id, idOtra } }, { db }) {
      if (id === idOtra) throw new Refusal('noSuchMove');
      const [empresa, otra] = await findRecords(db, id, idOtra);
      if (!empresa || !otra) throw new Refusal('companyProblem');
      if (!canMerge(empresa.estado, otra.estado)) throw new Refusal('noSuchMove');
      const repetidos = await repeatedContacts(db, id, idOtra);
      return { empresa, otra, mueve: await countOf(db, idOtra), repetidos };
    },

    async mergeCompanies({ body: { idEmpresa, idOtra, deLaOtra } }, ctx) {
      if (idEmpresa === idOtra) throw new Refusal('noSuchMove');
      const { own, other } = await locked(ctx, idEmpresa, idOtra);
      // Sent twice, the second one finds what the first has done.
      const done = other.fusionadaEn === own.id && (await mergeOf(ctx.db, own.id, other.id));
      if (done) return done;
      if (!canMerge(own.estado, other.estado)) throw new Refusal('noSuchMove');
      const { antes, puesto } = takenFrom(own, other, deLaOtra);
      const merge = { gestorId: ctx.session.accountId, fecha: ctx.now(), estadoAntes: other.estado };
      const id = await insertMerge(ctx.db, { ...merge, companyId: own.id, otraId: other.id, antes, puesto });
      await endSessions(ctx, other.id);
      await moveAll(ctx.db, id, own.id, other.id);
      await keepFurther(ctx.db, id, own.id, other.id);
      await updateCompany(ctx.db, other.id, { estado: 'fusionada', fusionadaEn: own.id });
      if (deLaOtra.length > 0) await updateCompany(ctx.db, own.id, puesto);
      await recordAct(ctx, 'empresa', own.id, 'fusionada');
      await recordAct(ctx, 'empresa', other.id, 'fusionada');
      return { id };
    },

    async undoMerge({ body: { id } }, ctx) {
      const { db } = ctx;
      const named = await companiesOfMerge(db, id, ctx.now());
      if (!named) throw new Refusal('noSuchMove');
      const { own, other } = await locked(ctx, named.companyId, named.otraId);
      // Undone by somebody else while the companies were waited for.
      const merge = await companiesOfMerge(db, id, ctx.now());
      if (!merge || own.estado === 'fusionada' || other.fusionadaEn !== own.id)
        throw new Refusal('noSuchMove');
      await updateCompany(db, other.id, { estado: merge.estadoAntes, fusionadaEn: null });
      await moveBack(db, id, other.id, own.id);
      await giveBackFurther(db, id, other.id, own.id);
      const back = givenBack(own, merge);
      if (Object.keys(back).length > 0) await updateCompany(db, own.id, back);
      // A contact who speaks for the other one again does so no longer for this one.
      await endSessions(ctx, own.id);
      await deleteMerge(db, id);
      await recordAct(ctx, 'empresa', own.id, 'fusionDeshecha');
      await recordAct(ctx, 'empresa', other.id, 'fusionDeshecha');
      return null;
    },
  });
};
