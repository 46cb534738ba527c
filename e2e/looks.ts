import { type Language, languages } from '@portal/contract/languages';

/** In which windows, languages and themes a screen is looked at. */

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The windows of the zooms are what is left of 1280 × 1024 at them. */
export const sizes = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  laptop: { width: 1440, height: 900 },
  zoom200: { width: 640, height: 512 },
  zoom400: { width: 320, height: 256 },
} as const satisfies Record<string, Size>;

export const schemes = ['light', 'dark'] as const;

type Scheme = (typeof schemes)[number];

export interface Look {
  readonly language: Language;
  readonly colorScheme: Scheme;
  readonly size: keyof typeof sizes;
}

const sizeNames = ['laptop', 'tablet', 'zoom200', 'phone', 'zoom400'] as const;

/** A page in one language and theme, by finger on a phone, and else from the widest window to the narrowest. */
export const looksIn = (language: Language, colorScheme: Scheme, touch: boolean): [Look, ...Look[]] => {
  const inSize = (size: Look['size']): Look => ({ language, colorScheme, size });
  if (touch) return [inSize('phone')];
  return [inSize('laptop'), inSize('tablet'), inSize('zoom200'), inSize('zoom400')];
};

const at = <T>(list: readonly T[], place: number): T => {
  const found = list[place % list.length];
  if (found === undefined) throw new Error('an empty list');
  return found;
};

/**
 * The look of the screen at this place of a list. The numbers of languages, themes and sizes have no divisor in common,
 * so among as many neighbours as there are looks each look is met once.
 */
export const lookAt = (place: number): Look => ({
  language: at(languages, place),
  colorScheme: at(schemes, place),
  size: at(sizeNames, place),
});
