import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, nothing } from './envelope.ts';
import { day, longText, shortText, url } from './fields.ts';
import { fileBodyLimit, uploadedFile } from './files.ts';
import { fieldError } from './validation.ts';

/** What a student has worked as (specification 2, §3 «Student CV», `profesional`). */

/** An experience as the CV has it; what was sent with an application before there were more fields lacks those. */
export const experience = z.object({
  id: z.number().int(),
  puesto: z.string(),
  empresa: z.string(),
  idSector: z.number().int().nullish(),
  idAreaFuncional: z.number().int().nullish(),
  idTipoContrato: z.number().int().nullish(),
  /** More of the contract, in the student's own words. */
  subtipoContrato: z.string().nullish(),
  fechaInicio: day,
  /** Null while it lasts. */
  fechaFin: day.nullable(),
  enlace: z.string().nullish(),
  descripcion: z.string().nullable(),
});
export type Experience = z.infer<typeof experience>;

/** A day whose mistakes have the same status as one that is before the first (27). */
const lastDay = z.string().refine((text) => day.safeParse(text).success, fieldError('date'));

const experienceBody = z.object({
  puesto: shortText,
  empresa: shortText,
  idSector: id.nullable().default(null),
  idAreaFuncional: id.nullable().default(null),
  idTipoContrato: id.nullable().default(null),
  subtipoContrato: shortText.nullable().default(null),
  fechaInicio: day,
  /** Null says that it is the present one. */
  fechaFin: lastDay.nullable().default(null),
  enlace: url.nullable().default(null),
  descripcion: longText(3000).nullable().default(null),
  /** A new attachment; null takes it away, and one that is not sent stays. */
  adjunto: uploadedFile.nullable().optional(),
});
export type ExperienceBody = z.output<typeof experienceBody>;

interface Days {
  fechaInicio: string;
  fechaFin: string | null;
}
const isInOrder = ({ fechaInicio, fechaFin }: Days): boolean => fechaFin === null || fechaInicio < fechaFin;
const order = { error: fieldError('dateOrder'), path: ['fechaFin'] };

/** A new experience, its days in order. */
export const newExperience = experienceBody.refine(isInOrder, order);

const written = {
  method: 'POST',
  access: ['Alumno'],
  bodyLimit: fileBodyLimit,
  fieldStatus: { fechaFin: 'startAfterEnd', 'adjunto.extension_adjunto': 'fileTypeNotAllowed' },
  notice: 'infoUpdated',
} as const;

export const addExperience = endpoint({
  ...written,
  path: '/api/Alumno/addExperiencia',
  once: true,
  summary: 'Adds an experience to the CV.',
  body: newExperience,
  answer: z.object({ id: z.number().int() }),
  refusals: ['startAfterEnd', 'fileTypeNotAllowed'],
});

export const editExperience = endpoint({
  ...written,
  path: '/api/Alumno/editExperiencia',
  summary: 'Changes an experience of the CV.',
  body: experienceBody.extend({ id }).refine(isInOrder, order),
  answer: nothing,
  refusals: ['actionNotAllowed', 'startAfterEnd', 'fileTypeNotAllowed'],
});

export const deleteExperience = endpoint({
  method: 'POST',
  path: '/api/Alumno/delExperiencia',
  access: ['Alumno'],
  summary: 'Takes an experience out of the CV. What was sent with an application stays there.',
  body: z.object({ id }),
  answer: nothing,
  refusals: ['actionNotAllowed'],
});

export const calls = { addExperience, editExperience, deleteExperience };
