import { z } from 'zod';
import { audiences } from './communications.ts';
import { endpoint } from './endpoint.ts';
import { id, nothing, pageQuery } from './envelope.ts';
import { moment, textFrom3 } from './fields.ts';
import { fieldError } from './validation.ts';
import { writtenTexts } from './written-texts.ts';

/** Help: questions and answers by role, and a way to write to the area of the institution that knows more. */

export const helpTopics = [
  'cuenta',
  'ofertas',
  'candidaturas',
  'cv',
  'practicas',
  'convenios',
  'otros',
] as const;
export type HelpTopic = (typeof helpTopics)[number];

/** The areas that can be written to: those whose addresses the institution gives. */
export const helpAreas = ['practicas', 'empleo', 'empresas', 'soporte', 'privacidad', 'general'] as const;
export type HelpArea = (typeof helpAreas)[number];

/** Most answers that are read at once. */
export const maxHelp = 200;

const answer = z.object({
  idAyuda: z.number().int(),
  tema: z.enum(helpTopics),
  /** The question. */
  titulo: z.string(),
  /** HTML of the few elements that a text of managers may have. */
  descripcion: z.string(),
  /** The language that it is written in: the institution's where nobody wrote it in the reader's. */
  idioma: z.enum(['es', 'ca', 'en']),
});
export type HelpAnswer = z.infer<typeof answer>;

const read = {
  method: 'GET',
  summary: 'The questions and answers for the caller’s role, by topic and in their order.',
  answer: z.array(answer).max(maxHelp),
  refusals: [],
} as const;

export const listStudentHelp = endpoint({ ...read, path: '/api/Alumno/dameAyuda', access: ['Alumno'] });
export const listCompanyHelp = endpoint({ ...read, path: '/api/Empresa/dameAyuda', access: ['Empresa'] });

const message = z.object({
  area: z.enum(helpAreas, fieldError('chooseOne')),
  asunto: textFrom3(120),
  texto: textFrom3(3000),
});
export type HelpMessage = z.output<typeof message>;

const written = {
  method: 'POST',
  summary:
    'Mails a message to an area of the institution, with the name and the email address of its sender.',
  body: message,
  answer: nothing,
  refusals: [],
  once: true,
  callsAMinute: 5,
} as const;

export const writeStudentHelp = endpoint({
  ...written,
  path: '/api/Alumno/escribeAyuda',
  access: ['Alumno'],
});
export const writeCompanyHelp = endpoint({
  ...written,
  path: '/api/Empresa/escribeAyuda',
  access: ['Empresa'],
});

/** What a manager writes. */
export const helpContent = z.object({
  textos: writtenTexts,
  destinatarios: z.enum(audiences, fieldError('chooseOne')),
  tema: z.enum(helpTopics, fieldError('chooseOne')),
  /** Its place among those of its topic. */
  orden: z.number().int().min(1).max(999),
  /** Read by whom it is for; else by managers alone. */
  publicada: z.boolean(),
});

const listed = z.object({
  idAyuda: z.number().int(),
  titulo: z.string(),
  idioma: z.enum(['es', 'ca', 'en']),
  destinatarios: z.enum(audiences),
  tema: z.enum(helpTopics),
  orden: z.number().int(),
  publicada: z.boolean(),
  idiomas: z.array(z.enum(['es', 'ca', 'en'])),
  modificada: moment,
});
export type ListedHelp = z.infer<typeof listed>;

export const listManagedHelp = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameAyudas',
  access: ['Gestor'],
  summary: 'Every question with its answer, by topic and in their order.',
  query: pageQuery,
  answer: z.object({ ayudas: z.array(listed), numTotal: z.number().int() }),
  refusals: [],
});

export const getHelp = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameAyuda/:id',
  access: ['Gestor'],
  summary: 'A question with its answer as it was written, with the version that a change of it names.',
  params: z.object({ id }),
  answer: z.object({
    idAyuda: z.number().int(),
    version: z.number().int(),
    modificada: moment,
    ayuda: helpContent,
  }),
  refusals: ['actionNotAllowed'],
  absent: 'actionNotAllowed',
});

export const createHelp = endpoint({
  method: 'POST',
  path: '/api/Gestor/addAyuda',
  access: ['Gestor'],
  summary: 'Adds a question with its answer; sent twice with the same key it is added once.',
  body: z.object({ claveEnvio: z.uuid(), ayuda: helpContent }),
  answer: z.object({ idAyuda: z.number().int() }),
  refusals: [],
});

export const editHelp = endpoint({
  method: 'POST',
  path: '/api/Gestor/editaAyuda',
  access: ['Gestor'],
  summary: 'Changes a question or its answer, if it still is the version that was read.',
  body: z.object({ idAyuda: id, version: id, ayuda: helpContent }),
  answer: z.object({ version: z.number().int() }),
  refusals: ['actionNotAllowed', 'cannotChangeState'],
});

export const deleteHelp = endpoint({
  method: 'POST',
  path: '/api/Gestor/eliminaAyuda',
  access: ['Gestor'],
  summary: 'Deletes a question with its answer. One that is gone already stays so.',
  body: z.object({ id }),
  answer: nothing,
  refusals: [],
});

export const calls = {
  listStudentHelp,
  listCompanyHelp,
  writeStudentHelp,
  writeCompanyHelp,
  listManagedHelp,
  getHelp,
  createHelp,
  editHelp,
  deleteHelp,
};

export { screens } from './screens/help.ts';
