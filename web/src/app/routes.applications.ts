import type { Screens } from './routes.ts';

// applications, application
export const applicationsScreens = {} as const satisfies Screens;
