import { listManagedEvents } from '@portal/contract/events';
import { IconCalendarEvent } from '@tabler/icons-react';
import type { ManagedRecord } from '../../../domain/managed/managed-record.ts';

export const eventRecord = {
  name: 'event',
  texts: 'eventForm',
  icon: IconCalendarEvent,
  actedOn: 'evento',
  list: 'managedEvents',
  new: 'newEvent',
  listed: listManagedEvents,
} as const satisfies ManagedRecord;
