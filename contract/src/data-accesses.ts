import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { pageQuery } from './envelope.ts';
import { day, urlAcceso } from './fields.ts';

/** Who opened or took away a student's data: companies what was sent to them, managers whatever the institution has. */

export const accessKinds = ['cvAbierto', 'exportacion'] as const;
export type AccessKind = (typeof accessKinds)[number];

/** `reservados` are the data that managers alone read. */
export const institutionAccessKinds = ['consulta', 'reservados', 'exportacion'] as const;
export type InstitutionAccessKind = (typeof institutionAccessKinds)[number];

export const listDataAccesses = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameAccesosDatos',
  access: ['Alumno'],
  summary:
    'Who opened or exported data of the student: companies what was sent to them, and the institution, by day, the newest first.',
  query: pageQuery,
  answer: z.object({
    accesos: z.array(
      z.discriminatedUnion('quien', [
        z.object({
          quien: z.literal('empresa'),
          dia: day,
          hecho: z.enum(accessKinds),
          /** Null where the offer hides its company. */
          empresa: z.string().nullable(),
          urlOferta: urlAcceso,
          tituloOferta: z.string(),
        }),
        // Which manager it was their history says, not this.
        z.object({ quien: z.literal('institucion'), dia: day, hecho: z.enum(institutionAccessKinds) }),
      ]),
    ),
    numTotal: z.number().int(),
  }),
  refusals: [],
});

export const calls = { listDataAccesses };
