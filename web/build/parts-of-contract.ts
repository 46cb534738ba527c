import type { Plugin } from 'vite';

/** What the page reads of a call; its schemas are the server's. */
const read = new Set([
  'method',
  'path',
  'access',
  'refusals',
  'notice',
  'cacheSeconds',
  'beforeAcceptance',
  'beforeSecondFactor',
  'duringMaintenance',
  'knowsCaller',
]);

const contract = /\/contract\/src\/[\w./-]+\.ts$/;
/** How a module of the contract is seen: whole, or as the list of areas has it, of all languages or of one. */
const view = /\?(schemas|words(=\w\w)?)$/;
const withSchemas = '?schemas';
const words = /\?words(?:=(\w\w))?$/;
const list = /\/contract\/src\/areas\.ts(?:\?.*)?$/;
const ofOneLanguage = /\/messages\/validation\.(\w\w)\.ts$/;
const area = /\/contract\/src\/[\w-]+\.ts$/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;

function* within(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* within(child);
}

const at = (node: unknown, name: string): unknown =>
  typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined;

const listAt = (node: unknown, name: string): Node[] => {
  const value = at(node, name);
  return Array.isArray(value) ? value.filter(isNode) : [];
};

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const nameAt = (node: unknown, name: string): string => String(at(at(node, name), 'name'));

/** The objects that `endpoint(…)` is given: written there, or a constant that is spread there. */
function declarations(program: Node): Node[] {
  const all = [...within(program)];
  const given = all
    .filter((node) => node.type === 'CallExpression' && nameAt(node, 'callee') === 'endpoint')
    .flatMap((call) => listAt(call, 'arguments'));
  const spread = given
    .flatMap((object) => listAt(object, 'properties'))
    .filter(({ type }) => type === 'SpreadElement')
    .map((part) => nameAt(part, 'argument'));
  const constants = all
    .filter((node) => node.type === 'VariableDeclarator' && spread.includes(nameAt(node, 'id')))
    .map((node) => at(node, 'init'))
    .filter(isNode);
  return [...given, ...constants];
}

/** The properties of calls that the page does not read. */
const unreadParts = (program: Node): Edit[] =>
  declarations(program)
    .flatMap((object) => listAt(object, 'properties'))
    .filter((part) => part.type === 'Property' && !read.has(nameAt(part, 'key')))
    .map(({ start, end }) => ({ start, end, text: '...undefined' }));

/** Marks what a constant is made by as without effect, so that one that nothing uses is left out of the page. */
function pureConstants(program: Node): Edit[] {
  const statements = listAt(program, 'body').map((statement) => at(statement, 'declaration') ?? statement);
  const values = statements
    .flatMap((statement) => listAt(statement, 'declarations'))
    .map((declarator) => at(declarator, 'init'))
    .filter(isNode)
    .filter((value) => /Call|New|Member|Object|Array|TaggedTemplate/.test(value.type));
  return values.flatMap(({ start, end }) => [
    { start, end: start, text: '/* @__PURE__ */ (() => (' },
    { start: end, end, text: '))()' },
  ]);
}

/** Of an area, the list has in the page what the area exports of other modules, and no call. */
const withoutCalls = (program: Node): Edit[] => [
  ...listAt(program, 'body')
    .filter((statement) => !isNode(at(statement, 'source')) || statement.type !== 'ExportNamedDeclaration')
    .map(({ start, end }) => ({ start, end, text: '' })),
  { start: 0, end: 0, text: 'export const calls = {};' },
];

/** The words of an entry in other languages than this one. */
const otherLanguages = (program: Node, language: string): Edit[] =>
  [...within(program)]
    .filter((node) => node.type === 'Property' && ['es', 'ca', 'en'].includes(nameAt(node, 'key')))
    .filter((node) => nameAt(node, 'key') !== language)
    .map(({ start, end }) => ({ start, end, text: '...undefined' }));

function edited(code: string, edits: readonly Edit[]): string {
  let text = code;
  // The inner ones, which begin later, first.
  for (const { start, end, text: put } of edits.toSorted((a, b) => b.start - a.start || b.end - a.end))
    text = text.slice(0, start) + put + text.slice(end);
  return text;
}

/** How a module is seen by one that imports it. */
function viewFor(source: string, importer = ''): string {
  if (source.startsWith('@portal/contract/schemas/') || importer.endsWith(withSchemas)) return withSchemas;
  const [, language] = ofOneLanguage.exec(importer) ?? words.exec(importer) ?? [];
  if (language !== undefined) return `?words=${language}`;
  return list.test(importer) ? '?words' : '';
}

function editsOf(program: Node, file: string, seen: string): Edit[] {
  const [isInList, language] = words.exec(seen) ?? [];
  if (isInList !== undefined && area.test(file) && !list.test(file)) return withoutCalls(program);
  if (language !== undefined && file.includes('/field-errors/')) return otherLanguages(program, language);
  return [...(seen === withSchemas ? [] : unreadParts(program)), ...pureConstants(program)];
}

/**
 * What the page has of the contract. A module has its calls without their schemas, so that a screen loads no rule that
 * the server checks; what is imported from `@portal/contract/schemas/…` is whole, for a form to check with. The list of
 * areas leads to no calls: a screen loads those that it makes. Words of field errors are of one language.
 */
export function partsOfContract(): Plugin {
  return {
    name: 'parts-of-contract',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      const found = await this.resolve(source, importer?.replace(view, ''), { skipSelf: true });
      if (found === null || !contract.test(found.id)) return found;
      return { ...found, id: found.id + viewFor(source, importer), moduleSideEffects: false };
    },
    transform: {
      order: 'post',
      handler(code, id) {
        const file = id.replace(view, '');
        if (!contract.test(file)) return null;
        const program: unknown = this.parse(code);
        if (!isNode(program)) return null;
        return { code: edited(code, editsOf(program, file, id.slice(file.length))), map: null };
      },
    },
  };
}
