import type { calls } from '@portal/contract/communications';
import type { Area } from '../../area.ts';
import { communicationsRoutes } from './communications.routes.ts';

export const communications = {
  routes: () => communicationsRoutes,
} satisfies Area<typeof calls>;
