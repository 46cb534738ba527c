/** Widths of a window at which the page changes its form. In CSS: `@media (--from-wide)`, `(--below-wide)`, `(--low)`. */
export const breakpoints = { narrow: 30, medium: 48, wide: 62, widest: 80 } as const;

type Breakpoint = keyof typeof breakpoints;

export const isBreakpoint = (name: string): name is Breakpoint => Object.hasOwn(breakpoints, name);

export const atLeast = (name: Breakpoint) => `(min-width: ${breakpoints[name]}em)`;
export const below = (name: Breakpoint) => `(max-width: ${breakpoints[name] - 0.01}em)`;

/** A window that has no room for what stays in view: 400 % zoom, a phone on its side. */
export const low = '(max-height: 25em)';
