import { listCounsellors } from '@portal/contract/orientation';
import { IconUserHeart } from '@tabler/icons-react';
import type { ManagedRecord } from '../../domain/managed/managed-record.ts';

export const counsellorRecord = {
  name: 'counsellor',
  texts: 'counsellorForm',
  icon: IconUserHeart,
  actedOn: 'orientador',
  list: 'counsellors',
  new: 'newCounsellor',
  listed: listCounsellors,
} as const satisfies ManagedRecord;
