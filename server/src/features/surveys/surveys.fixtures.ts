import { randomUUID } from 'node:crypto';
import type { calls, surveyContent } from '@portal/contract/surveys';
import { listStudentSurveys } from '@portal/contract/surveys';
import type { z } from 'zod';
import { surveys } from '../../db/tables/surveys.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import type { TestPortal } from '../../testing/portal.ts';

type Content = z.input<typeof surveyContent>;

/** What a manager writes, in Spanish and Catalan: a survey of both that is open for long. */
export const someSurvey = (more: Partial<Content> = {}): Content => ({
  titulos: { es: 'Valora el servicio', ca: 'Valora el servei' },
  urlAcceso: 'https://encuestas.example.edu/s/12?clave={clave}',
  paraAlumnos: true,
  paraEmpresa: true,
  obligatoria: false,
  desde: '2020-01-01',
  hasta: null,
  ...more,
});

/** A survey that is there already. */
async function addSurvey({ database }: TestPortal): Promise<number> {
  const [row] = await database.orm
    .insert(surveys)
    .values({
      claveEnvio: randomUUID(),
      titulos: { es: 'Encuesta' },
      urlAcceso: 'https://encuestas.example.edu/s/12?clave={clave}',
      paraAlumnos: true,
      paraEmpresa: true,
      obligatoria: false,
      desde: '2020-01-01',
    })
    .returning({ id: surveys.id });
  return row?.id ?? 0;
}

/** The key in the address that somebody was given. */
export const keyIn = (urlAcceso: string | undefined): string =>
  new URL(urlAcceso ?? 'https://none.example').searchParams.get('clave') ?? '';

export const surveysBodies = ({ portal, student }: Callers): BodiesOf<typeof calls> => ({
  createSurvey: async () => ({ claveEnvio: randomUUID(), encuesta: someSurvey() }),
  editSurvey: async () => ({ idEncuesta: await addSurvey(portal), version: 1, encuesta: someSurvey() }),
  deleteSurvey: async () => ({ id: await addSurvey(portal) }),
  recordSurveyAnswer: async () => {
    await addSurvey(portal);
    const [first] = await portal.get(listStudentSurveys, {}, { token: student.token });
    return { clave: keyIn(first?.urlAcceso) };
  },
});
