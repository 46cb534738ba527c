import { smallestGroup } from '@portal/contract/surveys';
import { type Ctx, routes } from '../../http/context.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { catalogueIn } from '../catalogue/catalogue.ts';
import { surveySheet } from './export-survey.ts';
import { definitionsOf, type PortalSurvey, storedPortal } from './managed-surveys.queries.ts';
import { textReader } from './reading.rules.ts';
import {
  countsOf,
  exportedResponses,
  groupsOf,
  seldomAnswered,
  textsOf,
  totalsOf,
} from './results.queries.ts';
import { askedQuestions, keysByShape, resultsOf, shownGroups } from './results.rules.ts';
import { portalStateOn, titleFor } from './surveys.rules.ts';

/** What can be read of a survey: without its anonymous answers while they are too few, to all of it or to a question. */
async function readable(ctx: Ctx, id: number) {
  const survey = await storedPortal.existing(ctx.db, id);
  const totals = await totalsOf(ctx.db, id);
  const withAnonymous = totals.anonimas >= smallestGroup;
  const { idioma, titulo } = titleFor(survey.titulos, ctx.language, ctx.brand);
  return {
    survey,
    totals,
    titulo,
    idioma,
    withAnonymous,
    tooFew: withAnonymous ? await seldomAnswered(ctx.db, id, smallestGroup) : [],
    questions: askedQuestions(await definitionsOf(ctx.db, id), survey.definicion),
    read: textReader(idioma, ctx.brand),
  };
}

type Readable = Awaited<ReturnType<typeof readable>>;

function namesOfGroups(ctx: Ctx, { questions, read }: Readable, by: string): (clave: string) => string {
  if (by === 'titulacion') {
    const { titulaciones } = catalogueIn(ctx.language);
    const names = new Map(
      titulaciones.map(({ idTitulacion, descripcion }) => [String(idTitulacion), descripcion]),
    );
    return (clave) => names.get(clave) ?? clave;
  }
  const question = questions.find(({ idPregunta }) => String(idPregunta) === by);
  const names = new Map(
    question?.respuestas.map(({ idRespuesta, textos }) => [String(idRespuesta), read(textos)]),
  );
  return (clave) => names.get(clave) ?? clave;
}

async function comparison(ctx: Ctx, id: number, whole: Readable, by: string, idPregunta: number | undefined) {
  const { questions, tooFew, read } = whole;
  const asked = questions.find((one) => one.idPregunta === idPregunta) ?? questions[0];
  const isChoice = questions.some(({ idPregunta: one, tipo }) => String(one) === by && tipo === 'una');
  if (asked === undefined || (by !== 'titulacion' && !isChoice)) return null;
  const withAnonymous = whole.withAnonymous && !tooFew.includes(asked.idPregunta);
  const groups = await groupsOf(ctx.db, id, withAnonymous, { by, idPregunta: asked.idPregunta });
  const shown = withAnonymous ? shownGroups(groups) : groups;
  const counts = await countsOf(ctx.db, id, whole, keysByShape([asked]), by);
  const nameOf = namesOfGroups(ctx, whole, by);
  return {
    idPregunta: asked.idPregunta,
    grupos: shown.flatMap(({ clave }) =>
      clave === null
        ? []
        : [
            {
              clave,
              nombre: nameOf(clave),
              resultados: resultsOf(
                asked,
                counts.filter(({ grupo }) => grupo === clave),
                read,
                tooFew,
              ),
            },
          ],
    ),
    hayOcultos: shown.length < groups.length,
  };
}

const stateOf = (ctx: Ctx, survey: PortalSurvey) => portalStateOn(ctx.today(), survey);

/** What managers read of the answers to a survey of the portal. */
export const resultsRoutes = routes({
  async getSurveyResults({ params: { id }, query: { cruce, idPregunta } }, ctx) {
    const whole = await readable(ctx, id);
    const { survey, totals, titulo, idioma, withAnonymous, tooFew, questions, read } = whole;
    const counts = await countsOf(ctx.db, id, whole, keysByShape(questions));
    return {
      idEncuesta: id,
      titulo,
      idioma,
      estado: stateOf(ctx, survey),
      numContestadas: totals.conNombre + totals.anonimas,
      numAnonimas: totals.anonimas,
      numEmpezadas: totals.empezadas,
      ocultas: totals.anonimas > 0 && !withAnonymous,
      grupoMinimo: smallestGroup,
      preguntas: questions.map((question) => resultsOf(question, counts, read, tooFew)),
      comparacion: cruce === undefined ? null : await comparison(ctx, id, whole, cruce, idPregunta),
    };
  },

  async listSurveyTexts({ params: { id }, query: { idPregunta, pagina, porPagina } }, ctx) {
    const { withAnonymous, tooFew, questions } = await readable(ctx, id);
    const isText = questions.some((one) => one.idPregunta === idPregunta && one.tipo === 'texto');
    if (!isText) return { textos: [], numTotal: 0 };
    const page = { idPregunta, limit: porPagina, offset: (pagina - 1) * porPagina };
    return textsOf(ctx.db, id, withAnonymous && !tooFew.includes(idPregunta), page);
  },

  async exportSurvey({ body: { idEncuesta, formato } }, ctx) {
    const { withAnonymous, tooFew, questions, read } = await readable(ctx, idEncuesta);
    const rows = await exportedResponses(ctx.db, idEncuesta, withAnonymous);
    await recordAct(ctx, 'encuesta', idEncuesta, 'exportada');
    const { nombre, bytes } = await surveySheet({ rows, questions, tooFew, read, formato }, ctx);
    return ctx.files.link(await ctx.files.saveMade(ctx, nombre, formato, bytes), nombre);
  },
});
