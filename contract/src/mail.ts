import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { pageQuery } from './envelope.ts';
import { moment } from './fields.ts';

export const listMail = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameCorreos',
  access: ['Gestor'],
  summary: 'In demo mode, the mails that the portal would have sent, newest first; elsewhere 48.',
  query: pageQuery,
  answer: z.object({
    correos: z.array(
      z.object({
        idCorreo: z.number().int(),
        para: z.string(),
        asunto: z.string(),
        texto: z.string(),
        fecha: moment,
      }),
    ),
    numTotal: z.number().int(),
  }),
  refusals: ['actionNotAllowed'],
});

export const calls = { listMail };

export { screens } from './screens/mail.ts';
