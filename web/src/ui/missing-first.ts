import type { FieldProblem } from '../lib/forms/forms.ts';

interface Grouped {
  /** Fields of which no more is to be said than that they are empty. */
  readonly missing: readonly FieldProblem[];
  readonly others: readonly FieldProblem[];
}

/** Several empty fields are named in one sentence; a single one says what it says beside its field. */
export function missingFirst(problems: readonly FieldProblem[], required: string | undefined): Grouped {
  const missing = problems.filter(({ text }) => text === required);
  if (missing.length < 2) return { missing: [], others: problems };
  return { missing, others: problems.filter(({ text }) => text !== required) };
}
