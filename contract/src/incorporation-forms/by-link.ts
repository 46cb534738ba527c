import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moment } from '../fields.ts';
import { incorporationDraft, sectionBody, sectionNames, versionSeccion } from './form.ts';

/** What somebody without an account does by the link to a section. */

const token = z.string().min(20).max(100);

export const openIncorporationLink = endpoint({
  method: 'POST',
  path: '/api/Publico/abreEnlaceFormularioIncorporacion',
  access: 'public',
  summary: 'The section of an incorporation form that a link is for, and no other.',
  body: z.object({ token }),
  answer: z.object({
    seccion: z.enum(sectionNames),
    nombre: z.string(),
    empresa: z.string(),
    /** The student by first name alone: the rest is the company's to tell. */
    alumno: z.string(),
    titulo: z.string(),
    caduca: moment,
    versionSeccion: z.number().int(),
    datos: incorporationDraft,
    /** What a manager found wrong with the section, until the form is sent again. */
    motivos: z.array(z.object({ campo: z.string(), motivo: z.string() })),
  }),
  refusals: ['linkExpiredOrUsed'],
});

export const saveIncorporationByLink = endpoint({
  method: 'POST',
  path: '/api/Publico/guardaSeccionFormularioIncorporacion',
  access: 'public',
  summary: 'Keeps the section of an incorporation form that a link is for; the company is told.',
  body: z.object({ token, versionSeccion, parte: sectionBody }),
  answer: z.object({ versionSeccion: z.number().int() }),
  refusals: ['linkExpiredOrUsed', 'cannotChangeState'],
  callsAMinute: 30,
});

export const linkCalls = {
  openIncorporationLink,
  saveIncorporationByLink,
};
