import { brand } from '@portal/contract/brand';
import { distance } from 'fastest-levenshtein';
import { z } from 'zod';

/** What is wrong in an institution's file, in sentences for its writer. */

type Path = readonly PropertyKey[];

const kinds: Readonly<Record<string, string>> = {
  string: 'a text in double quotes',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'a group of fields in { }',
  record: 'a group of fields in { }',
};

const nameOf = (path: Path): string =>
  path.reduce<string>(
    (name, key) =>
      typeof key === 'number' ? `${name}[${key}]` : [name, String(key)].filter(Boolean).join('.'),
    '',
  );

const valueAt = (content: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    content,
  );

/** The schema of the value at the path, as far as the file's shape goes. */
function schemaAt(path: Path): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>((schema, key) => {
    const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
    if (inner instanceof z.ZodObject) return inner.shape[String(key)];
    if (inner instanceof z.ZodArray) return inner.element;
    if (inner instanceof z.ZodRecord) return inner.valueType;
    return undefined;
  }, brand);
}

function knownFields(path: Path): string[] {
  const schema = schemaAt(path);
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (inner instanceof z.ZodObject) return Object.keys(inner.shape);
  if (inner instanceof z.ZodRecord && inner.keyType instanceof z.ZodEnum)
    return inner.keyType.options.map(String);
  return [];
}

/** The known word that was probably meant. */
function meant(word: string, known: readonly string[]): string | undefined {
  const maxAway = Math.max(1, Math.floor(word.length / 3));
  return known
    .map((name) => ({ name, away: distance(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ away }) => away <= maxAway)
    .sort((a, b) => a.away - b.away)[0]?.name;
}

function unknownField(path: Path, key: string): string {
  const guess = meant(key, knownFields(path));
  const hint = guess === undefined ? 'take it out.' : `did you mean ${nameOf([...path, guess])}?`;
  return `${nameOf([...path, key])} is no field of a brand: ${hint}`;
}

function has(value: unknown): string {
  if (value === undefined) return 'is missing';
  const text = JSON.stringify(value);
  return `is ${text.length > 60 ? `${text.slice(0, 57)}…` : text}`;
}

function mustBe(issue: z.core.$ZodIssue): string {
  if (!/^Invalid /.test(issue.message)) return issue.message;
  if (issue.code === 'invalid_type') return kinds[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}`;
  return issue.message;
}

/** A sentence for each mistake: the field, what it has, what it must be. */
export function problemsOf(issue: z.core.$ZodIssue, content: unknown): string[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownField(path, key));
  if (issue.code === 'invalid_key') return [unknownField(path.slice(0, -1), String(path.at(-1)))];
  const field = path.length === 0 ? 'the file' : nameOf(path);
  const value = valueAt(content, path);
  const must = mustBe(issue);
  return [`${field} ${has(value)}: it must be ${must}${must.endsWith('?') ? '' : '.'}`];
}
