import type { calls } from '@portal/contract/billing-accounts';
import type { Area } from '../../area.ts';
import { billingAccountsRoutes } from './billing-accounts.routes.ts';

export const billingAccounts = {
  routes: () => billingAccountsRoutes,
} satisfies Area<typeof calls>;
