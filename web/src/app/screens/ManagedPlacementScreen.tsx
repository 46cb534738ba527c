import { ManagedChanges } from '../../features/change-requests/parts.tsx';
import { ManagedHours } from '../../features/placement-hours/parts.tsx';
import { ManagedReports } from '../../features/placement-reports/ManagedReports.tsx';
import {
  ManagedPlacement,
  type ManagedPlacementProps,
} from '../../features/placements/managers/ManagedPlacement.tsx';

const parts: ManagedPlacementProps['parts'] = [ManagedHours, ManagedReports, ManagedChanges];

/** A placement as managers see it, with what other areas show of it. */
export default function ManagedPlacementScreen() {
  return <ManagedPlacement parts={parts} />;
}
