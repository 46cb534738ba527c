import { listManagedHelp } from '@portal/contract/help';
import { IconLifebuoy } from '@tabler/icons-react';
import type { ManagedRecord } from '../../domain/managed/managed-record.ts';

export const helpRecord = {
  name: 'help',
  texts: 'helpForm',
  icon: IconLifebuoy,
  actedOn: 'ayuda',
  list: 'managedHelp',
  new: 'newHelp',
  listed: listManagedHelp,
} as const satisfies ManagedRecord;
