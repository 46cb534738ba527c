import { type AnswerNotice, type FieldError, fieldErrors } from '@portal/contract/envelope';
import type { ErrorName } from '@portal/contract/statuses';

interface Details {
  name: ErrorName;
  code: number;
  mensaje: string | null;
  aviso?: AnswerNotice | null;
  datos: unknown;
  referencia: string | null;
  httpStatus: number;
  offline?: boolean;
}

/** How every call fails: a status of the catalogue, whatever happened. */
export class CallError extends Error {
  /** What went wrong, by the catalogue's name. */
  override readonly name: ErrorName;
  readonly code: number;
  /** The server's sentence, in the caller's language. */
  readonly mensaje: string | null;
  /** With what title and button that sentence is said, where the catalogue's are not meant. */
  readonly aviso: AnswerNotice | null;
  readonly datos: unknown;
  readonly referencia: string | null;
  /** 0 where no answer came. */
  readonly httpStatus: number;
  /** No answer came at all: the network, not the portal. */
  readonly offline: boolean;

  constructor({
    name,
    code,
    mensaje,
    aviso = null,
    datos,
    referencia,
    httpStatus,
    offline = false,
  }: Details) {
    super(mensaje ?? name);
    this.name = name;
    this.code = code;
    this.mensaje = mensaje;
    this.aviso = aviso;
    this.datos = datos;
    this.referencia = referencia;
    this.httpStatus = httpStatus;
    this.offline = offline;
  }

  /** The fields that the server refused (status 15). */
  get fields(): FieldError[] {
    const parsed = fieldErrors.safeParse(this.datos);
    return parsed.success ? parsed.data.campos : [];
  }
}
