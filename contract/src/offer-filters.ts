import * as z from 'zod/mini';
import { fieldError } from './validation.ts';

/** What students look for among offers. In the small edition of zod: the list of offers reads its address with it. */

/** Words; the «Ref.» that stands before a reference on every card is copied along with it. */
export const offerSearch = z.string().check(
  z.trim(),
  z.maxLength(200),
  z.overwrite((text) => text.replace(/\bref\.?\s+(?=\S*\d)/gi, '')),
);

/** Most values of one filter. */
export const maxValues = 20;

const isKey = (one: number): boolean => Number.isInteger(one) && one >= 1 && one <= 2_147_483_647;

const value = z.union([z.number(), z.string()], fieldError('chooseOne'));

/**
 * One value of a filter or several, in an address as `8,43` or as a parameter for each: an offer passes that has any of
 * them. Whatever their order, they are the same filter.
 */
const anyOf = z.optional(
  z.pipe(
    z.pipe(
      z.union([value, z.array(value)], fieldError('chooseOne')),
      z.transform((values) =>
        [...new Set(String(values).split(',').map(Number))].sort((one, other) => one - other),
      ),
    ),
    // What it gives has a schema of its own: saved searches are answered with it.
    z
      .array(z.number().check(z.refine(isKey, fieldError('chooseOne'))))
      .check(z.maxLength(maxValues, fieldError('chooseOne'))),
  ),
);

export const offerFilters = z.object({
  texto: z.optional(offerSearch),
  idProvincia: anyOf,
  idIsla: anyOf,
  idTitulacion: anyOf,
  /** Any degree of the area (`ambitos` of the catalogue). */
  idArea: anyOf,
  idAreaFuncional: anyOf,
  idSector: anyOf,
  idTipoContrato: anyOf,
  idModalidad: anyOf,
  /** Euros a month; a salary by the year counts as its twelfth part. */
  remuneracionMinima: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(1_000_000))),
  fechaDesde: z.optional(
    z.iso.date(fieldError('date')).check(z.refine((text) => text >= '1900-01-01', fieldError('date'))),
  ),
  /** Only offers of which the student meets every requirement. */
  soloEncajan: z.optional(
    z.pipe(
      z.pipe(
        z.union([z.literal(true), z.literal('true')]),
        z.transform((): true => true),
      ),
      z.literal(true),
    ),
  ),
});
export type OfferFilters = z.output<typeof offerFilters>;
