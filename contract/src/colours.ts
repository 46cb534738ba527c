/** Arithmetic of colours, the surfaces that a brand's are put on, and whether they can be read there. */

/** What WCAG 2.2 AA asks of text. */
export const leastContrast = 4.5;

type Rgb = readonly [number, number, number];

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const hexOf = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** `share` (0 to 1) of `b` in `a`. */
export function mix(a: string, b: string, share: number): string {
  const [r1, g1, b1] = rgbOf(a);
  const [r2, g2, b2] = rgbOf(b);
  return hexOf([r1 + (r2 - r1) * share, g1 + (g2 - g1) * share, b1 + (b2 - b1) * share]);
}

/** WCAG's relative luminance. */
function luminance(hex: string): number {
  const [r, g, b] = rgbOf(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** WCAG's contrast ratio of two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** The colour itself, or as little nearer to `towards` as makes it legible on every background given. */
export function legible(
  colour: string,
  backgrounds: readonly string[],
  towards: string,
  ratio = leastContrast,
): string {
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mix(colour, towards, share);
    if (backgrounds.every((background) => contrast(candidate, background) >= ratio)) return candidate;
  }
  return towards;
}

/** White or near-black, whichever reads better on the colour. */
export function onColour(colour: string): string {
  return contrast(colour, '#ffffff') >= leastContrast ? '#ffffff' : '#10151c';
}

/** What the portal's accent is read on, in each theme, from the plainest surface to the most marked. */
export const surfaces = {
  light: { surface: '#ffffff', paper: '#f6f7f9', sunken: '#eceff3', warm: '#fcf5eb' },
  dark: { surface: '#1a2028', paper: '#12161c', raised: '#212934', warm: '#25221f' },
} as const;

/** The tint behind what is chosen or light: a little of the accent in the plainest surface. */
export const softAccent = {
  light: (accent: string) => mix(surfaces.light.surface, accent, 0.08),
  dark: (accent: string) => mix(surfaces.dark.surface, accent, 0.14),
} as const;

/** As strong a tint of the colour in the surface as it can still be read on, up to `most`. */
export function legibleTint(colour: string, surface: string, maxShare: number): string {
  for (let share = maxShare; share > 0; share -= 0.01) {
    const candidate = mix(surface, colour, share);
    if (contrast(colour, candidate) >= leastContrast) return candidate;
  }
  return surface;
}

export interface Pair {
  /** In words, for the person who has to change it. */
  readonly name: string;
  readonly colour: string;
  readonly background: string;
}

/** Every pair of colours in which an accent has to be read in a theme. */
export function accentPairs(theme: 'light' | 'dark', accent: string): Pair[] {
  const on = Object.entries(surfaces[theme]).map(([name, background]) => ({
    name: `text in this colour on the ${theme} theme's ${name} ${background}`,
    colour: accent,
    background,
  }));
  const soft = softAccent[theme](accent);
  return [
    ...on,
    { name: `text in this colour on its own tint ${soft}`, colour: accent, background: soft },
    {
      name: `${onColour(accent)} text on a button of this colour`,
      colour: onColour(accent),
      background: accent,
    },
  ];
}

/** The pair that is hardest to read, where one is below AA; undefined where all can be read. */
export function unreadable(theme: 'light' | 'dark', accent: string): (Pair & { ratio: number }) | undefined {
  return accentPairs(theme, accent)
    .map((pair) => ({ ...pair, ratio: contrast(pair.colour, pair.background) }))
    .filter(({ ratio }) => ratio < leastContrast)
    .sort((a, b) => a.ratio - b.ratio)[0];
}
