/** Widths of a window at which the page changes its form. In CSS: `@media (--from-wide)`, `(--below-wide)`. */
export const breakpoints = { narrow: 30, medium: 48, wide: 62, widest: 80 } as const;

type Breakpoint = keyof typeof breakpoints;

export const isBreakpoint = (name: string): name is Breakpoint => Object.hasOwn(breakpoints, name);

export const atLeast = (name: Breakpoint) => `(min-width: ${breakpoints[name]}em)`;
export const below = (name: Breakpoint) => `(max-width: ${breakpoints[name] - 0.01}em)`;

/**
 * Text so large, in a box so narrow, that words beside one another do not fit: unlike a window's, a box's `rem` is that of
 * the page. In CSS: `@container (--crowded)`.
 */
export const crowded = '(max-width: 17rem)';

/** A low window has no room for what stays in view: 400 % zoom, a phone on its side. In CSS `(--low)` and `(--high)`. */
export const heights = { low: '(max-height: 25em)', high: '(min-height: 25.01em)' } as const;
