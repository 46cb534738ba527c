import { type Ctx, routes } from '../../http/context.ts';
import { hashOfSecret } from '../../http/link-secret.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Session, Sessions } from '../../http/session.ts';
import { acceptText } from '../data-protection/data-protection.routes.ts';
import { openedLink } from '../placements/tutors.routes.ts';
import { contactWith, startSession, studentWith } from '../session/session.routes.ts';
import { accountThatEnters } from '../sign-on/sign-on.routes.ts';
import type { SignOn } from '../sign-on/sign-on.ts';
import { asksAccount, type OpenSurvey, versionOf } from './answering.queries.ts';
import { beginAnswer } from './begin-answer.ts';
import { comeAnonymously, comeNamed, isForOthers, opened } from './come-to-survey.ts';
import { addressValues, readableIn, textReader } from './reading.rules.ts';
import { saveAnswers } from './save-answers.ts';
import type { SurveyPasses } from './survey-pass.rules.ts';
import { ownAddress, titleFor } from './surveys.rules.ts';
import { pendingOfTutor } from './tutor-surveys.queries.ts';

type Caller = Ctx<Session | undefined>;

interface Entering {
  readonly account: {
    readonly id: number;
    readonly passwordHash?: string;
    readonly shown?: 'secondFactor' | undefined;
  };
  readonly companyId: number | null;
}

const absent = (text: string): string | null => (text === '' ? null : text);

/** Whether the caller is asked by their account. */
const isAsked = async ({ db, session }: Caller, { id }: OpenSurvey): Promise<boolean> =>
  session !== undefined && (await asksAccount(db, id, session.accountId));

/** How surveys of the portal are come to, answered and finished. */
export const answeringRoutes = (passes: SurveyPasses, sessions: Sessions, signOn: SignOn) => {
  /** Logs somebody in whom the survey asks, and begins their answer unless they have something to accept first. */
  async function enter(ctx: Caller, id: number, querystringValue: string, { account, companyId }: Entering) {
    const survey = await opened(ctx, id);
    const who = await comeNamed(ctx, survey, querystringValue, account.id);
    if (!who || !survey.conLogin) throw new Refusal('surveyNotForYou');
    const sesion = await startSession(sessions, ctx, account, companyId);
    const acceso =
      sesion.textoRGPD === undefined ? await beginAnswer(ctx, passes, { survey, who, codigo: null }) : null;
    return { sesion, acceso };
  }

  return routes({
    async openSurveyAccess({ params, body: { querystringValue } }, ctx) {
      const survey = await opened(ctx, params.id);
      const who = await comeNamed(ctx, survey, querystringValue);
      const { definicion } = await versionOf(ctx.db, survey.versionId);
      const read = titleFor(survey.titulos, ctx.language, ctx.brand);
      const { sacaOpcionAnonima, conLogin, registraParticipacion, obligatoria, hasta } = survey;
      return {
        idEncuesta: survey.id,
        ...read,
        descripcion: absent(textReader(read.idioma, ctx.brand)(definicion.descripciones)),
        sacaOpcionAnonima,
        conLogin: conLogin && !isForOthers(survey),
        identificado: who !== undefined,
        registraParticipacion: registraParticipacion && !isForOthers(survey),
        obligatoria,
        hasta,
        numPreguntas: definicion.preguntas.length,
        idPractica: survey.momento === null ? null : addressValues(querystringValue).idPractica,
      };
    },

    async readSurvey({ params }, ctx) {
      const survey = await opened(ctx, params.id);
      // Of a placement the questions come with the access, which says whose it is.
      if (!survey.sacaOpcionAnonima && (survey.momento !== null || !(await isAsked(ctx, survey))))
        throw new Refusal('surveyNotForYou');
      return readableIn(ctx.language, ctx.brand, {
        ...survey,
        ...(await versionOf(ctx.db, survey.versionId)),
      });
    },

    async beginSurveyAsUser({ params, body: { querystringValue, credenciales } }, ctx) {
      if (credenciales !== null) {
        const { perfil, ...credentials } = credenciales;
        const entering =
          perfil === 'Empresa'
            ? await contactWith(ctx, credentials)
            : { account: await studentWith(ctx, credentials), companyId: null };
        return enter(ctx, params.id, querystringValue, entering);
      }
      const survey = await opened(ctx, params.id);
      const who = await comeNamed(ctx, survey, querystringValue);
      if (!who || !survey.conLogin) throw new Refusal('surveyNotForYou');
      return { sesion: null, acceso: await beginAnswer(ctx, passes, { survey, who, codigo: null }) };
    },

    async beginSurveyBySignOn({ params, body: { querystringValue, respuesta } }, ctx) {
      await opened(ctx, params.id);
      return enter(
        ctx,
        params.id,
        querystringValue,
        await accountThatEnters(ctx, sessions, signOn, respuesta),
      );
    },

    async beginSurveyAnonymously({ params, body: { codigo } }, ctx) {
      const survey = await opened(ctx, params.id);
      const who = await comeAnonymously(ctx, survey);
      return beginAnswer(ctx, passes, { survey, who, codigo });
    },

    async saveSurveyAnswers({ params, body: { pase, codigo, lContestaciones, terminar } }, ctx) {
      const who = passes.read(pase, ctx.now());
      if (who?.surveyId !== params.id || who.anonima !== (codigo !== null))
        throw new Refusal('linkExpiredOrUsed');
      const survey = await opened(ctx, params.id);
      const codigoHash = codigo === null ? null : hashOfSecret(codigo);
      const saved = await saveAnswers(ctx, who, { codigoHash, lContestaciones, terminar });
      const read = textReader(titleFor(survey.titulos, ctx.language, ctx.brand).idioma, ctx.brand);
      return {
        terminada: saved.terminada,
        progreso: saved.progreso,
        agradecimiento: saved.terminada ? absent(read(saved.definicion.agradecimientos)) : null,
      };
    },

    acceptSurveyDataProtection: ({ query }, ctx) => acceptText(ctx, query.version),

    async listTutorSurveys({ body: { token } }, ctx) {
      const link = await openedLink(ctx, token);
      const rows = await pendingOfTutor(ctx.db, link, ctx.today());
      return rows.map(({ id, titulos, idPractica, ...rest }) => ({
        idEncuesta: id,
        idPractica,
        ...titleFor(titulos, ctx.language, ctx.brand),
        // The token is in the tutor's hands: it is not repeated in an address that may be kept or shown.
        urlAcceso: ownAddress(id, idPractica),
        ...rest,
      }));
    },
  });
};
