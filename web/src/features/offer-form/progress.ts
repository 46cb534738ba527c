import type { FormField } from './sections.ts';

/** How far a section is: what is wrong, what is missing, or that all that must be there is. */
export type SectionState =
  | { readonly kind: 'wrong'; readonly count: number }
  | { readonly kind: 'missing'; readonly count: number }
  /** Something in it would be refused; it is said which once one tries to send. */
  | { readonly kind: 'doubtful' }
  | { readonly kind: 'complete' }
  /** It need not be, and says something. */
  | { readonly kind: 'filled' }
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
  /** The fields that would be refused as they are now. */
  refused: ReadonlySet<string>;
}

export function sectionState({ fields, required, values, problems, refused }: Section): SectionState {
  if (problems > 0) return { kind: 'wrong', count: problems };
  if (fields.some((field) => refused.has(field) && isFilled(values[field]))) return { kind: 'doubtful' };
  const mustHave = fields.filter((field) => required.has(field));
  const missing = mustHave.filter((field) => !isFilled(values[field])).length;
  if (missing > 0) return { kind: 'missing', count: missing };
  if (mustHave.length > 0) return { kind: 'complete' };
  return { kind: fields.some((field) => isFilled(values[field])) ? 'filled' : 'optional' };
}

interface SectionProgress {
  readonly state: SectionState;
  readonly isObligatory: boolean;
}

/** How many of the sections that must be filled are; those that need not be count as neither. */
export function progressOf(all: readonly SectionProgress[]): { done: number; total: number } {
  const obligatory = all.filter(({ isObligatory }) => isObligatory);
  return {
    done: obligatory.filter(({ state }) => state.kind === 'complete').length,
    total: obligatory.length,
  };
}
