import { z } from 'zod';
import { id } from '../envelope.ts';
import { day, longText } from '../fields.ts';
import { sizeProblem } from '../survey-definition-rules.ts';
import {
  maxAnswerText,
  maxQuestions,
  maxSurveyText,
  questionKinds,
  type SurveyDefinition,
} from '../survey-rules.ts';
import { fieldError } from '../validation.ts';

/** A survey that is written in the portal, as it is stored and sent. What makes it a sound one is in `survey-rules.ts`. */

const texts = (max: number) =>
  z.object({ es: longText(max).optional(), ca: longText(max).optional(), en: longText(max).optional() });

const ownId = z.number().int().min(1).max(1_000_000);
const destination = z.number().int().min(0).max(1_000_000).nullable().default(null);
const bound = z.number(fieldError('number')).min(-1_000_000_000).max(1_000_000_000).nullable().default(null);

export const surveyQuestion = z.object({
  idPregunta: ownId,
  tipo: z.enum(questionKinds, fieldError('chooseOne')),
  textos: texts(1000),
  ayudas: texts(1000).default({}),
  respuestaObligatoria: z.boolean().default(false),
  nuevaPagina: z.boolean().default(false),
  respuestas: z
    .array(z.object({ idRespuesta: ownId, textos: texts(500), idPreguntaDestino: destination }))
    .max(50, fieldError('max', { max: 50 }))
    .default([]),
  filas: z
    .array(z.object({ idFila: ownId, textos: texts(500) }))
    .max(30, fieldError('max', { max: 30 }))
    .default([]),
  minimo: bound,
  maximo: bound,
  textosMinimo: texts(150).default({}),
  textosMaximo: texts(150).default({}),
  idPreguntaDestino: destination,
});

export const surveyDefinition = z.object({
  /** What is said before the first question. */
  descripciones: texts(4000).default({}),
  /** What is said after the last. */
  agradecimientos: texts(2000).default({}),
  preguntas: z.array(surveyQuestion).max(maxQuestions, fieldError('max', { max: maxQuestions })),
}) satisfies z.ZodType<SurveyDefinition>;

/** The same as it is written now: no larger than a call can carry. Said of its questions, as what it lacks is. */
export const writtenDefinition = surveyDefinition.superRefine((definition, { addIssue }) => {
  const problem = sizeProblem(definition);
  if (problem !== null) addIssue({ code: 'custom', path: ['preguntas'], message: problem });
});

/**
 * Bytes of the largest survey: three for each character of its texts, as many as a letter of any alphabet may take, and
 * what stands around them.
 */
export const surveyBodyLimit = 3 * maxSurveyText + 600_000;

/** When in a placement it is asked: as it begins, halfway, as it ends. */
export const placementMoments = ['inicio', 'mitad', 'final'] as const;
export type PlacementMoment = (typeof placementMoments)[number];

/** Who answers about a placement. */
export const surveyParties = ['alumno', 'tutorEmpresa', 'tutorAcademico'] as const;
export type SurveyParty = (typeof surveyParties)[number];

/** What a manager writes of a survey of the portal, as it is stored: also as it was written before a rule came. */
export const portalSurveySettings = z.object({
  titulos: texts(150),
  definicion: surveyDefinition,
  paraAlumnos: z.boolean(),
  paraEmpresa: z.boolean(),
  /** Only students of one of these degrees; none: of all. */
  titulaciones: z.array(id).max(200).default([]),
  /** Only students of one of these years; none: of all. */
  cursos: z.array(z.number().int().min(1).max(8)).max(8).default([]),
  /** Asked about each placement at this moment; null: about none. */
  momento: z.enum(placementMoments).nullable().default(null),
  /** Of a placement: who is asked. */
  partes: z.array(z.enum(surveyParties)).max(3).default([]),
  /** Whether it can be answered without saying who one is, and whether by login. */
  sacaOpcionAnonima: z.boolean(),
  conLogin: z.boolean(),
  /** Of anonymous answers: that somebody has answered is kept, apart from what; the reader is told. */
  registraParticipacion: z.boolean(),
  obligatoria: z.boolean(),
  desde: day,
  hasta: day.nullable(),
});

type Audience = Pick<
  z.output<typeof portalSurveySettings>,
  'paraAlumnos' | 'paraEmpresa' | 'momento' | 'sacaOpcionAnonima'
>;

/** Without students, companies and placements it is for people who have no account, who answer anonymously. */
const isForOthers = ({ paraAlumnos, paraEmpresa, momento, sacaOpcionAnonima }: Audience): boolean =>
  !paraAlumnos && !paraEmpresa && momento === null && sacaOpcionAnonima;

const access = portalSurveySettings.pick({ sacaOpcionAnonima: true, conLogin: true });
const audience = portalSurveySettings.pick({
  paraAlumnos: true,
  paraEmpresa: true,
  momento: true,
  sacaOpcionAnonima: true,
});
const placement = portalSurveySettings.pick({
  momento: true,
  partes: true,
  sacaOpcionAnonima: true,
  obligatoria: true,
});
const mandatory = portalSurveySettings.pick({
  obligatoria: true,
  sacaOpcionAnonima: true,
  registraParticipacion: true,
});
const known = portalSurveySettings.pick({
  paraAlumnos: true,
  paraEmpresa: true,
  momento: true,
  sacaOpcionAnonima: true,
  registraParticipacion: true,
  obligatoria: true,
});
const days = portalSurveySettings.pick({ desde: true, hasta: true });

/** What a manager writes of a survey of the portal. Each rule is told along with what is wrong in other fields. */
export const portalSurveyContent = portalSurveySettings
  .extend({ definicion: writtenDefinition })
  .refine(({ sacaOpcionAnonima, conLogin }) => sacaOpcionAnonima || conLogin, {
    path: ['conLogin'],
    error: fieldError('surveyAccess'),
    when: ({ value }) => access.safeParse(value).success,
  })
  // Without students, companies and placements it is for people who have no account.
  .refine(
    ({ paraAlumnos, paraEmpresa, momento, sacaOpcionAnonima }) =>
      paraAlumnos || paraEmpresa || momento !== null || sacaOpcionAnonima,
    {
      path: ['paraAlumnos'],
      error: fieldError('chooseSome'),
      when: ({ value }) => audience.safeParse(value).success,
    },
  )
  .refine(({ momento, partes }) => momento === null || partes.length > 0, {
    path: ['partes'],
    error: fieldError('chooseSome'),
    when: ({ value }) => placement.safeParse(value).success,
  })
  // One person answers for one placement: nothing would be anonymous.
  .refine(({ momento, sacaOpcionAnonima }) => momento === null || !sacaOpcionAnonima, {
    path: ['sacaOpcionAnonima'],
    error: fieldError('surveyPlacementNamed'),
    when: ({ value }) => placement.safeParse(value).success,
  })
  // Nobody would know whom to let in again.
  .refine(
    (survey) =>
      !survey.obligatoria || !survey.sacaOpcionAnonima || survey.registraParticipacion || isForOthers(survey),
    {
      path: ['registraParticipacion'],
      error: fieldError('surveyParticipation'),
      when: ({ value }) => mandatory.safeParse(value).success,
    },
  )
  // Nor is it known of people without an account who has taken part, and none is kept out of anything.
  .refine((survey) => !survey.registraParticipacion || !isForOthers(survey), {
    path: ['registraParticipacion'],
    error: fieldError('surveyNobodyKnown'),
    when: ({ value }) => known.safeParse(value).success,
  })
  .refine((survey) => !survey.obligatoria || !isForOthers(survey), {
    path: ['obligatoria'],
    error: fieldError('surveyNobodyKnown'),
    when: ({ value }) => known.safeParse(value).success,
  })
  .refine(({ desde, hasta }) => hasta === null || hasta >= desde, {
    path: ['hasta'],
    error: fieldError('dateOrder'),
    when: ({ value }) => days.safeParse(value).success,
  });

/** Bytes of the longest answers that are sent at once: a text to every question, three bytes a character. */
export const answersBodyLimit = 3 * maxQuestions * maxAnswerText + 100_000;

/** An answer as it is sent; what it must be depends on its question. Null takes it back. */
export const sentAnswer = z.object({
  idPregunta: ownId,
  valor: z
    .union([
      z.number(),
      z.string().max(maxAnswerText, fieldError('max', { max: maxAnswerText })),
      z.array(z.int32()).max(50),
      z.record(z.string().regex(/^\d{1,7}$/), z.int32()),
    ])
    .nullable(),
});
