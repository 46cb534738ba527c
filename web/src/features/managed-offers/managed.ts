import type { Answer } from '@portal/contract/endpoint';
import type { getManagedOffer } from '@portal/contract/managed-offers';

export type Managed = Answer<typeof getManagedOffer>;
