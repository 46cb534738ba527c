import { randomInt } from 'node:crypto';
import type {
  AgreementDraft,
  AgreementRequest,
  AgreementState,
  agreementRequest,
  expiryWarnings as warnings,
} from '@portal/contract/agreements';
import { expiryWarnings } from '@portal/contract/agreements';
import { addDays } from '@portal/contract/days';
import { rightDay } from '@portal/contract/fields';
import { fieldError } from '@portal/contract/validation';

/** What may be done to an agreement. */
export const agreementActs = [
  'save',
  'discard',
  'generate',
  'review',
  'attach',
  'noteHandOver',
  'receive',
  'passOn',
  'formalise',
  'return',
] as const;
export type AgreementAct = (typeof agreementActs)[number];

const allowed: Readonly<Record<AgreementAct, readonly AgreementState[]>> = {
  // Until it is signed a company may correct it, and have it generated anew.
  save: ['borrador', 'generado', 'erroneo'],
  discard: ['borrador'],
  generate: ['borrador', 'generado', 'erroneo'],
  review: ['borrador', 'generado', 'erroneo'],
  attach: ['generado'],
  noteHandOver: ['generado', 'firmado', 'secretaria', 'formalizado', 'erroneo'],
  receive: ['generado'],
  passOn: ['firmado'],
  formalise: ['firmado', 'secretaria'],
  return: ['generado', 'firmado', 'secretaria'],
};

const byHand: readonly AgreementAct[] = ['noteHandOver', 'receive'];

/**
 * Why this cannot be done to an agreement in this state; undefined where it can. `cannotChangeState` (49): its time has
 * passed or has not come; `noSuchMove` (14): never of one that is signed that way.
 */
export function actProblem(
  act: AgreementAct,
  { estado, tramitacionManual }: { estado: AgreementState; tramitacionManual: boolean | null },
): 'noSuchMove' | 'cannotChangeState' | undefined {
  if (byHand.includes(act) && tramitacionManual !== true) return 'noSuchMove';
  if (act === 'attach' && tramitacionManual === true) return 'noSuchMove';
  return allowed[act].includes(estado) ? undefined : 'cannotChangeState';
}

/** In which state an agreement is after this, where it leaves the one that it was in. */
export const stateAfter = {
  generate: 'generado',
  attach: 'firmado',
  receive: 'firmado',
  passOn: 'secretaria',
  formalise: 'formalizado',
  return: 'erroneo',
} as const satisfies Partial<Record<AgreementAct, AgreementState>>;

/** What the schema of a request cannot know: today, and whether the institution asks for the data-processing text. */
export function requestProblems(
  { fechaCaducidad, sincaducidad, informacionTratamientoDeDatos }: AgreementRequest,
  { today, asksForDataText }: { today: string; asksForDataText: boolean },
): { campo: keyof typeof agreementRequest.shape; error: string }[] {
  const problems: { campo: keyof typeof agreementRequest.shape; error: string }[] = [];
  if (!sincaducidad && fechaCaducidad !== null && fechaCaducidad <= today)
    problems.push({ campo: 'fechaCaducidad', error: fieldError('datePast') });
  if (!asksForDataText) return problems;
  const text = informacionTratamientoDeDatos ?? '';
  if (text === '') problems.push({ campo: 'informacionTratamientoDeDatos', error: fieldError('required') });
  else if (text.length < 3)
    problems.push({ campo: 'informacionTratamientoDeDatos', error: fieldError('min', { min: 3 }) });
  return problems;
}

/** What an agreement keeps of a request: nothing that a choice has made void. */
export function keptRequest(request: AgreementRequest, asksForDataText: boolean): AgreementRequest {
  const { sincaducidad, requierePedido, pedidoAnual, pagoDomiciliado } = request;
  return {
    ...request,
    fechaCaducidad: sincaducidad ? null : request.fechaCaducidad,
    pedidoAnual: requierePedido && pedidoAnual,
    numeroPedido: requierePedido ? request.numeroPedido : null,
    ibanDomiciliacion: pagoDomiciliado ? request.ibanDomiciliacion : null,
    informacionTratamientoDeDatos: asksForDataText ? request.informacionTratamientoDeDatos : null,
  };
}

/** What the form is filled with from an agreement before: an order number of a year and a past date are not taken along. */
export function forTheNext(datos: AgreementDraft, today: string): AgreementDraft {
  const { fechaCaducidad: before, numeroPedido: _, ...rest } = datos;
  const fechaCaducidad = rightDay(before);
  return {
    ...rest,
    numeroPedido: null,
    fechaCaducidad: (fechaCaducidad ?? '') > today ? fechaCaducidad : null,
  };
}

/** How many days after a review link has ended its reviewer's name, data and comments are kept. */
export const reviewKeptDays = 365;

/** What somebody without an account reads of a request: of the IBAN its last four figures, once there are many more. */
export function forReviewer(datos: AgreementDraft): AgreementDraft {
  const plain = (datos.ibanDomiciliacion ?? '').replace(/\s/g, '');
  if (plain === '') return datos;
  return { ...datos, ibanDomiciliacion: `•••• ${plain.length > 12 ? plain.slice(-4) : '••••'}` };
}

// Without letters and digits that are taken for one another.
const codeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A verification code that nobody can guess (80 bits), as people copy it: four groups of four. */
export function newCode(): string {
  const group = () => Array.from({ length: 4 }, () => codeLetters[randomInt(codeLetters.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}

/** A code as somebody typed it, in the shape in which it is kept. */
export const typedCode = (typed: string): string =>
  (typed.toUpperCase().match(/[A-Z\d]/g) ?? []).join('').replace(/(.{4})(?=.)/g, '$1-');

/** The number of an agreement among those of its year. */
export const agreementNumber = (year: number, count: number): string =>
  `${year}/${`${count}`.padStart(4, '0')}`;

type Warning = (typeof warnings)[number];

/**
 * Of how many days before its expiry date both sides are to be warned today; undefined where of none. `warned` is the last
 * of which they were: one that is formalised late is warned of once.
 */
export function dueWarning(
  fechaCaducidad: string,
  today: string,
  warned: number | null,
): Warning | undefined {
  const due = [...expiryWarnings].reverse().find((days) => fechaCaducidad <= addDays(today, days));
  return due !== undefined && (warned === null || due < warned) ? due : undefined;
}

/** Whether two requests say the same, in whichever order their fields stand. */
export function sameData(one: object, other: object): boolean {
  const sorted = (data: object) =>
    JSON.stringify(data, (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
        : value,
    );
  return sorted(one) === sorted(other);
}
