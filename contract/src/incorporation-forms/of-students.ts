import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../envelope.ts';
import { urlAcceso, writtenReason } from '../fields.ts';

/** What the student does whom a form is about. */

export const withdrawIncorporation = endpoint({
  method: 'POST',
  path: '/api/Alumno/retiraIncorporacion',
  access: ['Alumno'],
  summary:
    'The student goes back on an internship for which a form is not validated: the application is withdrawn.',
  body: z.object({ urlOferta: urlAcceso, motivo: writtenReason }),
  answer: nothing,
  refusals: ['applicationNotFound', 'cannotChangeState'],
});

export const studentCalls = {
  withdrawIncorporation,
};
