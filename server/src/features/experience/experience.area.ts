import type { calls } from '@portal/contract/experience';
import type { Area } from '../../area.ts';
import { eraseExperiences } from './experience.queries.ts';
import { experienceRoutes } from './experience.routes.ts';

export const experience = {
  routes: () => experienceRoutes,
  erase: eraseExperiences,
} satisfies Area<typeof calls>;
