import type { ApplicationCard } from '@portal/contract/applications';

/** What is needed of an application to answer a proposal. */
export type Answerable = Pick<ApplicationCard, 'urlOferta' | 'titulo' | 'tipo'>;
