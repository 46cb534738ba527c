import type { Texts } from '@portal/contract/languages';
import { type Answers, keptAnswers } from '@portal/contract/survey-rules';
import { surveyDefinition } from '@portal/contract/surveys';
import { surveyResponses, surveys, surveyVersions } from '../../server/src/db/tables/surveys.ts';
import type { Demo } from '../demo.ts';

const text = (es: string, ca: string, en: string): Texts => ({ es, ca, en });
const options = (texts: readonly Texts[], jumps: readonly (number | null)[] = []) =>
  texts.map((textos, index) => ({ idRespuesta: index + 1, textos, idPreguntaDestino: jumps[index] ?? null }));
const yesNo = [text('Sí', 'Sí', 'Yes'), text('No', 'No', 'No')];

/** Who has not done an internship goes past what is asked about it. */
const questions = surveyDefinition.parse({
  descripciones: text(
    'Son cinco preguntas. Nadie sabrá qué has respondido.',
    'Són cinc preguntes. Ningú no sabrà què has respost.',
    'There are five questions. Nobody will know what you have answered.',
  ),
  agradecimientos: text('Gracias por tu tiempo.', 'Gràcies pel teu temps.', 'Thank you for your time.'),
  preguntas: [
    {
      idPregunta: 1,
      tipo: 'una',
      textos: text('¿Has hecho prácticas?', 'Has fet pràctiques?', 'Have you done an internship?'),
      respuestaObligatoria: true,
      respuestas: options(yesNo, [null, 4]),
    },
    {
      idPregunta: 2,
      tipo: 'escala',
      textos: text('¿Cómo las valoras?', 'Com les valores?', 'How would you rate it?'),
      minimo: 1,
      maximo: 5,
    },
    {
      idPregunta: 3,
      tipo: 'texto',
      textos: text('¿Qué mejorarías?', 'Què milloraries?', 'What would you improve?'),
    },
    {
      idPregunta: 4,
      tipo: 'varias',
      nuevaPagina: true,
      textos: text('¿Qué buscas ahora?', 'Què busques ara?', 'What are you looking for now?'),
      respuestas: options([
        text('Prácticas', 'Pràctiques', 'An internship'),
        text('Empleo', 'Feina', 'A job'),
        text('Seguir estudiando', 'Continuar estudiant', 'Further studies'),
      ]),
    },
    {
      idPregunta: 5,
      tipo: 'numero',
      textos: text(
        '¿Cuántas horas dedicas cada semana a buscar?',
        'Quantes hores dediques cada setmana a cercar?',
        'How many hours a week do you spend looking?',
      ),
      minimo: 0,
      maximo: 60,
    },
  ],
});

const improvements = [
  'Más contacto con el tutor',
  'Un horario más flexible',
  'Que el trámite del anexo sea más corto',
  'Nada, ha sido una buena experiencia',
];

/** What the person at a place has answered: always the same, and not the same as the one before. */
const answersAt = (place: number): Answers =>
  keptAnswers(questions.preguntas, {
    1: place % 4 === 3 ? 2 : 1,
    2: [5, 4, 4, 3, 5, 2, 4][place % 7] ?? 4,
    4: place % 3 === 0 ? [1, 2] : [(place % 3) + 1],
    5: (place * 7) % 23,
    ...(place % 5 === 0 && { 3: improvements[(place / 5) % improvements.length] ?? '' }),
  });

/** An anonymous survey that is over and one that anybody can answer: neither keeps anybody waiting. */
export async function addPortalSurveys({
  db: { orm },
  calendar: { day, moment },
}: Pick<Demo, 'db' | 'calendar'>): Promise<void> {
  const usual = {
    tipo: 'portal',
    sacaOpcionAnonima: true,
    conLogin: false,
    obligatoria: false,
    paraEmpresa: false,
    creada: moment(-60),
    modificada: moment(-60),
  } as const;
  const stored = await orm
    .insert(surveys)
    .values([
      {
        ...usual,
        claveEnvio: '5b0a3a52-6a6e-4c57-9f4c-2d1c7d6f0a11',
        titulos: text(
          'Tus prácticas de este curso',
          'Les teves pràctiques d’aquest curs',
          'Your internship this year',
        ),
        paraAlumnos: true,
        estado: 'cerrada',
        desde: day(-60),
        hasta: day(-15),
      },
      {
        ...usual,
        claveEnvio: '5b0a3a52-6a6e-4c57-9f4c-2d1c7d6f0a12',
        titulos: text(
          'Cómo buscas tu primer trabajo',
          'Com cerques la primera feina',
          'How you look for your first job',
        ),
        paraAlumnos: false,
        estado: 'abierta',
        desde: day(-10),
        hasta: null,
      },
    ])
    .returning({ id: surveys.id });
  for (const [index, { id }] of stored.entries()) {
    const [version] = await orm
      .insert(surveyVersions)
      .values({ surveyId: id, numVersion: 1, definicion: questions })
      .returning({ id: surveyVersions.id });
    const responses = Array.from({ length: index === 0 ? 240 : 130 }, (_, place) => ({
      surveyId: id,
      versionId: version?.id ?? 0,
      respuestas: answersAt(place),
      anonima: true,
    }));
    await orm.insert(surveyResponses).values(responses);
  }
}
