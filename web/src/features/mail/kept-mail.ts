import type { Answer } from '@portal/contract/endpoint';
import type { listMail } from '@portal/contract/mail';

export type KeptMail = Answer<typeof listMail>['correos'][number];
