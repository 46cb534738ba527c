import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, pageQuery } from '../envelope.ts';
import { day, moment } from '../fields.ts';
import { fieldError } from '../validation.ts';
import { fieldReason, incorporationForm, incorporationStates, internshipKinds, seenForm } from './form.ts';

/** What managers do with the forms that companies send. */

export const managedIncorporationCard = z.object({
  idSolicitud: z.number().int(),
  estado: z.enum(incorporationStates),
  version: z.number().int(),
  /** Since when it is in its state. */
  desde: moment,
  idEmpresa: z.number().int(),
  empresa: z.string(),
  alumno: z.string(),
  titulo: z.string(),
  fechaInicio: day.nullable(),
  fechaFin: day.nullable(),
});
export type ManagedIncorporationCard = z.infer<typeof managedIncorporationCard>;

export const listIncorporationForms = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameFormulariosIncorporacion',
  access: ['Gestor'],
  summary: 'A page of the incorporation forms: those that await a manager first, the oldest of them first.',
  query: z.object({
    estado: z.enum(incorporationStates).optional(),
    texto: z.string().trim().max(200).optional(),
    idEmpresa: id.optional(),
    ...pageQuery.shape,
  }),
  answer: z.object({
    formularios: z.array(managedIncorporationCard),
    numTotal: z.number().int(),
    porEstado: z.array(z.object({ estado: z.enum(incorporationStates), numTotal: z.number().int() })),
  }),
  refusals: [],
});

/** What a manager is shown beside a form: it does not stop one from validating it. */
export const incorporationWarnings = [
  /** No agreement in force covers the dates. */
  'sinConvenio',
  /** Another internship of the student's overlaps (17). */
  'solapada',
  'sinNumSegSocial',
  /** It begins in less than ten days, or has begun. */
  'empiezaPronto',
] as const;

export const getManagedIncorporationForm = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameFormularioIncorporacion/:id',
  access: ['Gestor'],
  summary: 'An incorporation form with what a manager has to look at.',
  params: z.object({ id }),
  answer: incorporationForm.extend({
    idEmpresa: z.number().int(),
    idAlumno: z.number().int(),
    avisos: z.array(z.enum(incorporationWarnings)),
    /** As a proposal said. */
    tipoPractica: z.enum(internshipKinds).nullable(),
    /** Made from it. */
    idPractica: z.number().int().nullable(),
    /** The one that has waited longest after this one, to go on with. */
    idSiguiente: z.number().int().nullable(),
  }),
  refusals: ['applicationNotFound'],
  absent: 'applicationNotFound',
});

export const validateIncorporationForm = endpoint({
  method: 'POST',
  path: '/api/Gestor/validaFormularioIncorporacion',
  access: ['Gestor'],
  summary:
    'Validates an incorporation form that was sent, which makes the placement with its annex; company and student are told.',
  body: z.object({
    ...seenForm,
    tipoPractica: z.enum(internshipKinds, fieldError('chooseOne')),
    idTutorAcademico: id.nullable().default(null),
  }),
  answer: z.object({
    estado: z.enum(incorporationStates),
    version: z.number().int(),
    idPractica: z.number().int(),
  }),
  // 17: another placement of the student has days in common; 22: no such tutor, or the host tutor.
  refusals: ['applicationNotFound', 'cannotChangeState', 'overlapsPlacement', 'notATutor'],
});

/** Why a form is not validated together with others. */
export const incorporationObstacles = [
  ...incorporationWarnings,
  /** It has been decided on, or changed, since it was read. */
  'cambiado',
  /** The student's account is closed. */
  'estudianteBaja',
  /** The academic tutor is its host tutor. */
  'tutorEmpresa',
] as const;
export type IncorporationObstacle = (typeof incorporationObstacles)[number];

/** Most forms that are validated at once. */
export const mostValidatedAtOnce = 25;

export const validateIncorporationForms = endpoint({
  method: 'POST',
  path: '/api/Gestor/validaFormulariosIncorporacion',
  access: ['Gestor'],
  summary:
    'Validates those of several incorporation forms that nothing is to be looked at in, and says of each other why not. Sent again it gives the same placements.',
  body: z.object({
    formularios: z
      .array(z.object(seenForm))
      .min(1, fieldError('chooseSome'))
      .max(mostValidatedAtOnce, fieldError('max', { max: mostValidatedAtOnce })),
    /** Of those of which nobody has said it. */
    tipoPractica: z.enum(internshipKinds, fieldError('chooseOne')),
    idTutorAcademico: id.nullable().default(null),
  }),
  answer: z.object({
    resultados: z.array(
      z.object({
        idSolicitud: z.number().int(),
        alumno: z.string(),
        empresa: z.string(),
        /** Made from it; null where it was not validated. */
        idPractica: z.number().int().nullable(),
        /** Why not; a form that is not there is left out. */
        impedimentos: z.array(z.enum(incorporationObstacles)),
      }),
    ),
  }),
  // 22: no such academic tutor.
  refusals: ['notATutor'],
});

export const previewAnnex = endpoint({
  method: 'GET',
  path: '/api/Gestor/previsualizaAnexo/:id',
  access: ['Gestor'],
  summary: 'The annex that an incorporation form which was sent would make: a PDF, marked as a draft.',
  params: z.object({ id }),
  /** As it would be validated; what is left out the draft does not say. */
  query: z.object({ tipoPractica: z.enum(internshipKinds).optional(), idTutorAcademico: id.optional() }),
  answer: z.object({ nombre: z.string(), ficheroB64: z.string() }),
  // 49: it is not whole yet.
  refusals: ['applicationNotFound', 'cannotChangeState'],
  absent: 'applicationNotFound',
});

export const returnIncorporationForm = endpoint({
  method: 'POST',
  path: '/api/Gestor/devuelveFormularioIncorporacion',
  access: ['Gestor'],
  summary:
    'Returns an incorporation form that was sent to the company, with what is wrong beside each field.',
  body: z.object({ ...seenForm, motivos: z.array(fieldReason).min(1, fieldError('required')).max(40) }),
  answer: z.object({ estado: z.enum(incorporationStates), version: z.number().int() }),
  refusals: ['applicationNotFound', 'cannotChangeState'],
});

export const managerCalls = {
  listIncorporationForms,
  getManagedIncorporationForm,
  validateIncorporationForm,
  validateIncorporationForms,
  previewAnnex,
  returnIncorporationForm,
};
