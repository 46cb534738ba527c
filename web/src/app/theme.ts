import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import type { Brand } from '@portal/contract/brand';
import { legible, legibleTint, mix, onColour, softAccent, surfaces } from '@portal/contract/colours';
import { isInOwnTypeface, ownTypeface } from '@portal/contract/typeface';
import { breakpoints } from '../ui/breakpoints.ts';
import classes from './theme.module.css';

/** Cool neutrals, light to dark, beside one warm tint; the one accent is the brand's. */
const neutral = {
  white: surfaces.light.surface,
  paper: surfaces.light.paper,
  sunken: surfaces.light.sunken,
  line: '#d8dde4',
  control: '#7f8998',
  dim: '#536070',
  ink: '#18202b',
} as const;

const dark = {
  sunken: '#0c0f13',
  ...surfaces.dark,
  line: '#313b48',
  control: '#6f7c8e',
  dim: '#a5b0bf',
  ink: '#e8ecf2',
} as const;

const meanings = {
  info: { light: '#1d5fb8', dark: '#82b4f5' },
  good: { light: '#1a7341', dark: '#6fce97' },
  warning: { light: '#8a5300', dark: '#f0b95b' },
  wrong: { light: '#b3261e', dark: '#f59a92' },
} as const;

const scale = (light: string, middle: string, deep: string): MantineColorsTuple => [
  mix(light, middle, 0.06),
  mix(light, middle, 0.14),
  mix(light, middle, 0.3),
  mix(light, middle, 0.5),
  mix(light, middle, 0.7),
  mix(light, middle, 0.85),
  middle,
  mix(middle, deep, 0.15),
  mix(middle, deep, 0.3),
  mix(middle, deep, 0.45),
];

const grays: MantineColorsTuple = [
  neutral.paper,
  neutral.sunken,
  '#e2e6ec',
  neutral.line,
  '#bcc4cf',
  neutral.control,
  '#66717f',
  neutral.dim,
  '#333d4a',
  neutral.ink,
];

const darks: MantineColorsTuple = [
  dark.ink,
  dark.dim,
  '#8792a3',
  dark.control,
  dark.line,
  dark.raised,
  dark.surface,
  dark.paper,
  dark.sunken,
  '#07090c',
];

/** Filled controls: white text or dark, whichever can be read on that colour in that theme. */
const variantColours: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input);
  if (input.variant !== 'filled') return colours;
  return { ...colours, color: input.color === 'red' ? 'var(--on-wrong)' : 'var(--on-accent)' };
};

/** Where lists open: within the page's main part, which is where readers look for them. */
export const popupsId = 'desplegables';

const listThatScrolls = {
  defaultProps: {
    withScrollArea: false,
    // The focus comes to a field that is wrong by itself: an open list would hide what is wrong.
    openOnFocus: false,
    comboboxProps: { portalProps: { target: `#${popupsId}` } },
  },
  classNames: { options: classes.options },
};

export type Looks = Pick<Brand, 'tipografia' | 'colores'>;

/** Of nobody in particular, where the brand cannot be had. */
export const plainLooks: Looks = {
  tipografia: 'system-ui, sans-serif',
  colores: { acento: '#2b4a66', acentoOscuro: '#9cc3ea', secundario: '#2b4a66' },
};

/** With what stands in for the portal's own letters until they are there (typeface.css). */
function familiesOf({ tipografia }: Looks): string {
  if (!isInOwnTypeface(tipografia)) return tipografia;
  const [first, ...others] = tipografia.split(',');
  return [first, ` '${ownTypeface} Fallback'`, ...others].join();
}

export function themeOf(brand: Looks) {
  const fontFamily = familiesOf(brand);
  return createTheme({
    fontFamily,
    fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.75rem' },
    lineHeights: { xs: '1.35', sm: '1.45', md: '1.5', lg: '1.35', xl: '1.2' },
    fontWeights: { medium: '600', bold: '600' },
    headings: {
      fontFamily,
      fontWeight: '600',
      textWrap: 'pretty',
      sizes: {
        h1: { fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 1.75rem)', lineHeight: '1.2' },
        h2: { fontSize: '1.25rem', lineHeight: '1.3' },
        h3: { fontSize: '1rem', lineHeight: '1.4' },
        h4: { fontSize: '0.875rem', lineHeight: '1.4' },
      },
    },
    spacing: {
      xs: '0.5rem',
      sm: '0.75rem',
      md: '1rem',
      lg: '1.5rem',
      xl: '2rem',
      panel: 'clamp(1rem, 2.5vw, 1.5rem)',
    },
    radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '999px' },
    defaultRadius: 'md',
    breakpoints: {
      xs: `${breakpoints.narrow}em`,
      sm: `${breakpoints.medium}em`,
      md: `${breakpoints.wide}em`,
      lg: `${breakpoints.widest}em`,
      xl: '90em',
    },
    shadows: { md: '0 8px 32px rgb(12 18 28 / 16%)', lg: '0 16px 48px rgb(12 18 28 / 22%)' },
    colors: {
      brand: scale('#ffffff', brand.colores.acento, '#000000'),
      gray: grays,
      dark: darks,
      red: scale('#ffffff', meanings.wrong.light, '#000000'),
    },
    primaryColor: 'brand',
    primaryShade: 6,
    variantColorResolver: variantColours,
    focusRing: 'auto',
    respectReducedMotion: true,
    cursorType: 'pointer',
    // By name and not with `Component.extend`, which would load every component named here at the start.
    components: {
      Button: { classNames: { root: classes.button, label: classes.buttonLabel } },
      SegmentedControl: {
        classNames: { root: classes.choices, control: classes.choice, label: classes.choiceLabel },
      },
      CloseButton: { classNames: { root: classes.close } },
      ActionIcon: { defaultProps: { variant: 'subtle', size: 40, color: 'gray' } },
      // A link has the size of the text that it is in.
      Anchor: { defaultProps: { underline: 'always', inherit: true }, classNames: { root: classes.link } },
      Input: { classNames: { input: classes.input } },
      InputWrapper: {
        defaultProps: { inputWrapperOrder: ['label', 'description', 'input', 'error'] },
        classNames: {
          root: classes.field,
          label: classes.label,
          description: classes.description,
          error: classes.fieldError,
        },
      },
      // The list itself scrolls: a box around it would be a stop for the keyboard that has nothing to say.
      Select: listThatScrolls,
      MultiSelect: listThatScrolls,
      Autocomplete: listThatScrolls,
      TagsInput: listThatScrolls,
      // As large as a target has to be that stands close to another (WCAG 2.2, 2.5.8).
      Checkbox: {
        classNames: { input: classes.tick },
        vars: () => ({ root: { '--checkbox-size': '1.5rem' } }),
      },
      Radio: { classNames: { radio: classes.tick }, vars: () => ({ root: { '--radio-size': '1.5rem' } }) },
      Paper: { defaultProps: { withBorder: true, shadow: 'none' } },
      Table: {
        defaultProps: { verticalSpacing: 'sm', horizontalSpacing: 'md', highlightOnHover: true },
        classNames: { th: classes.th, table: classes.table },
      },
      Modal: {
        defaultProps: {
          centered: true,
          shadow: 'lg',
          overlayProps: { backgroundOpacity: 0.5 },
          padding: 'lg',
        },
        classNames: { title: classes.overlayTitle },
      },
      Drawer: {
        defaultProps: { shadow: 'lg', overlayProps: { backgroundOpacity: 0.5 } },
        classNames: { title: classes.overlayTitle },
      },
      // What Mantine gives the focus at first is no item, which nothing else may be in a menu.
      Popover: { classNames: { dropdown: classes.dropdown } },
      Combobox: { classNames: { dropdown: classes.dropdown } },
      Menu: {
        classNames: { dropdown: classes.dropdown },
        defaultProps: { shadow: 'md', position: 'bottom-end', withInitialFocusPlaceholder: false },
      },
      // A list that has no option says so in the place of one.
      ComboboxEmpty: { defaultProps: { role: 'option', 'aria-disabled': true } },
      Tooltip: { defaultProps: { openDelay: 300, events: { hover: true, focus: true, touch: false } } },
      Skeleton: { defaultProps: { radius: 'sm' } },
    },
  });
}

/** The portal's own names for colours, which CSS modules use, and Mantine's set to the same. */
export function variablesOf({ colores }: Looks): CSSVariablesResolver {
  // Legible as they are: a brand whose accents are not does not pass its check.
  const { acento: accent, acentoOscuro: accentDark } = colores;
  return () => ({
    variables: {
      '--brand-band': colores.secundario,
      '--brand-deep': legible(mix(colores.acento, '#000000', 0.25), ['#ffffff'], '#000000', 7),
    },
    light: {
      '--bg': neutral.paper,
      '--surface': neutral.white,
      '--sunken': neutral.sunken,
      '--warm-soft': surfaces.light.warm,
      '--warm-line': '#ecdfcb',
      '--line': neutral.line,
      '--control': neutral.control,
      '--ink': neutral.ink,
      '--dim': neutral.dim,
      '--accent': accent,
      '--accent-hover': pressed.light(accent),
      '--accent-soft': softAccent.light(accent),
      '--accent-soft-hover': legibleTint(accent, neutral.white, softHoverShare.light),
      '--accent-line': mix(neutral.white, accent, 0.35),
      '--on-accent': onColour(accent),
      ...meaningVariables('light', neutral.white),
      ...mantineVariables,
      '--mark': '#fff0b8',
    },
    dark: {
      '--bg': dark.paper,
      '--surface': dark.surface,
      '--sunken': dark.raised,
      '--warm-soft': dark.warm,
      '--warm-line': '#453c31',
      '--line': dark.line,
      '--control': dark.control,
      '--ink': dark.ink,
      '--dim': dark.dim,
      '--accent': accentDark,
      '--accent-hover': pressed.dark(accentDark),
      '--accent-soft': softAccent.dark(accentDark),
      '--accent-soft-hover': legibleTint(accentDark, dark.surface, softHoverShare.dark),
      '--accent-line': mix(dark.surface, accentDark, 0.45),
      '--on-accent': onColour(accentDark),
      ...meaningVariables('dark', dark.surface),
      ...mantineVariables,
      '--mark': '#5c4a10',
    },
  });
}

/** Under the pointer a filled control goes away from the colour of its text, never towards it. */
const pressed = {
  light: (colour: string) => mix(colour, '#000000', 0.16),
  dark: (colour: string) => mix(colour, '#ffffff', 0.18),
} as const;

/** How much of a colour is in the tint under the pointer, where the colour can be read on that. */
const softHoverShare = { light: 0.16, dark: 0.24 } as const;

function meaningVariables(scheme: 'light' | 'dark', surface: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(meanings).flatMap(([name, colours]) => {
      const colour = colours[scheme];
      const share = scheme === 'light' ? 0.07 : 0.13;
      return [
        [`--${name}`, colour],
        [`--${name}-hover`, pressed[scheme](colour)],
        [`--${name}-soft`, mix(surface, colour, share)],
        [`--${name}-soft-hover`, legibleTint(colour, surface, softHoverShare[scheme])],
        [`--${name}-line`, mix(surface, colour, 0.35)],
        [`--on-${name}`, onColour(colour)],
      ];
    }),
  );
}

const mantineVariables = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--dim)',
  '--mantine-color-placeholder': 'var(--dim)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-error': 'var(--wrong)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-brand-filled': 'var(--accent)',
  '--mantine-color-brand-filled-hover': 'var(--accent-hover)',
  '--mantine-color-brand-light': 'var(--accent-soft)',
  '--mantine-color-brand-light-hover': 'var(--accent-soft-hover)',
  '--mantine-color-brand-light-color': 'var(--accent)',
  '--mantine-color-brand-outline': 'var(--accent)',
  '--mantine-color-brand-outline-hover': 'var(--accent-soft)',
  '--mantine-color-brand-text': 'var(--accent)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
  '--mantine-primary-color-light': 'var(--accent-soft)',
  '--mantine-primary-color-light-hover': 'var(--accent-soft-hover)',
  '--mantine-primary-color-light-color': 'var(--accent)',
  '--mantine-primary-color-contrast': 'var(--on-accent)',
  '--mantine-color-red-6': 'var(--wrong)',
  '--mantine-color-red-filled': 'var(--wrong)',
  '--mantine-color-red-filled-hover': 'var(--wrong-hover)',
  '--mantine-color-red-text': 'var(--wrong)',
  '--mantine-color-red-light': 'var(--wrong-soft)',
  '--mantine-color-red-light-hover': 'var(--wrong-soft-hover)',
  '--mantine-color-red-light-color': 'var(--wrong)',
  '--mantine-color-red-outline': 'var(--wrong)',
  '--mantine-color-red-outline-hover': 'var(--wrong-soft)',
} as const;
