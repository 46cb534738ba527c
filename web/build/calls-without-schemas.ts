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
]);

const contract = /\/contract\/src\/[\w./-]+\.ts$/;
const withSchemas = '?schemas';

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

function edited(code: string, edits: readonly Edit[]): string {
  let text = code;
  // The inner ones, which begin later, first.
  for (const { start, end, text: put } of edits.toSorted((a, b) => b.start - a.start || b.end - a.end))
    text = text.slice(0, start) + put + text.slice(end);
  return text;
}

/**
 * In the page a module of the contract has its calls without their schemas, so that a screen loads no rule that the
 * server checks. What is imported from `@portal/contract/schemas/…` is whole, for a form to check with.
 */
export function callsWithoutSchemas(): Plugin {
  return {
    name: 'calls-without-schemas',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      const isWhole = source.startsWith('@portal/contract/schemas/') || importer?.endsWith(withSchemas);
      const found = await this.resolve(source, importer?.replace(withSchemas, ''), { skipSelf: true });
      if (found === null || !contract.test(found.id)) return found;
      return { ...found, id: isWhole ? found.id + withSchemas : found.id, moduleSideEffects: false };
    },
    transform: {
      order: 'post',
      handler(code, id) {
        const isWhole = id.endsWith(withSchemas);
        if (!contract.test(id.replace(withSchemas, ''))) return null;
        const program: unknown = this.parse(code);
        if (!isNode(program)) return null;
        const edits = [...(isWhole ? [] : unreadParts(program)), ...pureConstants(program)];
        return { code: edited(code, edits), map: null };
      },
    },
  };
}
