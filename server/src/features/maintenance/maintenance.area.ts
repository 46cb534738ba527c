import type { calls } from '@portal/contract/maintenance';
import type { Area } from '../../area.ts';
import { maintenanceRoutes } from './maintenance.routes.ts';

export const maintenance = {
  routes: (parts) => maintenanceRoutes(parts.maintenance),
} satisfies Area<typeof calls>;
