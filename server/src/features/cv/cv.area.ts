import type { calls } from '@portal/contract/cv';
import type { Area } from '../../area.ts';
import { eraseCvs } from './cv.queries.ts';
import { cvRoutes } from './cv.routes.ts';

export const cv = {
  routes: () => cvRoutes,
  erase: eraseCvs,
} satisfies Area<typeof calls>;
