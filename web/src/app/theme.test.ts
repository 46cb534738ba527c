import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { contrast, leastContrast, surfaces } from '@portal/contract/colours';
import { describe, expect, it } from 'vitest';
import { type Looks, plainLooks, themeOf, variablesOf } from './theme.ts';

const brands = import.meta.glob<Looks>('../../../brands/*/brand.json', { eager: true, import: 'default' });
const looks: Readonly<Record<string, Looks>> = { plain: plainLooks, ...brands };

const cases = Object.keys(looks).flatMap((brand) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    (['brand', 'red'] as const).flatMap((color) =>
      (['filled', 'light', 'outline', 'subtle'] as const).map((variant) => ({
        brand,
        scheme,
        color,
        variant,
      })),
    ),
  ),
);

/** What a value of the theme comes to in one of its schemes; a variable that the theme leaves to Mantine fails. */
function resolved(value: string, variables: Readonly<Record<string, string>>): string {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (name === undefined) return value;
  const next = variables[name];
  if (next === undefined) throw new Error(`${name} is not set`);
  return resolved(next, variables);
}

describe('a button can be read at rest and under the pointer', () => {
  it.each(cases)('$brand, $scheme: $color $variant', ({ brand, scheme, color, variant }) => {
    const shown = looks[brand] ?? plainLooks;
    const theme = mergeMantineTheme(DEFAULT_THEME, themeOf(shown));
    const given = variablesOf(shown)(theme);
    const variables = { ...given.variables, ...given[scheme] };
    const button = theme.variantColorResolver({ color, variant, theme });
    const text = resolved(button.color, variables);
    for (const state of [button.background, button.hover]) {
      const colour = resolved(state, variables);
      const behind = colour === 'transparent' ? Object.values(surfaces[scheme]) : [colour];
      for (const background of behind) {
        expect(contrast(text, background), `${text} on ${background}`).toBeGreaterThanOrEqual(leastContrast);
      }
    }
  });
});

describe('the letters', () => {
  const families = (tipografia: string) => themeOf({ ...plainLooks, tipografia }).fontFamily;

  it('have a stand-in where they come with the portal', () => {
    expect(families('"Figtree", system-ui')).toBe(`"Figtree", 'Figtree Fallback', system-ui`);
  });

  it('are the brand’s own otherwise', () => {
    expect(families("'Avenir Next', Figtree")).toBe("'Avenir Next', Figtree");
  });
});

describe('what is written can be read on the warm tint', () => {
  const told = ['--ink', '--dim', '--accent', '--info', '--good', '--warning', '--wrong'] as const;
  const schemes = Object.keys(looks).flatMap((brand) =>
    (['light', 'dark'] as const).map((scheme) => ({ brand, scheme })),
  );

  it.each(schemes)('$brand, $scheme', ({ brand, scheme }) => {
    const theme = mergeMantineTheme(DEFAULT_THEME, themeOf(looks[brand] ?? plainLooks));
    const variables = variablesOf(looks[brand] ?? plainLooks)(theme)[scheme];
    const background = resolved('var(--warm-soft)', variables);
    for (const name of told) {
      const ratio = contrast(resolved(`var(${name})`, variables), background);
      expect(ratio, `${name} on ${background}`).toBeGreaterThanOrEqual(leastContrast);
    }
  });
});
