import { createSurvey } from '@portal/contract/surveys';
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

export const makeScene: MakeScene = async () => {
  const manager = await clientOf('gestora');
  const { idEncuesta } = await manager.get(createSurvey, {
    body: { claveEnvio: crypto.randomUUID(), encuesta },
  });
  return {
    managedSurvey: { id: idEncuesta },
    // Nobody was given this key: what the page says of one that was, its own journey goes over.
    surveyAnswered: { clave: 'A'.repeat(32) },
  };
};
