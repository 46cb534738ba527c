import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { pageQuery } from './envelope.ts';
import { day, urlAcceso } from './fields.ts';

/** Which companies opened or took away what a student sent. */

export const accessKinds = ['cvAbierto', 'exportacion'] as const;
export type AccessKind = (typeof accessKinds)[number];

export const listDataAccesses = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameAccesosDatos',
  access: ['Alumno'],
  summary: 'Who opened the CV that the student sent, or exported it: by company and day, the newest first.',
  query: pageQuery,
  answer: z.object({
    accesos: z.array(
      z.object({
        dia: day,
        hecho: z.enum(accessKinds),
        /** Null where the offer hides its company. */
        empresa: z.string().nullable(),
        urlOferta: urlAcceso,
        tituloOferta: z.string(),
      }),
    ),
    numTotal: z.number().int(),
  }),
  refusals: [],
});

export const calls = { listDataAccesses };
