import { listCommunications } from '@portal/contract/communications';
import { IconSpeakerphone } from '@tabler/icons-react';
import type { ManagedRecord } from '../../domain/managed/managed-record.ts';

export const communicationRecord = {
  name: 'communication',
  texts: 'communicationForm',
  icon: IconSpeakerphone,
  actedOn: 'comunicacion',
  list: 'communications',
  new: 'newCommunication',
  listed: listCommunications,
} as const satisfies ManagedRecord;
