import type { Answer } from '@portal/contract/endpoint';
import type { getOwnReports } from '@portal/contract/placement-reports';

export type OwnReports = Answer<typeof getOwnReports>;
