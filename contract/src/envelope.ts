import { z } from 'zod';
import * as mini from 'zod/mini';
import { isUrl } from './identifiers.ts';
import { fieldError as why } from './validation.ts';

/** A field that was refused and why, in the caller's language. */
export const fieldError = mini.object({ campo: mini.string(), mensaje: mini.string() });
export type FieldError = z.infer<typeof fieldError>;

/** `datos` of a malformed request (status 15), and of a file that was refused among others (46). */
export const fieldErrors = mini.object({ campos: mini.array(fieldError) });

/** Where a button leads: a path of the portal, or the address of another site, which opens in a new tab. */
const link = mini.string().check(mini.refine((text) => /^\/(?![/\\])\S*$/.test(text) || isUrl(text)));

/** What the portal says in a dialog of its own along with `mensaje`: its title, and a button in the place of a plain «accept». */
export const answerNotice = mini.object({
  titulo: mini.string().check(mini.minLength(1)),
  boton: mini.nullable(mini.object({ texto: mini.string().check(mini.minLength(1)), enlace: link })),
});
export type AnswerNotice = z.infer<typeof answerNotice>;

/** Every answer of the API: status 0 with `datos`, or a status of the catalogue with its sentence. */
export interface Envelope<T> {
  status: number;
  datos: T;
  mensaje: string | null;
  /** Where `mensaje` is a notice or an error of its own (specification 1, §8), which the catalogue has no words for. */
  aviso?: AnswerNotice;
  /** The request's id, for the people who look after the portal. */
  referencia?: string;
}

export const usualPageSize = 20;

/** A page of a list that grows: `pagina` from 1, `porPagina` at most 100. */
export const pageQuery = z.object({
  pagina: z.coerce.number().int().min(1).max(10_000).default(1),
  porPagina: z.coerce.number().int().min(1).max(100).default(usualPageSize),
});

/** A number that is chosen in a list, with what is said of one that is missing or is none. */
export const choice = (error: string) =>
  z.coerce.number(error).int(error).positive(error).max(2_147_483_647, error);

/** The key of a row in a URL or body. */
export const id = choice(why('chooseOne'));

/** `datos` of a call that has nothing to say but that it went well. */
export const nothing = z.null();
