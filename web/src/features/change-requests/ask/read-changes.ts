import type { Brand } from '@portal/contract/brand';
import type { ChangeKind, PlacementChanges } from '@portal/contract/change-requests';
import { type ChangeableData, requestProblems } from '@portal/contract/change-rules';
import { placementChanges } from '@portal/contract/schemas/change-requests';
import { incorporationSections } from '@portal/contract/schemas/incorporation-forms';
import { fieldErrorText } from '@portal/contract/validation';
import { z } from 'zod';
import { parseInputs, problemsIn } from '../../../lib/forms/forms.ts';
import { sentences } from '../../../lib/i18n/status-texts.ts';
import { type ChangeableSection, keptInputs, pathsOf, type SectionInputs } from './change-values.ts';

/** What is wrong, by field of the call's body. */
export type Problems = Record<string, string>;

type Values = Readonly<Record<string, unknown>>;

/** Sections that change whole: of the others each value goes by itself. */
const whole: readonly ChangeableSection[] = ['condiciones', 'tutor', 'lugar'];

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (isNothing(one) && isNothing(other));

function schemaOf(section: ChangeableSection, fields: readonly string[]): z.ZodType<Values> {
  const shape = Object.entries<z.ZodType>(incorporationSections[section].shape);
  return z.object(Object.fromEntries(shape.filter(([field]) => fields.includes(field))));
}

/** What of a section is another than it is now, and what is wrong with what was typed. */
function readSection(section: ChangeableSection, fields: readonly string[], values: Values, before: Values) {
  const wrong = problemsIn(schemaOf(section, fields), values);
  const right = fields.filter((field) => wrong[field] === undefined);
  const read = parseInputs(schemaOf(section, right), values).data ?? {};
  const others = Object.entries(read).filter(([field, value]) => !isSame(value, before[field]));
  if (whole.includes(section)) {
    const isRead = right.length === fields.length && others.length > 0;
    return { wrong, changed: isRead ? read : {} };
  }
  return { wrong, changed: Object.fromEntries(others) };
}

/** What is to be another, of the fields of a kind of change alone, and what cannot be sent as it was typed. */
export function readChanges(
  tipo: ChangeKind,
  inputs: SectionInputs,
  before: ChangeableData,
): { cambios: PlacementChanges; wrong: Problems } {
  const kept = keptInputs(inputs);
  const paths = pathsOf[tipo].map((path) => path.split('.'));
  const wrong: Problems = {};
  const found: Record<string, Values> = {};
  for (const section of ['horario', 'condiciones', 'tutor', 'lugar', 'actividad'] as const) {
    const fields = paths.flatMap(([of, field = '']) => (of === section ? [field] : []));
    if (fields.length === 0) continue;
    const read = readSection(section, fields, kept[section], before[section]);
    for (const [field, text] of Object.entries(read.wrong)) wrong[`cambios.${section}.${field}`] = text;
    if (Object.keys(read.changed).length > 0) found[section] = read.changed;
  }
  return { cambios: placementChanges.parse(found), wrong };
}

export interface Written {
  readonly tipo: ChangeKind;
  readonly desde: string | null;
  readonly hasta: string | null;
  readonly cambios: SectionInputs;
}

type Limits = Pick<Brand['limites'], 'horasDia' | 'horasSemana'>;

const isDay = (value: string | null): value is string => value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** What stands against a request: each value by itself, and what they say of one another and of the limits. */
export function writtenProblems(written: Written, before: ChangeableData, limits: Limits): Problems {
  const { tipo, desde, hasta } = written;
  const { cambios, wrong } = readChanges(tipo, written.cambios, before);
  const asked = {
    tipo,
    cambios,
    desde: isDay(desde) ? desde : '',
    hasta: isDay(hasta) ? hasta : null,
  };
  const texts = sentences()?.fields;
  const found = { ...wrong };
  for (const { campo, error: message } of requestProblems(asked, before, limits)) {
    // One that is missing is told by the schema.
    if (campo === 'desde' && !isDay(desde)) continue;
    // Where something cannot be read it is not known yet whether anything changes.
    if (campo === 'cambios' && Object.keys(wrong).length > 0) continue;
    found[campo] ??=
      texts === undefined
        ? message
        : fieldErrorText(texts, { code: 'custom', message, path: [], input: undefined });
  }
  return found;
}

/** What is said while it is typed: hours and days against the limits; what is missing or half typed waits. */
export function saidAtOnce(written: Written, before: ChangeableData, limits: Limits): Problems {
  const { wrong } = readChanges(written.tipo, written.cambios, before);
  const typed = Object.entries(written.cambios.horario);
  const numbers = typed.flatMap(([field, value]) =>
    typeof value === 'number' ? [`cambios.horario.${field}`] : [],
  );
  const isAtOnce = (campo: string) =>
    wrong[campo] === undefined
      ? campo.startsWith('cambios.horario.') || campo === 'desde'
      : numbers.includes(campo);
  const found = writtenProblems(written, before, limits);
  return Object.fromEntries(Object.entries(found).filter(([campo]) => isAtOnce(campo)));
}
