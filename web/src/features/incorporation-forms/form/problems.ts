import type { Brand } from '@portal/contract/brand';
import type { IncorporationSection } from '@portal/contract/incorporation-forms';
import {
  conditionsProblems,
  hoursProblems,
  type IncorporationProblem,
  type KnownHours,
  placeProblems,
} from '@portal/contract/incorporation-rules';
import { incorporationDrafts, incorporationSections } from '@portal/contract/schemas/incorporation-forms';
import { fieldErrorText } from '@portal/contract/validation';
import { parseInputs, problemsIn } from '../../../lib/forms/forms.ts';
import { sentences } from '../../../lib/i18n/status-texts.ts';
import { emptyValues, type FormValues, paths, requestOf, type SectionValues } from './values.ts';

/** What is wrong, by `section.field`, in the order of the page. */
export type Problems = Readonly<Record<string, string>>;

type Limits = Pick<Brand['limites'], 'horasDia' | 'horasSemana'>;

const textOf = (message: string): string => {
  const texts = sentences()?.fields;
  return texts === undefined
    ? message
    : fieldErrorText(texts, { code: 'custom', message, path: [], input: undefined });
};

function said(problems: readonly IncorporationProblem[]): Problems {
  const found: Record<string, string> = {};
  for (const { campo, error } of problems) found[campo] ??= textOf(error);
  return found;
}

/** What the values of a section say against one another, of those that are known. */
function contradictions(
  section: IncorporationSection,
  values: FormValues,
  limits: Limits,
): readonly IncorporationProblem[] {
  const request = requestOf(values);
  if (section === 'horario') {
    const known = knownHours(values);
    return hoursProblems(known, limits);
  }
  if (section === 'lugar')
    return placeProblems(parseInputs(incorporationDrafts.lugar, request.lugar).data ?? {});
  if (section === 'condiciones')
    return conditionsProblems(parseInputs(incorporationDrafts.condiciones, request.condiciones).data ?? {});
  return [];
}

/** The hours and days that are right by themselves: one that is half typed stops no other from being checked. */
function knownHours({ horario }: FormValues): KnownHours {
  const wrong = Object.keys(problemsIn(incorporationSections.horario, horario));
  const known = Object.fromEntries(Object.entries(horario).filter(([field]) => !wrong.includes(field)));
  return parseInputs(incorporationSections.horario.partial(), known).data ?? {};
}

/** What the hours say against one another and the institution's limits, while they are typed. */
export const hoursSaid = (values: FormValues, limits: Limits): Problems =>
  said(contradictions('horario', values, limits));

/** What is wrong in a section by itself, by field. */
export function sectionProblems<S extends IncorporationSection>(
  section: S,
  values: SectionValues[S],
): Problems {
  const request = requestOf({ ...emptyValues, [section]: values });
  return problemsIn(incorporationSections[section], request[section]);
}

/** What stops these sections from being sent. */
export function problemsOf(
  sections: readonly IncorporationSection[],
  values: FormValues,
  limits: Limits,
): Problems {
  const request = requestOf(values);
  const found: Record<string, string> = {};
  for (const section of sections) {
    const own = problemsIn(incorporationSections[section], request[section]);
    for (const [field, text] of Object.entries(own)) found[`${section}.${field}`] ??= text;
    for (const [path, text] of Object.entries(said(contradictions(section, values, limits))))
      found[path] ??= text;
  }
  return inPageOrder(found);
}

/** An item of a list is read beside its list. */
export function inPageOrder(found: Problems): Problems {
  const ofField = (path: string) =>
    Object.entries(found).find(([name]) => name === path || name.startsWith(`${path}.`));
  return Object.fromEntries(
    paths.flatMap((path) => {
      const problem = ofField(path);
      return problem === undefined ? [] : [[path, problem[1]]];
    }),
  );
}

/** For a page that has some of the sections alone. */
export const withDefaults = (known: Partial<FormValues>): FormValues => ({ ...emptyValues, ...known });
