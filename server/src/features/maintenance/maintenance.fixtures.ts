import type { calls } from '@portal/contract/maintenance';
import type { BodiesOf } from '../../testing/callers.ts';

export const maintenanceBodies = (): BodiesOf<typeof calls> => ({
  switchMaintenance: async () => ({ activo: false }),
});
