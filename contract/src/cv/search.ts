import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../envelope.ts';

export const editInternshipSearch = endpoint({
  method: 'POST',
  path: '/api/Alumno/editDatosBusquedaActivaPracticas',
  access: ['Alumno'],
  summary: 'Says whether the student is actively looking for an internship.',
  body: z.object({ activa: z.boolean() }),
  answer: nothing,
  refusals: [],
});

export const editJobSearch = endpoint({
  method: 'POST',
  path: '/api/Alumno/editDatosBusquedaActivaTrabajo',
  access: ['Alumno'],
  summary: 'Says whether the student is actively looking for a job.',
  body: z.object({ activa: z.boolean() }),
  answer: nothing,
  refusals: [],
});

export const editWorkPermit = endpoint({
  method: 'POST',
  path: '/api/Alumno/editPermisoTrabajo',
  access: ['Alumno'],
  summary: 'Says whether the student has a work permit.',
  body: z.object({ permiso: z.boolean() }),
  answer: nothing,
  refusals: [],
});

export const searchCalls = { editInternshipSearch, editJobSearch, editWorkPermit };
