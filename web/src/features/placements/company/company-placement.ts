import type { Answer } from '@portal/contract/endpoint';
import type { getCompanyPlacement } from '@portal/contract/placements';

export type AtCompany = Answer<typeof getCompanyPlacement>;
