import type { FitReason, ReasonOf } from './fit.rules.ts';

/** What the sentence of a reason is made of: names of the catalogue, and sums. */
export interface FitNames {
  titulacion(id: number): string;
  ambito(id: number): string;
  areaFuncional(id: number): string;
  sector(id: number): string;
  provincia(id: number): string;
  /** 'B2', or the level's name. */
  nivel(id: number): string;
  idioma(id: number): string;
  periodo(id: number): string;
  /** 'A and B', the first ones of a long list. */
  programas(ids: readonly number[]): string;
  euros(amount: number): string;
}

/** Why an offer suits, in a few words. */
export type FitTexts = { [R in FitReason]: (datos: ReasonOf<R>['datos'], say: FitNames) => string };
