import type { Language } from '@portal/contract/languages';
import type { ErrorName } from '@portal/contract/statuses';
import type { CustomNotice } from './with-notice.ts';

interface RefusalOptions {
  /** `datos` of the answer, where the specification gives some. */
  datos?: unknown;
  /** What stands for the `{name}` marks of its text. */
  values?: Record<string, string | number>;
  /** Said in the place of the catalogue's words, in the caller's language. */
  words?: CustomNotice | undefined;
  /** The transaction is kept: what was written has to stay although the call is refused. */
  keep?: boolean;
}

/** A business refusal: answered with HTTP 200 and its status of the catalogue. */
export class Refusal extends Error {
  readonly status: ErrorName;
  readonly datos: unknown;
  readonly values: Record<string, string | number>;
  readonly words: CustomNotice | undefined;
  readonly keep: boolean;

  constructor(status: ErrorName, { datos = null, values = {}, words, keep = false }: RefusalOptions = {}) {
    super(status);
    this.status = status;
    this.datos = datos;
    this.values = values;
    this.words = words;
    this.keep = keep;
  }
}

/** Field errors that only the handler can know, such as a field that the brand requires: status 15 unless said otherwise, HTTP 400. */
export class FieldRefusal extends Error {
  /** Field paths and keys of the validation dictionary. */
  readonly campos: readonly { campo: string; error: string }[];
  readonly status: ErrorName;

  constructor(
    campos: readonly { campo: string; error: string }[],
    status: ErrorName = 'mandatoryDataMissing',
  ) {
    super('field refusal');
    this.campos = campos;
    this.status = status;
  }
}

interface FailureOptions {
  /** Said in the place of the catalogue's words. */
  mensajes?: Readonly<Record<Language, string>>;
  /** What failed of the portal's own: it is logged. */
  cause?: unknown;
}

/** A failure of the protocol: its own HTTP status. */
export class HttpFailure extends Error {
  readonly httpStatus: number;
  readonly status: ErrorName;
  readonly mensajes: Readonly<Record<Language, string>> | undefined;

  constructor(httpStatus: number, status: ErrorName, { mensajes, cause }: FailureOptions = {}) {
    super(`${httpStatus} ${status}`, { cause });
    this.httpStatus = httpStatus;
    this.status = status;
    this.mensajes = mensajes;
  }
}

/** Only managers are let in now: HTTP 503, with a mark that tells it from an overload. */
export class MaintenanceFailure extends Error {}
