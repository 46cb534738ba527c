import type { calls } from '@portal/contract/catalogue';
import type { Area } from '../../area.ts';
import { catalogueRoutes } from './catalogue.routes.ts';

export const catalogue = {
  routes: () => catalogueRoutes,
} satisfies Area<typeof calls>;
