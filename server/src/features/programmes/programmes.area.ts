import type { calls } from '@portal/contract/programmes';
import type { Area } from '../../area.ts';
import { managedProgrammesRoutes } from './managed-programmes.routes.ts';
import { eraseAdhesions } from './programmes.queries.ts';
import { programmesRoutes } from './programmes.routes.ts';

export const programmes = {
  routes: () => ({ ...programmesRoutes, ...managedProgrammesRoutes }),
  erase: eraseAdhesions,
} satisfies Area<typeof calls>;
