import type { calls } from '@portal/contract/account-states';
import type { Area } from '../../area.ts';
import { accountStatesRoutes } from './account-states.routes.ts';
import { eraseClosed } from './erase-closed.ts';

export const accountStates = {
  routes: ({ sessions }) => accountStatesRoutes(sessions),
  sweep: eraseClosed,
} satisfies Area<typeof calls>;
