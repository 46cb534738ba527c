import { degrees } from '../../catalogue/lists/degrees.ts';
import { plain } from '../cells.rules.ts';

/** Which degree of the catalogue a register means by its number or its name. */

type Kind = (typeof degrees)[number]['tipo'];

const byName = new Map(
  degrees.flatMap(({ idTitulacion, texts }) =>
    Object.values(texts).map((name) => [plain(name), idTitulacion] as const),
  ),
);
const kindOf = new Map(degrees.map(({ idTitulacion, tipo }) => [idTitulacion, tipo]));

/** How a name begins that says which kind of degree it is, as `plain` has it; what the catalogue puts in its place. */
const beginnings: readonly { begins: RegExp; kind: Kind; instead: readonly string[] }[] = [
  {
    begins:
      /^(?:grado|graduado|graduada|graduado a|grau|graduat|graduada|bachelor(?: s)?(?: degree)?|degree) (?:en|in|of) /,
    kind: 'grado',
    instead: [''],
  },
  {
    begins: /^(?:(?:master|mu)(?: universitario| universitari| oficial)?|master s(?: degree)?) (?:en|in|of) /,
    kind: 'postgrado',
    instead: ['master en ', 'master s in ', 'master of '],
  },
  {
    begins:
      /^(?:cfgs|ciclo formativo(?: de grado superior)?|cicle formatiu(?: de grau superior)?|tecnico superior|tecnic superior)(?: en| de)? /,
    kind: 'ciclo',
    instead: [''],
  },
  {
    begins: /^(?:doctorado|doctorat|phd|doctorate) (?:en|in) /,
    kind: 'doctorado',
    instead: ['doctorado en ', 'doctorat en ', 'doctorate in '],
  },
];

/** The number of the degree that a cell means, by the number itself, its name in any language, or that with its kind and plan. */
export function degreeIn(cell: string): number | undefined {
  const [, digits] = /^0*(\d+)(?:[.,]0+)?$/.exec(cell) ?? [];
  if (digits !== undefined) return kindOf.has(Number(digits)) ? Number(digits) : undefined;
  const name = plain(cell);
  return named(name) ?? named(name.replace(/ (?:plan|pla)(?: de)? \d{4}$/, ''));
}

function named(name: string): number | undefined {
  const exact = byName.get(name);
  if (exact !== undefined) return exact;
  for (const { begins, kind, instead } of beginnings) {
    const rest = name.replace(begins, '');
    if (rest === name) continue;
    const found = instead
      .flatMap((start) => byName.get(`${start}${rest}`) ?? [])
      .find((id) => kindOf.get(id) === kind);
    if (found !== undefined) return found;
  }
  return undefined;
}
