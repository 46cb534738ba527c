import type { CSSOptions } from 'vite';
import { atLeast, below, crowded, heights, isBreakpoint } from '../src/ui/breakpoints.ts';

/** Puts its width where CSS names a breakpoint: a media query takes no variable. */
export const namedBreakpoints: CSSOptions['postcss'] = {
  plugins: [
    {
      postcssPlugin: 'named-breakpoints',
      AtRule: {
        container(rule) {
          rule.params = rule.params.replaceAll('(--crowded)', crowded);
        },
        media(rule) {
          rule.params = rule.params
            .replaceAll('(--low)', heights.low)
            .replaceAll('(--high)', heights.high)
            .replaceAll(/\(--(\w+)-(\w+)\)/g, (query, side, name) => {
              if (!isBreakpoint(name) || (side !== 'from' && side !== 'below'))
                throw rule.error(`${query} is no breakpoint`);
              return side === 'from' ? atLeast(name) : below(name);
            });
        },
      },
    },
  ],
};
