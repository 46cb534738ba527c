import { z } from 'zod';

/** A field that was refused and why, in the caller's language. */
export const fieldError = z.object({ campo: z.string(), mensaje: z.string() });
export type FieldError = z.infer<typeof fieldError>;

/** `datos` of a malformed request (status 15). */
export const fieldErrors = z.object({ campos: z.array(fieldError) });

/** Every answer of the API: status 0 with `datos`, or a status of the catalogue with its sentence. */
export interface Envelope<T> {
  status: number;
  datos: T;
  mensaje: string | null;
  /** The request's id, for whoever looks after the portal. */
  referencia?: string;
}

export const usualPageSize = 20;

/** A page of a list that grows: `pagina` from 1, `porPagina` at most 100. */
export const pageQuery = z.object({
  pagina: z.coerce.number().int().min(1).max(10_000).default(1),
  porPagina: z.coerce.number().int().min(1).max(100).default(usualPageSize),
});

/** The key of a row in a URL or body. */
export const id = z.coerce.number().int().positive().max(2_147_483_647);

/** `datos` of a call that has nothing to say but that it went well. */
export const nothing = z.null();
