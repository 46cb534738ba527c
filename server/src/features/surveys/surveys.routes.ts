import { languages } from '@portal/contract/languages';
import { keyMark, maxPendingSurveys, type PendingSurvey, type surveyContent } from '@portal/contract/surveys';
import type { z } from 'zod';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { CompanySession, StudentSession } from '../../http/session.ts';
import { managedWrites } from '../audit/managed-writes.ts';
import { surveyKeys } from './survey-key.rules.ts';
import { pageOf, pendingFor, recordAnswer, stored, type Written } from './surveys.queries.ts';
import { addressWith, ownAddress, portalStateOn, stateOn, titleFor, titlesToStore } from './surveys.rules.ts';

const writes = managedWrites<Written>(stored, 'encuesta');

/** What is stored of the texts in all languages. Throws the fields that are missing. */
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
    return rows.map(({ id, titulos, urlAcceso, ...rest }) => ({
      idEncuesta: id,
      ...titleFor(titulos, ctx.language, ctx.brand),
      urlAcceso:
        urlAcceso === null
          ? ownAddress(id, rest.idPractica)
          : addressWith(urlAcceso, keys.of({ surveyId: id, accountId })),
      ...rest,
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
      const encuestas = rows.map(
        ({ id, titulos, urlAcceso, version: _, modificada, estadoPortal, ...rest }) => ({
          idEncuesta: id,
          ...titleFor(titulos, ctx.language, ctx.brand),
          ...rest,
          estado: portalStateOn(today, { ...rest, estado: estadoPortal }),
          idiomas: languages.filter((language) => titulos[language] !== undefined),
          conClave: urlAcceso === null || urlAcceso.includes(keyMark),
          modificada: modificada.toISOString(),
        }),
      );
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
      return { idEncuesta: await writes.create(ctx, body.claveEnvio, checked(body.encuesta, ctx)) };
    },

    async editSurvey({ body }, ctx) {
      const read = { id: body.idEncuesta, version: body.version };
      return writes.edit(ctx, read, checked(body.encuesta, ctx));
    },

    deleteSurvey: ({ body }, ctx) => writes.remove(ctx, body.id),
  });
};
