import { languages } from '@portal/contract/languages';
import { keyMark, maxPendingSurveys, type PendingSurvey, type surveyContent } from '@portal/contract/surveys';
import type { z } from 'zod';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { CompanySession, StudentSession } from '../../http/session.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { surveyKeys } from './survey-key.rules.ts';
import { pageOf, pendingFor, recordAnswer, stored, type Written } from './surveys.queries.ts';
import { addressWith, stateOn, titleFor, titlesToStore } from './surveys.rules.ts';

/** What is kept of what was written. Throws the fields that are missing. */
function checked({ titulos, ...rest }: z.output<typeof surveyContent>, { brand }: Ctx): Written {
  const { titulos: kept, problems } = titlesToStore(titulos, brand);
  if (problems.length > 0) throw new FieldRefusal(problems);
  return { ...rest, titulos: kept };
}

/** The calls of surveys; the keys by which an answer is recorded are made from the portal's secret. */
export const surveysRoutes = (secret: Uint8Array) => {
  const keys = surveyKeys(secret);

  async function pending(ctx: Ctx<StudentSession | CompanySession>): Promise<PendingSurvey[]> {
    const { accountId, userType } = ctx.session;
    const asked = { accountId, today: ctx.today(), limit: maxPendingSurveys };
    const rows = await pendingFor(ctx.db, userType, asked);
    return rows.map(({ id, titulos, urlAcceso, obligatoria, hasta }) => ({
      idEncuesta: id,
      ...titleFor(titulos, ctx.language, ctx.brand),
      urlAcceso: addressWith(urlAcceso, keys.of({ surveyId: id, accountId })),
      obligatoria,
      hasta,
    }));
  }

  return routes({
    listStudentSurveys: (_, ctx) => pending(ctx),
    listCompanySurveys: (_, ctx) => pending(ctx),

    async recordSurveyAnswer({ body }, ctx) {
      const answering = keys.read(body.clave);
      if (!answering) throw new Refusal('linkExpiredOrUsed');
      if (!(await recordAnswer(ctx.db, answering, ctx.today(), ctx.now())))
        throw new Refusal('surveyNotAccessible');
      return null;
    },

    async listSurveys({ query: { pagina, porPagina } }, ctx) {
      const [rows, numTotal] = await Promise.all([
        pageOf(ctx.db, porPagina, (pagina - 1) * porPagina),
        stored.count(ctx.db),
      ]);
      const today = ctx.today();
      const encuestas = rows.map(({ id, titulos, urlAcceso, version: _, modificada, ...rest }) => ({
        idEncuesta: id,
        ...titleFor(titulos, ctx.language, ctx.brand),
        ...rest,
        estado: stateOn(today, rest),
        idiomas: languages.filter((language) => titulos[language] !== undefined),
        conClave: urlAcceso.includes(keyMark),
        modificada: modificada.toISOString(),
      }));
      return { encuestas, numTotal };
    },

    async getSurvey({ params }, ctx) {
      const { id, version, modificada, numContestadas, ...encuesta } = await stored.existing(
        ctx.db,
        params.id,
      );
      return {
        idEncuesta: id,
        version,
        modificada: modificada.toISOString(),
        estado: stateOn(ctx.today(), encuesta),
        numContestadas,
        encuesta,
      };
    },

    async createSurvey({ body }, ctx) {
      const written = checked(body.encuesta, ctx);
      const idEncuesta = await stored.insertOnce(ctx.db, body.claveEnvio, written, ctx.now());
      await recordAct(ctx, 'encuesta', idEncuesta, 'creada');
      return { idEncuesta };
    },

    async editSurvey({ body }, ctx) {
      const written = checked(body.encuesta, ctx);
      const read = { id: body.idEncuesta, version: body.version };
      const { version, isChanged } = await stored.update(ctx.db, read, written, ctx.now());
      if (isChanged) await recordAct(ctx, 'encuesta', body.idEncuesta, 'modificada');
      return { version };
    },

    async deleteSurvey({ body }, ctx) {
      const isDeleted = await stored.remove(ctx.db, body.id);
      if (isDeleted) await recordAct(ctx, 'encuesta', body.id, 'eliminada');
      return null;
    },
  });
};
