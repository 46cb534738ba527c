import type { calls } from '@portal/contract/validations';
import type { Area } from '../../area.ts';
import { validationsRoutes } from './validations.routes.ts';

export const validations = {
  routes: () => validationsRoutes,
} satisfies Area<typeof calls>;
