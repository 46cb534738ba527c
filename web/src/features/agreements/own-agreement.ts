import type { getAgreement } from '@portal/contract/agreements';
import type { Answer } from '@portal/contract/endpoint';

export type OwnAgreement = Answer<typeof getAgreement>;
export type Review = OwnAgreement['revisiones'][number];
export type ReviewComment = Review['comentarios'][number];
