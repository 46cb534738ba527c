import { z } from 'zod';
import { exportStates } from './candidate-exports.ts';
import { endpoint } from './endpoint.ts';
import { id } from './envelope.ts';
import { moment } from './fields.ts';
import { fileLink } from './files.ts';

/** All that the portal keeps of a student, for that student (RGPD, arts. 15 and 20). */

export const makeOwnRecord = endpoint({
  method: 'POST',
  path: '/api/Alumno/preparaMisDatos',
  access: ['Alumno'],
  callsAMinute: 5,
  summary:
    'Begins a zip with all that the portal keeps of the student as JSON, and the files, which a job makes. One that was begun within ten minutes is given again.',
  body: z.object({}),
  answer: z.object({ id: z.number().int() }),
  refusals: [],
});

export const getOwnRecord = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameMisDatos/:id',
  access: ['Alumno'],
  summary: 'How far the zip is, and a link that opens it for a quarter of an hour once it is made.',
  params: z.object({ id }),
  answer: z.object({
    estado: z.enum(exportStates),
    total: z.number().int(),
    hechos: z.number().int(),
    fichero: fileLink.nullable(),
    creada: moment,
  }),
  refusals: ['actionNotAllowed'],
  absent: 'actionNotAllowed',
});

export const calls = { makeOwnRecord, getOwnRecord };
