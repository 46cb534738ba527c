import { z } from 'zod';
import { degreeTypes } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { choice, id, nothing } from './envelope.ts';
import { amountBetween, between, day, longText, shortText, wholeBetween } from './fields.ts';
import { fileBodyLimit, fileLink, uploadedFile } from './files.ts';
import { fieldError } from './validation.ts';

/** What a student has studied and studies, at the university and elsewhere, and what they have done besides. */

/** A study as the CV has it; what was sent with an application before there were more fields lacks those. */
export const study = z.object({
  id: z.number().int(),
  deLaUniversidad: z.boolean(),
  /** Null where the catalogue does not have it: `titulo` names it then. */
  idTitulacion: z.number().int().nullable(),
  titulo: z.string().nullish(),
  centro: z.string(),
  idNivel: z.number().int().nullish(),
  tipo: z.enum(degreeTypes).nullish(),
  /** The branch. */
  idArea: z.number().int().nullish(),
  /** Years. */
  duracion: z.number().nullish(),
  /** 1 to 4; null while unknown. */
  nota: z.number().nullable(),
  curso: z.number().int().nullable(),
  ultimoCurso: z.boolean(),
  actual: z.boolean(),
  fechaInicio: day.nullish(),
  fechaFin: day.nullish(),
  certificacion: z.string().nullish(),
  creditosSuperados: z.number().nullable(),
  creditosTotales: z.number().nullable(),
  anioPromocion: z.number().int().nullable(),
  /** The campus, of a study of the university. */
  idSede: z.number().int().nullish(),
});
export type Study = z.infer<typeof study>;

export const training = z.object({
  id: z.number().int(),
  titulo: z.string(),
  centro: z.string(),
  horas: z.number().int().nullable(),
  fechaInicio: day.nullable(),
  fechaFin: day.nullable(),
});
export type Training = z.infer<typeof training>;

export const stay = z.object({
  id: z.number().int(),
  idPais: z.number().int(),
  motivo: z.string(),
  meses: z.number().int(),
});
export type Stay = z.infer<typeof stay>;

const listedStudy = study.extend({
  /** The copy of the degree certificate. */
  copia: fileLink.nullable(),
  /** Whether the institution asks for a copy that is not there. */
  faltaCopia: z.boolean(),
});
export type ListedStudy = z.infer<typeof listedStudy>;

export const getStudies = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameEstudios',
  access: ['Alumno'],
  summary: "The student's own studies with their files, complementary training and stays abroad.",
  answer: z.object({
    estudios: z.array(listedStudy),
    formacion: z.array(training),
    estancias: z.array(stay),
    idNivelFormativoSNE: z.number().int().nullable(),
  }),
  refusals: [],
});

export const listCurrentStudies = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameTitulacionesActuales',
  access: ['Alumno'],
  summary: "The student's own studies under way, those of the university first.",
  answer: z.array(study),
  // Nothing is under way.
  refusals: ['noStudiesFound'],
});

/** A day whose mistakes have the same status as one that is before the first (27). */
const lastDay = z.string().refine((text) => day.safeParse(text).success, fieldError('date'));

const credits = between(0, 999).multipleOf(0.5, fieldError('multiple', { step: 0.5 }));

/** What a student writes of a study elsewhere. Of a degree of the catalogue its level, type and branch are known. */
const studyElsewhere = z.object({
  centro: shortText,
  idTitulacion: id.nullable().default(null),
  titulo: shortText.nullable().default(null),
  idNivel: z.int32(fieldError('chooseOne')).min(0, fieldError('chooseOne')).nullable().default(null),
  tipo: z.enum(degreeTypes, fieldError('chooseOne')).nullable().default(null),
  idArea: choice(fieldError('chooseOne')).nullable().default(null),
  duracion: amountBetween(0.5, 12).nullable().default(null),
  nota: amountBetween(1, 4).nullable().default(null),
  curso: wholeBetween(1, 8).nullable().default(null),
  ultimoCurso: z.boolean().default(false),
  actual: z.boolean(),
  fechaInicio: day.nullable().default(null),
  fechaFin: lastDay.nullable().default(null),
  certificacion: longText(300).nullable().default(null),
  creditosSuperados: credits.nullable().default(null),
  creditosTotales: credits.nullable().default(null),
  anioPromocion: wholeBetween(1950, 2100).nullable().default(null),
  /** A new copy of the degree certificate; null takes it away, and one that is not sent stays. */
  copia: uploadedFile.nullable().optional(),
});
export type StudyElsewhere = z.output<typeof studyElsewhere>;

interface Days {
  fechaInicio: string | null;
  fechaFin: string | null;
}

/** Days that are not both there are in no order. */
const isInOrder = ({ fechaInicio, fechaFin }: Days): boolean =>
  fechaInicio === null || fechaFin === null || fechaInicio < fechaFin;
const order = { error: fieldError('dateOrder'), path: ['fechaFin'] };

function checkAcross(study: StudyElsewhere, context: z.RefinementCtx): void {
  const refuse = (campo: string, message: string) =>
    context.addIssue({ code: 'custom', path: [campo], message });
  const { idTitulacion, titulo, idNivel, creditosSuperados: passed, creditosTotales: total } = study;
  if (idTitulacion === null && titulo === null) refuse('idTitulacion', fieldError('required'));
  if (idTitulacion === null && titulo !== null && idNivel === null) refuse('idNivel', fieldError('required'));
  if (!isInOrder(study)) refuse('fechaFin', fieldError('dateOrder'));
  if (passed !== null && total !== null && passed > total)
    refuse('creditosSuperados', fieldError('creditsOrder'));
}

/** A new study elsewhere, in agreement with itself. */
export const newStudy = studyElsewhere.superRefine(checkAcross);

const written = {
  method: 'POST',
  access: ['Alumno'],
  bodyLimit: fileBodyLimit,
  fieldStatus: { fechaFin: 'startAfterEnd', 'copia.extension_adjunto': 'fileTypeNotAllowed' },
  notice: 'infoUpdated',
} as const;

const made = z.object({ id: z.number().int() });

export const addStudy = endpoint({
  ...written,
  path: '/api/Alumno/addEstudio',
  once: true,
  summary:
    'Adds a study elsewhere. Where the institution asks for a copy of the degree that is not there, the answer says so (537).',
  body: newStudy,
  answer: made,
  refusals: ['startAfterEnd', 'fileTypeNotAllowed'],
});

export const editStudy = endpoint({
  ...written,
  path: '/api/Alumno/editEstudio',
  summary: 'Changes a study elsewhere.',
  body: studyElsewhere.extend({ id }).superRefine(checkAcross),
  answer: nothing,
  refusals: ['studiesNotFound', 'startAfterEnd', 'fileTypeNotAllowed'],
});

export const deleteStudy = endpoint({
  method: 'POST',
  path: '/api/Alumno/delEstudio',
  access: ['Alumno'],
  summary: 'Takes a study elsewhere out of the CV, which keeps one at least.',
  body: z.object({ id }),
  answer: nothing,
  refusals: ['studiesNotFound', 'cannotDeleteAllStudies'],
});

const trainingBody = z.object({
  titulo: shortText,
  centro: shortText,
  horas: wholeBetween(1, 5000).nullable().default(null),
  fechaInicio: day.nullable().default(null),
  fechaFin: lastDay.nullable().default(null),
});
export type TrainingBody = z.output<typeof trainingBody>;

/** New training, its days in order. */
export const newTraining = trainingBody.refine(isInOrder, order);

const trained = {
  method: 'POST',
  access: ['Alumno'],
  fieldStatus: { fechaFin: 'startAfterEnd' },
  notice: 'infoUpdated',
} as const;

export const addTraining = endpoint({
  ...trained,
  path: '/api/Alumno/addFormacion',
  once: true,
  summary: 'Adds complementary training: a course, a workshop.',
  body: newTraining,
  answer: made,
  refusals: ['startAfterEnd'],
});

export const editTraining = endpoint({
  ...trained,
  path: '/api/Alumno/editFormacion',
  summary: 'Changes complementary training.',
  body: trainingBody.extend({ id }).refine(isInOrder, order),
  answer: nothing,
  refusals: ['studiesNotFound', 'startAfterEnd'],
});

const removed = { method: 'POST', access: ['Alumno'], body: z.object({ id }), answer: nothing } as const;

export const deleteTraining = endpoint({
  ...removed,
  path: '/api/Alumno/delFormacion',
  summary: 'Takes complementary training out of the CV.',
  refusals: ['studiesNotFound'],
});

const stayBody = z.object({ idPais: id, motivo: shortText, meses: wholeBetween(0, 12) });
export type StayBody = z.output<typeof stayBody>;

export const addStay = endpoint({
  method: 'POST',
  path: '/api/Alumno/addEstancia',
  once: true,
  access: ['Alumno'],
  summary: 'Adds a stay abroad: the country, the reason and how many months.',
  body: stayBody,
  answer: made,
  refusals: [],
  notice: 'infoUpdated',
});

export const editStay = endpoint({
  method: 'POST',
  path: '/api/Alumno/editEstancia',
  access: ['Alumno'],
  summary: 'Changes a stay abroad.',
  body: stayBody.extend({ id }),
  answer: nothing,
  refusals: ['actionNotAllowed'],
  notice: 'infoUpdated',
});

export const deleteStay = endpoint({
  ...removed,
  path: '/api/Alumno/delEstancia',
  summary: 'Takes a stay abroad out of the CV.',
  refusals: ['actionNotAllowed'],
});

export const editEducationLevel = endpoint({
  method: 'POST',
  path: '/api/Alumno/editarNivelFormativoSNE',
  access: ['Alumno'],
  summary: 'Sets the highest level of education, as the public employment service classifies it.',
  body: z.object({ id }),
  answer: nothing,
  refusals: [],
});

export const calls = {
  getStudies,
  listCurrentStudies,
  addStudy,
  editStudy,
  deleteStudy,
  addTraining,
  editTraining,
  deleteTraining,
  addStay,
  editStay,
  deleteStay,
  editEducationLevel,
};

export { fieldErrors } from './field-errors/studies.ts';
