import { OwnChanges } from '../../features/change-requests/parts.tsx';
import { OwnHours } from '../../features/placement-hours/OwnHours.tsx';
import { OwnReports } from '../../features/placement-reports/OwnReports.tsx';
import { OwnPlacement, type OwnPlacementProps } from '../../features/placements/student/OwnPlacement.tsx';

const parts: OwnPlacementProps['parts'] = [OwnHours, OwnReports, OwnChanges];

/** A student’s placement, with what other areas show of it. */
export default function OwnPlacementScreen() {
  return <OwnPlacement parts={parts} />;
}
