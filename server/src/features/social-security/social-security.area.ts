import type { calls } from '@portal/contract/social-security';
import type { Area } from '../../area.ts';
import { eraseReasons } from './marks.queries.ts';
import { quartersRoutes } from './quarters.routes.ts';
import { registrationsRoutes } from './registrations.routes.ts';

export const socialSecurity = {
  routes: () => ({ ...registrationsRoutes, ...quartersRoutes }),
  erase: eraseReasons,
} satisfies Area<typeof calls>;
