import type { calls } from '@portal/contract/second-factor';
import type { Area } from '../../area.ts';
import { openSealed } from './sealed.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';

export const secondFactor = {
  routes: async ({ env, secret, sessions }) =>
    secondFactorRoutes({
      sessions,
      sealed: openSealed(secret),
      isRequired: env.SECOND_FACTOR === 'required',
    }),
} satisfies Area<typeof calls>;
