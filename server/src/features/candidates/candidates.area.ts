import type { calls } from '@portal/contract/candidates';
import type { Area } from '../../area.ts';
import { candidatesRoutes } from './candidates.routes.ts';

export const candidates = {
  routes: () => candidatesRoutes,
} satisfies Area<typeof calls>;
