import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** What the menu depends on: apart, since it comes with the first page. */

export const countEducationRequests = endpoint({
  method: 'GET',
  path: '/api/Alumno/numeroSolicitudPracticasEducacionDisponibles',
  access: ['Alumno'],
  summary: 'Whether the student may ask schools for an internship, and how many more requests are left.',
  answer: z.object({
    puedeSolicitar: z.boolean(),
    numDisponibles: z.number().int(),
    numMaximo: z.number().int(),
  }),
  refusals: [],
});

export const hasEducationMenu = endpoint({
  method: 'GET',
  path: '/api/Empresa/tieneMenuSolicitudesPracticasEducacion',
  access: ['Empresa'],
  summary: 'Whether the company of the session has requests for internships in its school.',
  answer: z.boolean(),
  refusals: [],
});
