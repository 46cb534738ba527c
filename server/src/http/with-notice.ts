import type { AnswerNotice } from '@portal/contract/envelope';
import type { Json } from './json.ts';

/** What is said in a dialog: a title, a text whose line breaks are kept, and where it leads. */
export interface CustomNotice extends AnswerNotice {
  readonly mensaje: string;
}

/**
 * What a handler answers along with words of its own, in the caller's language (notice 515): a sentence, which is shown
 * for a while, or a whole notice, which stays until it is read.
 */
export class WithNotice<T> {
  readonly datos: T | Json<T>;
  readonly mensaje: string;
  readonly aviso: AnswerNotice | undefined;

  constructor(datos: T | Json<T>, words: string | CustomNotice) {
    this.datos = datos;
    this.mensaje = typeof words === 'string' ? words : words.mensaje;
    this.aviso = typeof words === 'string' ? undefined : noticeOf(words);
  }
}

/** What goes beside `mensaje`. */
export const noticeOf = ({ titulo, boton }: CustomNotice): AnswerNotice => ({ titulo, boton });
