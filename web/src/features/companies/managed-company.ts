import type { getManagedCompany } from '@portal/contract/companies';
import type { Answer } from '@portal/contract/endpoint';

/** A company as its page is told of it. */
export type ManagedCompany = Answer<typeof getManagedCompany>;
