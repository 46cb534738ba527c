import type { Json } from './json.ts';

/** What a handler answers along with a sentence of its own, in the caller's language (notice 515). */
export class Said<T> {
  readonly datos: T | Json<T>;
  readonly mensaje: string;

  constructor(datos: T | Json<T>, mensaje: string) {
    this.datos = datos;
    this.mensaje = mensaje;
  }
}
