import { isDeepStrictEqual } from 'node:util';
import { validationTexts } from '@portal/contract/messages/texts';
import {
  type DefinitionProblem,
  definitionProblems,
  versionProblems,
} from '@portal/contract/survey-definition-rules';
import type { SurveyDefinition } from '@portal/contract/survey-rules';
import { type portalSurveyContent, surveyDefinition } from '@portal/contract/surveys';
import { fieldError, fieldErrorText } from '@portal/contract/validation';
import type { z } from 'zod';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { recordAct } from '../audit/audit.queries.ts';
import {
  addVersion,
  definitionsOf,
  lockSurvey,
  type PortalSurvey,
  rewriteVersion,
  storedPortal,
  surveyWithKey,
  type WrittenSettings,
} from './managed-surveys.queries.ts';
import { readableIn } from './reading.rules.ts';
import { portalStateOn, titlesToStore } from './surveys.rules.ts';

type Manager = Ctx<ManagerSession>;
type Content = z.output<typeof portalSurveyContent>;

const beside = (problems: readonly DefinitionProblem[]): DefinitionProblem[] =>
  problems.map(({ campo, error }) => ({ campo: `encuesta.definicion.${campo}`, error }));

/** What is stored besides the questions. Throws the title that is missing. */
function settingsOf({ definicion: _, titulos, ...rest }: Content, { brand }: Manager): WrittenSettings {
  const { titulos: kept, problems } = titlesToStore(titulos, brand);
  if (problems.length > 0) throw new FieldRefusal(problems);
  // Asked about placements it is asked of nobody by what they are.
  const audience = rest.momento === null ? {} : { paraAlumnos: false, paraEmpresa: false };
  return { ...rest, ...audience, titulos: kept, partes: rest.momento === null ? [] : rest.partes };
}

/** Throws what keeps these questions from being asked: everything that is wrong with them, beside it. */
function refuseUnsound(definicion: SurveyDefinition, { brand }: Manager): void {
  const problems = definitionProblems(definicion, [brand.idiomaPorDefecto]);
  if (problems.length > 0) throw new FieldRefusal(beside(problems));
}

/** Throws the last day of a survey where it is over: opened, nobody could answer it. */
function refuseOver({ hasta }: PortalSurvey, ctx: Manager): void {
  if (hasta === null || hasta >= ctx.today()) return;
  throw new FieldRefusal([{ campo: 'encuesta.hasta', error: fieldError('datePast') }]);
}

/**
 * Throws where the survey could be answered again though fewer anonymous answers than make a group were mixed at its end:
 * closing and opening it again and again would tell one answer from the next.
 */
function refuseReopened(survey: PortalSurvey, changed: Partial<PortalSurvey>, ctx: Manager): void {
  if (!survey.restoMezclado || portalStateOn(ctx.today(), { ...survey, ...changed }) === 'cerrada') return;
  throw new FieldRefusal([{ campo: 'encuesta.hasta', error: fieldError('surveyRestMixed') }]);
}

/** Other questions: in the place of those that nobody has seen, or else as a version of their own. Gives its number. */
async function keepQuestions(
  ctx: Manager,
  survey: PortalSurvey,
  definicion: SurveyDefinition,
): Promise<number> {
  if (isDeepStrictEqual(survey.definicion, definicion)) return survey.numVersion;
  if (survey.estado === 'borrador') {
    await rewriteVersion(ctx.db, survey.id, survey.numVersion, definicion);
    return survey.numVersion;
  }
  refuseUnsound(definicion, ctx);
  const changed = (await definitionsOf(ctx.db, survey.id)).flatMap((one) => versionProblems(one, definicion));
  if (changed.length > 0) throw new FieldRefusal(beside(changed));
  await addVersion(ctx.db, survey.id, survey.numVersion + 1, definicion);
  return survey.numVersion + 1;
}

async function editPortal(ctx: Manager, read: { id: number; version: number }, content: Content) {
  await lockSurvey(ctx.db, read.id);
  const survey = await storedPortal.existing(ctx.db, read.id);
  const settings = settingsOf(content, ctx);
  refuseReopened(survey, settings, ctx);
  // One that was changed meanwhile is told so before anything is written.
  const numVersion =
    survey.version === read.version
      ? await keepQuestions(ctx, survey, content.definicion)
      : survey.numVersion;
  const { version, isChanged } = await storedPortal.update(
    ctx.db,
    read,
    { ...settings, numVersion },
    ctx.now(),
  );
  if (isChanged) await recordAct(ctx, 'encuesta', read.id, 'modificada');
  return { version };
}

async function create(
  ctx: Manager,
  claveEnvio: string,
  settings: WrittenSettings,
  definicion: SurveyDefinition,
): Promise<number> {
  const before = await surveyWithKey(ctx.db, claveEnvio);
  if (before !== undefined) return before;
  const draft = { ...settings, tipo: 'portal', estado: 'borrador' } as const;
  const id = await storedPortal.insertOnce(ctx.db, claveEnvio, draft, ctx.now());
  await addVersion(ctx.db, id, 1, definicion);
  await recordAct(ctx, 'encuesta', id, 'creada');
  return id;
}

async function move(
  ctx: Manager,
  { idEncuesta: id, version: read }: { idEncuesta: number; version: number },
  estado: 'abierta' | 'cerrada',
) {
  await lockSurvey(ctx.db, id);
  const survey = await storedPortal.existing(ctx.db, id);
  if (estado === 'abierta') {
    refuseOver(survey, ctx);
    refuseReopened(survey, { estado }, ctx);
    refuseUnsound(survey.definicion, ctx);
  }
  const { version, isChanged } = await storedPortal.update(
    ctx.db,
    { id, version: read },
    { estado },
    ctx.now(),
  );
  if (isChanged) await recordAct(ctx, 'encuesta', id, estado === 'cerrada' ? 'cerrada' : 'modificada');
  return { version, estado: portalStateOn(ctx.today(), { ...survey, estado }) };
}

/** How managers write surveys of the portal. */
export const managedSurveysRoutes = routes({
  async getPortalSurvey({ params }, ctx) {
    const survey = await storedPortal.existing(ctx.db, params.id);
    const { titulos, definicion, paraAlumnos, paraEmpresa, obligatoria, desde, hasta } = survey;
    const { titulaciones, cursos, momento, partes } = survey;
    const { sacaOpcionAnonima, conLogin, registraParticipacion } = survey;
    return {
      idEncuesta: survey.id,
      version: survey.version,
      numVersion: survey.numVersion,
      modificada: survey.modificada.toISOString(),
      estado: portalStateOn(ctx.today(), survey),
      numContestadas: survey.numContestadas,
      numPendientes: survey.numPendientes,
      encuesta: {
        titulos,
        definicion: surveyDefinition.parse(definicion),
        ...{ paraAlumnos, paraEmpresa, titulaciones, cursos, momento, partes },
        ...{ sacaOpcionAnonima, conLogin, registraParticipacion, obligatoria, desde, hasta },
      },
    };
  },

  async createPortalSurvey({ body: { claveEnvio, encuesta } }, ctx) {
    const settings = settingsOf(encuesta, ctx);
    return { idEncuesta: await create(ctx, claveEnvio, settings, encuesta.definicion) };
  },

  editPortalSurvey: ({ body: { idEncuesta, version, encuesta } }, ctx) =>
    editPortal(ctx, { id: idEncuesta, version }, encuesta),

  async duplicateSurvey({ body: { idEncuesta, claveEnvio } }, ctx) {
    const { definicion, ...survey } = await storedPortal.existing(ctx.db, idEncuesta);
    const { titulos, paraAlumnos, paraEmpresa, obligatoria, hasta } = survey;
    const { titulaciones, cursos, momento, partes } = survey;
    const { sacaOpcionAnonima, conLogin, registraParticipacion } = survey;
    // The days of the one before are over, or will be: it begins today and has no last day until it is given one.
    const desde = ctx.today();
    const settings = {
      ...{ titulos, paraAlumnos, paraEmpresa, titulaciones, cursos, momento, partes, obligatoria },
      ...{ sacaOpcionAnonima, conLogin, registraParticipacion, desde },
      hasta: hasta !== null && hasta >= desde ? hasta : null,
    };
    return { idEncuesta: await create(ctx, claveEnvio, settings, definicion) };
  },

  openSurvey: ({ body }, ctx) => move(ctx, body, 'abierta'),
  closeSurvey: ({ body }, ctx) => move(ctx, body, 'cerrada'),

  async previewSurvey({ body: { titulos, definicion, idioma } }, ctx) {
    const texts = validationTexts[ctx.language];
    const kept = titlesToStore(titulos, ctx.brand).titulos;
    return {
      encuesta: readableIn(idioma, ctx.brand, { id: 0, titulos: kept, numVersion: 0, definicion }),
      problemas: definitionProblems(definicion, [ctx.brand.idiomaPorDefecto]).map(({ campo, error }) => ({
        campo,
        mensaje: fieldErrorText(texts, { code: 'custom', path: [], message: error, input: undefined }),
      })),
    };
  },
});
