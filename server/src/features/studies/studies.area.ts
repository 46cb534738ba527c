import type { calls } from '@portal/contract/studies';
import type { Area } from '../../area.ts';
import { eraseStudies } from './studies.queries.ts';
import { studiesRoutes } from './studies.routes.ts';

export const studies = {
  routes: () => studiesRoutes,
  erase: eraseStudies,
} satisfies Area<typeof calls>;
