import { isDeepStrictEqual } from 'node:util';
import type { Brand } from '@portal/contract/brand';
import { addDays } from '@portal/contract/days';
import { type OfferContent, type OfferState, offerContent } from '@portal/contract/offers';

/** What may happen to an offer. Who may do it is the route's to know. */
export const offerMoves = {
  send: { from: ['borrador', 'pendiente', 'rechazada'], to: 'pendiente' },
  validate: { from: ['pendiente'], to: 'abierta' },
  reject: { from: ['pendiente'], to: 'rechazada' },
  // One that expired may leave people waiting for an answer, which closing gives them all at once.
  close: { from: ['abierta', 'caducada', 'retirada'], to: 'cerrada' },
  unpublish: { from: ['abierta'], to: 'retirada' },
  publish: { from: ['retirada'], to: 'abierta' },
  extend: { from: ['abierta', 'caducada'], to: 'abierta' },
  expire: { from: ['abierta'], to: 'caducada' },
  delete: {
    from: ['borrador', 'pendiente', 'rechazada', 'abierta', 'retirada', 'cerrada', 'caducada'],
    to: 'eliminada',
  },
} as const satisfies Record<string, { from: readonly OfferState[]; to: OfferState }>;
export type OfferMove = keyof typeof offerMoves;

/** The state that a move leads to; undefined where it cannot be made from here. */
export function stateAfter(state: OfferState, move: OfferMove): OfferState | undefined {
  const { from, to } = offerMoves[move];
  return from.some((start) => start === state) ? to : undefined;
}

/** Its last day, on which it still takes applications, has passed. */
export const isExpired = (fechaCaducidad: string | null, today: string): boolean =>
  fechaCaducidad !== null && fechaCaducidad < today;

/** Whether students may apply to it, or be put forward for it, as far as it says itself. */
export const takesApplications = (
  { estado, fechaCaducidad, empresaEstado }: Standing & { empresaEstado: string },
  today: string,
): boolean => estado === 'abierta' && empresaEstado === 'validada' && !isExpired(fechaCaducidad, today);

interface Standing {
  estado: OfferState;
  fechaCaducidad: string | null;
}

/**
 * Whether the company may change it: while it awaits validation and has not expired (specification 2, §4).
 * A date that has passed does not lock a draft, nor an offer that was sent back to be mended: sending it
 * asks for a new one.
 */
export function isEditable({ estado, fechaCaducidad }: Standing, today: string): boolean {
  if (estado === 'borrador' || estado === 'rechazada') return true;
  return estado === 'pendiente' && !isExpired(fechaCaducidad, today);
}

/**
 * The last day that an offer gets with which a manager opens it: the new one that the manager gives, or its own. Of one
 * that has passed, since it would take no application, or of a new one after the offer's end, the problem.
 */
export function openUntil(
  offer: Pick<OfferContent, 'fechaCaducidad' | 'fechaFin'>,
  given: string | undefined,
  brand: Pick<Brand, 'limites'>,
  today: string,
): { day: string } | { problem: 'datePast' | 'dateAfterEnd' } {
  const day = given ?? lastDay(offer, brand, today);
  if (isExpired(day, today)) return { problem: 'datePast' };
  const isAfterEnd = given !== undefined && offer.fechaFin !== null && given > offer.fechaFin;
  return isAfterEnd ? { problem: 'dateAfterEnd' } : { day };
}

/** What people have applied to stays, closed or expired. */
export const isDeletable = (estado: OfferState, hasApplications: boolean): boolean =>
  stateAfter(estado, 'delete') !== undefined && !hasApplications;

/** The last day of an offer: where its company named none, as long as the institution gives, and not after its end. */
export function lastDay(
  { fechaCaducidad, fechaFin }: Pick<OfferContent, 'fechaCaducidad' | 'fechaFin'>,
  brand: Pick<Brand, 'limites'>,
  today: string,
): string {
  if (fechaCaducidad !== null) return fechaCaducidad;
  const latest = addDays(today, brand.limites.diasOferta);
  return fechaFin !== null && fechaFin < latest ? fechaFin : latest;
}

/** Later than this many days after its offer is closed no contract begins. */
const contractDays = 5 * 365;

/** What is wrong with the first day of the contract of the student who was chosen; undefined where nothing is. */
export function contractStartProblem(
  day: string | undefined,
  offered: string,
  today: string,
): 'required' | 'dateTooEarly' | 'dateTooLate' | undefined {
  if (day === undefined) return 'required';
  if (day < offered) return 'dateTooEarly';
  return day > addDays(today, contractDays) ? 'dateTooLate' : undefined;
}

/** What people call an offer by on the telephone. */
export const referenceOf = (id: number, today: string): string =>
  `${today.slice(0, 4)}-${String(id).padStart(5, '0')}`;

export const contentFields = offerContent.keyof().options;

interface Version extends OfferContent {
  /** Its supplementary file; undefined where it is not known which one it had. */
  ficheroComplementario?: { id: number; nombre: string } | null;
}

/**
 * What differs between two versions of an offer, field by field, and its file by name. Nothing and an empty text are the
 * same.
 */
export function changesBetween(before: Version, now: Version) {
  const content = contentFields
    .map((campo) => ({ campo, antes: before[campo] ?? null, ahora: now[campo] }))
    .filter(
      ({ antes, ahora }) => !isDeepStrictEqual(antes === '' ? null : antes, ahora === '' ? null : ahora),
    );
  const [had, has] = [before.ficheroComplementario, now.ficheroComplementario];
  if (had === undefined || had?.id === has?.id) return content;
  const file = { campo: 'ficheroComplementario', antes: had?.nombre ?? null, ahora: has?.nombre ?? null };
  return [...content, file];
}
