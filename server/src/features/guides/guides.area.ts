import type { calls } from '@portal/contract/guides';
import type { Area } from '../../area.ts';
import { guidesRoutes } from './guides.routes.ts';

export const guides = { routes: () => guidesRoutes } satisfies Area<typeof calls>;
