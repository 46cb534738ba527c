import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, nothing } from '../envelope.ts';
import { agreementText, writtenReason } from '../fields.ts';
import { fieldError } from '../validation.ts';
import {
  incorporationData,
  incorporationForm,
  incorporationStates,
  sectionBody,
  sectionLink,
  sectionNames,
  seenForm,
  versionSeccion,
} from './form.ts';

/** What a company does with the form of a candidate whom it has selected. */

export const getIncorporationForm = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameFormularioIncorporacion/:id',
  access: ['Empresa'],
  // Of a candidate who was selected before there were forms it is opened.
  writes: true,
  summary:
    'The incorporation form of an application, filled from the offer, the company, its last agreement and its last form.',
  params: z.object({ id }),
  answer: incorporationForm.extend({ enlaces: z.array(sectionLink) }),
  refusals: ['applicationNotFound'],
  absent: 'applicationNotFound',
});

export const saveIncorporationSection = endpoint({
  method: 'POST',
  path: '/api/Empresa/guardaSeccionFormularioIncorporacion',
  access: ['Empresa'],
  summary:
    'Keeps a section of an incorporation form that is open or was returned; other sections are left as they are.',
  body: z.object({ idSolicitud: id, versionSeccion, parte: sectionBody }),
  answer: z.object({ version: z.number().int(), versionSeccion: z.number().int() }),
  refusals: ['applicationNotFound', 'cannotChangeState'],
});

export const sendIncorporationForm = endpoint({
  method: 'POST',
  path: '/api/Empresa/guardarFormularioIncorporacion',
  access: ['Empresa'],
  summary:
    'Sends an incorporation form, whole: the candidate is selected and a manager validates it. Sent, it cannot be changed by the company.',
  body: z.object({ ...seenForm, datos: incorporationData }),
  answer: z.object({ estado: z.enum(incorporationStates), version: z.number().int() }),
  refusals: ['applicationNotFound', 'cannotChangeState'],
  notice: 'incorporationFormDone',
});

export const withdrawIncorporationForm = endpoint({
  method: 'POST',
  path: '/api/Empresa/retiraFormularioIncorporacion',
  access: ['Empresa'],
  summary:
    'Goes back on selecting a candidate whose form is not validated: the application ends as not selected and its place is free again.',
  body: z.object({ idSolicitud: id, motivo: writtenReason }),
  answer: nothing,
  refusals: ['applicationNotFound', 'cannotChangeState'],
});

/** Days that a link to a section is good. */
export const incorporationLinkDays = 14;

export const addIncorporationLink = endpoint({
  method: 'POST',
  path: '/api/Empresa/creaEnlaceFormularioIncorporacion',
  access: ['Empresa'],
  summary: `A link by which somebody without an account fills one section of the form, for ${incorporationLinkDays} days.`,
  body: z.object({
    idSolicitud: id,
    seccion: z.enum(sectionNames, fieldError('chooseOneFormal')),
    nombre: agreementText,
    /** The same one again gives the same link. */
    claveEnvio: z.uuid(),
  }),
  answer: z.object({ id: z.number().int(), url: z.string() }),
  refusals: ['applicationNotFound', 'cannotChangeState'],
});

export const withdrawIncorporationLink = endpoint({
  method: 'POST',
  path: '/api/Empresa/retiraEnlaceFormularioIncorporacion',
  access: ['Empresa'],
  summary: 'Ends a link to a section.',
  body: z.object({ idSolicitud: id, id }),
  answer: nothing,
  refusals: ['applicationNotFound'],
});

export const companyCalls = {
  getIncorporationForm,
  saveIncorporationSection,
  sendIncorporationForm,
  withdrawIncorporationForm,
  addIncorporationLink,
  withdrawIncorporationLink,
};
