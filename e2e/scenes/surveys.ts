import type { Call } from '@portal/contract/endpoint';
import { createPortalSurvey, createSurvey, openSurvey } from '@portal/contract/surveys';
import { clientOf } from '../people.ts';
import type { MakeScene } from './scene.ts';

/** Of another year: nobody is asked to answer it. */
const encuesta = {
  titulos: { es: 'Se recorre' },
  urlAcceso: 'https://encuestas.example/s/1?clave={clave}',
  paraAlumnos: true,
  paraEmpresa: true,
  obligatoria: false,
  desde: '2030-01-01',
  hasta: null,
} as const;

/** For people without an account: nobody who is logged in is asked to answer it. */
const ofPortal = {
  titulos: { es: 'Se recorre en el portal' },
  definicion: {
    preguntas: [
      {
        idPregunta: 1,
        tipo: 'una',
        textos: { es: '¿Se recorre?' },
        respuestas: ['Sí', 'No'].map((es, place) => ({ idRespuesta: place + 1, textos: { es } })),
      },
    ],
  },
  paraAlumnos: false,
  paraEmpresa: false,
  sacaOpcionAnonima: true,
  conLogin: false,
  registraParticipacion: false,
  obligatoria: false,
  desde: '2020-01-01',
  hasta: null,
} as const satisfies Call<typeof createPortalSurvey>['body']['encuesta'];

/** A draft: nobody is asked to answer it. */
const enPortal = {
  ...ofPortal,
  titulos: { es: 'Se escribe en el portal' },
  definicion: {
    preguntas: [
      {
        idPregunta: 1,
        tipo: 'una',
        textos: { es: '¿Has hecho prácticas?' },
        respuestas: [
          { idRespuesta: 1, textos: { es: 'Sí' } },
          { idRespuesta: 2, textos: { es: 'No' }, idPreguntaDestino: 0 },
        ],
      },
      { idPregunta: 2, tipo: 'escala', textos: { es: 'Valóralas' }, minimo: 1, maximo: 5 },
    ],
  },
} as const satisfies Call<typeof createPortalSurvey>['body']['encuesta'];

export const makeScene: MakeScene = async () => {
  const manager = await clientOf('gestora');
  const { idEncuesta } = await manager.get(createSurvey, {
    body: { claveEnvio: crypto.randomUUID(), encuesta },
  });
  const { idEncuesta: open } = await manager.get(createPortalSurvey, {
    body: { claveEnvio: crypto.randomUUID(), encuesta: ofPortal },
  });
  await manager.get(openSurvey, { body: { idEncuesta: open, version: 1 } });
  const inPortal = await manager.get(createPortalSurvey, {
    body: { claveEnvio: crypto.randomUUID(), encuesta: enPortal },
  });
  return {
    managedPortalSurvey: { id: inPortal.idEncuesta },
    surveyResults: { id: inPortal.idEncuesta },
    managedSurvey: { id: idEncuesta },
    surveyAccess: { id: open },
    // Nobody was given this key: what the page says of one that was, its own journey goes over.
    surveyAnswered: { clave: 'A'.repeat(32) },
  };
};
