import { z } from 'zod';
import { id } from '../envelope.ts';

/** The version of the part that was read: the change is refused (49) where it has another by now. */
export const version = z.int32().min(0).optional();
const newVersion = z.object({ version: z.number().int() });

/** A part of the CV that is written as a whole. */
export const part = {
  method: 'POST',
  access: ['Alumno'],
  answer: newVersion,
  notice: 'infoUpdated',
} as const;

export const ids = z.array(id).max(100);
