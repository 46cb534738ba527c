import type { Screens } from './routes.ts';

// cv
export const cvScreens = {} as const satisfies Screens;
