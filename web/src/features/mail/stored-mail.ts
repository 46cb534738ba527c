import type { Answer } from '@portal/contract/endpoint';
import type { listMail } from '@portal/contract/mail';

export type StoredMail = Answer<typeof listMail>['correos'][number];
