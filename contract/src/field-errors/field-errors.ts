import type { Language } from '../languages.ts';

/** Why fields of an area are refused, beside the reasons that every area may give (`validation.ts`). */
export type FieldErrors = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Each area declares its own here (`declare module`), so that calls know them without knowing the areas. */
// biome-ignore lint/suspicious/noEmptyInterface: every area adds its own
export interface FieldErrorsOfAreas {}

/** A reason that one of the areas gives. */
export type AreaFieldErrorKey = {
  [A in keyof FieldErrorsOfAreas]: keyof FieldErrorsOfAreas[A];
}[keyof FieldErrorsOfAreas];
