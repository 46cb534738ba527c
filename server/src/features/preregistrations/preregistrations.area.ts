import type { calls } from '@portal/contract/preregistrations';
import type { Area } from '../../area.ts';
import { preregistrationsRoutes } from './preregistrations.routes.ts';

export const preregistrations = {
  routes: () => preregistrationsRoutes,
} satisfies Area<typeof calls>;
