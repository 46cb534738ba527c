import { listManagedProgrammes } from '@portal/contract/programmes';
import { IconSchool } from '@tabler/icons-react';
import type { ManagedRecord } from '../../../domain/managed/managed-record.ts';

export const programmeRecord = {
  name: 'programme',
  texts: 'programmeForm',
  icon: IconSchool,
  actedOn: 'programa',
  list: 'managedProgrammes',
  new: 'newProgramme',
  listed: listManagedProgrammes,
} as const satisfies ManagedRecord;
