import type { FormField } from './sections.ts';

/** How far a section is: what is wrong, what is missing, or that all that must be there is. */
export type SectionState =
  | { readonly kind: 'wrong'; readonly count: number }
  | { readonly kind: 'missing'; readonly count: number }
  | { readonly kind: 'complete' }
  | { readonly kind: 'optional' };

/** Whether an input says something. */
export function isFilled(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return false;
  if (Array.isArray(value)) return value.length > 0;
  // Requirements: not to be working at present is something to ask.
  if (typeof value === 'object')
    return Object.entries(value).some(
      ([name, inner]) => isFilled(inner) || (name === 'trabajandoActualmente' && inner === false),
    );
  return true;
}

interface Section {
  /** The fields that are shown. */
  fields: readonly FormField[];
  required: ReadonlySet<string>;
  values: Readonly<Record<string, unknown>>;
  /** Of its fields, after the first try. */
  problems: number;
}

export function sectionState({ fields, required, values, problems }: Section): SectionState {
  if (problems > 0) return { kind: 'wrong', count: problems };
  const mustHave = fields.filter((field) => required.has(field));
  const missing = mustHave.filter((field) => !isFilled(values[field])).length;
  if (missing > 0) return { kind: 'missing', count: missing };
  const isDone = mustHave.length > 0 || fields.some((field) => isFilled(values[field]));
  return { kind: isDone ? 'complete' : 'optional' };
}
