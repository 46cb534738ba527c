import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What a student has studied and studies, at the university and elsewhere. */

export const study = z.object({
  id: z.number().int(),
  deLaUniversidad: z.boolean(),
  idTitulacion: z.number().int(),
  centro: z.string(),
  /** 1 to 4; null while unknown. */
  nota: z.number().nullable(),
  curso: z.number().int().nullable(),
  ultimoCurso: z.boolean(),
  actual: z.boolean(),
  creditosSuperados: z.number().nullable(),
  creditosTotales: z.number().nullable(),
  anioPromocion: z.number().int().nullable(),
});
export type Study = z.infer<typeof study>;

export const listCurrentStudies = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameTitulacionesActuales',
  access: ['Alumno'],
  summary: "The student's own studies under way, those of the university first.",
  answer: z.array(study),
  refusals: [],
});

export const calls = { listCurrentStudies };
