import type { calls } from '@portal/contract/surveys';
import type { Area } from '../../area.ts';
import { forgetAnswers } from './surveys.queries.ts';
import { surveysRoutes } from './surveys.routes.ts';

export const surveys = {
  routes: ({ secret }) => surveysRoutes(secret),
  erase: forgetAnswers,
} satisfies Area<typeof calls>;
