import type { Sessions } from '../../http/session.ts';
import { confirmationRoutes } from './confirmation.routes.ts';
import { ownCompaniesRoutes } from './own-companies.routes.ts';
import { passwordsRoutes } from './passwords.routes.ts';
import { signUpRoutes } from './sign-up.routes.ts';

export const accountsRoutes = (sessions: Sessions) => ({
  ...passwordsRoutes(sessions),
  ...signUpRoutes,
  ...confirmationRoutes,
  ...ownCompaniesRoutes(sessions),
});
