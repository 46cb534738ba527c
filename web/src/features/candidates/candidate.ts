import type { getCandidate } from '@portal/contract/candidates';
import type { Answer } from '@portal/contract/endpoint';

export type Candidate = Answer<typeof getCandidate>;
