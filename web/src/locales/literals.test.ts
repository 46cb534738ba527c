import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import type { Texts, Translate } from '../lib/i18n/texts.ts';
import type { AreaTexts } from './areas.ts';

/** What is read on the page stands in the locales, where each language has it, and nowhere else. */

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!./{es,ca,en}/*', '!**/*.{test,fixtures}.ts'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

/** Attributes that are read or read out. */
const isRead = (name: string) =>
  /^(?:title|alt|label|legend|placeholder|description|error|children|.*(?:Label|Message|Text|Title))$/.test(
    name,
  ) || /^aria-(?:label|description|roledescription|valuetext|placeholder)$/.test(name);

/** What an expression shows of what is written in it; what comes from elsewhere is somebody else's. */
function shownBy(node: ESTree.Node | null): string[] {
  switch (node?.type) {
    case 'JSXText':
      return [node.value];
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.raw);
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
      return shownBy(node.expression);
    case 'ConditionalExpression':
      return [...shownBy(node.consequent), ...shownBy(node.alternate)];
    case 'LogicalExpression':
      return [...shownBy(node.left), ...shownBy(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...shownBy(node.left), ...shownBy(node.right)] : [];
    default:
      return [];
  }
}

/** The name of an attribute; those with a namespace are of drawings. */
const nameOf = ({ name }: ESTree.JSXAttribute) => (name.type === 'JSXIdentifier' ? name.name : '');

interface Written {
  /** What the page shows between its tags and in the attributes that are read. */
  readonly shown: string[];
  /** Every string, whatever becomes of it. */
  readonly strings: string[];
}

function writtenIn(file: string, source: string): Written {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const shown: string[] = [];
  const strings: string[] = [];
  const children = (parent: ESTree.JSXElement | ESTree.JSXFragment) =>
    shown.push(...parent.children.flatMap((child) => shownBy(child)));
  new Visitor({
    JSXElement: children,
    JSXFragment: children,
    JSXAttribute: (attribute) => {
      if (isRead(nameOf(attribute))) shown.push(...shownBy(attribute.value));
    },
    Literal: (literal) => strings.push(...shownBy(literal)),
    TemplateLiteral: (literal) => strings.push(...shownBy(literal)),
  }).visit(program);
  return { shown, strings };
}

const written = Object.entries(sources).map(([file, source]) => ({ file, ...writtenIn(file, source) }));

const letters = /\p{L}/u;
const sentence = /^\s*[¿¡]?\p{Lu}.*\p{L}[,;:]? \p{L}/u;

/** The beginning of an address that is typed, in every language the same. */
const inEveryLanguage = ['https://'];

/** Sentences in all three languages at once, where one language alone will not do. */
const inAllLanguages = {
  '../app/layout/LanguageSwitch.tsx': 'the question in the language that one is about to change to',
  '../main.tsx': 'what is said where not even the texts could be had',
};

const found = (part: keyof Written, isText: RegExp, except: readonly string[]) =>
  written.flatMap(({ file, [part]: texts }) =>
    texts.filter((text) => isText.test(text) && !except.includes(text)).map((text) => ({ file, text })),
  );

describe('a text', () => {
  it('is between no tags and in no attribute that is read', () => {
    expect(written.length).toBeGreaterThan(400);
    expect(found('shown', letters, inEveryLanguage)).toEqual([]);
  });

  // A word alone and what begins in lower case may be a key or a code: those are held where the page shows them.
  it('of a sentence is not anywhere else either, but where all languages are said at once', () => {
    const files = found('strings', sentence, []).map(({ file }) => file);
    expect(files.sort()).toEqual(Object.keys(inAllLanguages).flatMap((file) => [file, file, file]));
  });

  // Held by the compiler: a line that does compile is an error below its comment.
  it('that the locales lack does not compile', () => {
    const t: Translate<AreaTexts['studentOffers']> = (key, ...values: [object?]) => `${key} ${values.length}`;
    expect(t('search.found', { count: 1 })).toBe('search.found 1');
    // @ts-expect-error: no language has it
    t('search.nowhere', { count: 1 });
    // @ts-expect-error: what is to be filled in is not given
    t('card.reference');

    type Spanish = { save: 'Guardar'; group: { close: 'Cerrar' } };
    const complete: Texts<Spanish> = { save: 'Desa', group: { close: 'Tanca' } };
    // @ts-expect-error: Catalan lacks one
    const lacking: Texts<Spanish> = { save: 'Desa', group: {} };
    // @ts-expect-error: Spanish has no such text
    const foreign: Texts<Spanish> = { ...complete, open: 'Obre' };
    expect([lacking, foreign]).not.toContainEqual(complete);
  });
});
