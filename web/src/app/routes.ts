import type { ScreenId } from '@portal/contract/screens';
import { accountsScreens } from './routes.accounts.ts';
import { applicationsScreens } from './routes.applications.ts';
import { communicationsScreens } from './routes.communications.ts';
import { companyScreens } from './routes.company.ts';
import { cvScreens } from './routes.cv.ts';
import { managingScreens } from './routes.managing.ts';
import { offersScreens } from './routes.offers.ts';
import { pagesScreens } from './routes.pages.ts';
import { profileScreens } from './routes.profile.ts';
import { shellScreens } from './routes.shell.ts';
import { surveysScreens } from './routes.surveys.ts';
import { validationsScreens } from './routes.validations.ts';
import type { Screen } from './screen.ts';

/** The one table of screens: routes, guards, titles, breadcrumbs and menu read it. */
export const screens: Record<ScreenId, Screen> = {
  ...shellScreens,
  ...pagesScreens,
  ...accountsScreens,
  ...offersScreens,
  ...applicationsScreens,
  ...companyScreens,
  ...validationsScreens,
  ...managingScreens,
  ...cvScreens,
  ...communicationsScreens,
  ...surveysScreens,
  ...profileScreens,
};
