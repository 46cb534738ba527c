import { CompanyChanges } from '../../features/change-requests/CompanyChanges.tsx';
import { CompanyHours } from '../../features/placement-hours/parts.tsx';
import { CompanyReports } from '../../features/placement-reports/parts.tsx';
import {
  CompanyPlacement,
  type CompanyPlacementProps,
} from '../../features/placements/company/CompanyPlacement.tsx';

const parts: CompanyPlacementProps['parts'] = [CompanyHours, CompanyReports, CompanyChanges];

/** A placement at a company, with what other areas show of it. */
export default function CompanyPlacementScreen() {
  return <CompanyPlacement parts={parts} />;
}
