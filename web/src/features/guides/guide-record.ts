import { listManagedGuides } from '@portal/contract/guides';
import { IconBook2 } from '@tabler/icons-react';
import type { ManagedRecord } from '../../domain/managed/managed-record.ts';

export const guideRecord = {
  name: 'guide',
  texts: 'guideForm',
  icon: IconBook2,
  actedOn: 'guia',
  list: 'managedGuides',
  new: 'newGuide',
  listed: listManagedGuides,
} as const satisfies ManagedRecord;
