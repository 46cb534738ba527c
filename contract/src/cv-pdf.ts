import { z } from 'zod';
import { exportStates } from './candidate-exports.ts';
import { endpoint } from './endpoint.ts';
import { id } from './envelope.ts';
import { fileLink } from './files.ts';
import { languages } from './languages.ts';

/** The printed CV. */

/** `unaPagina`: shortened until it fits on a page. `conFoto`: the classic one with the photo, where there is one. */
export const cvLayouts = ['clasico', 'unaPagina', 'conFoto'] as const;
export type CvLayout = (typeof cvLayouts)[number];

const choice = { diseno: z.enum(cvLayouts), idioma: z.enum(languages) };

export const getCvPdfChoice = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameDisenoCv',
  access: ['Alumno'],
  summary: "The layout and the language in which the student's CV is printed for companies.",
  answer: z.object({ ...choice, tieneFoto: z.boolean() }),
  refusals: [],
});

export const makeCvPdf = endpoint({
  method: 'POST',
  path: '/api/Alumno/generaPdfCv',
  access: ['Alumno'],
  callsAMinute: 20,
  summary:
    'Begins the PDF of the CV as a company will get it, which a job makes; applications from now on are printed in the same layout and language.',
  body: z.object(choice),
  answer: z.object({ id: z.number().int() }),
  refusals: [],
});

export const getCvPdf = endpoint({
  method: 'GET',
  path: '/api/Alumno/damePdfCv/:id',
  access: ['Alumno'],
  summary: 'Whether the PDF is made, and a link that opens it for a quarter of an hour.',
  params: z.object({ id }),
  answer: z.object({ ...choice, estado: z.enum(exportStates), fichero: fileLink.nullable() }),
  refusals: ['actionNotAllowed'],
  absent: 'actionNotAllowed',
});

export const calls = { getCvPdfChoice, makeCvPdf, getCvPdf };
