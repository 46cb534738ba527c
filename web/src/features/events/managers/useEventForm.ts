import { eventContent } from '@portal/contract/schemas/events';
import { missingTexts } from '@portal/contract/schemas/written-texts';
import { type ManagedFormOptions, useManagedForm } from '../../../domain/managed/useManagedForm.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import { eventRecord } from './event-record.ts';
import type { EventValues } from './values.ts';

/** The form of an event, a new one or a stored one. */
export function useEventForm<K extends number | null>(
  options: ManagedFormOptions<typeof eventContent, EventValues, K>,
) {
  const { idiomas, idiomaPorDefecto } = useBrand();
  return useManagedForm({
    ...options,
    record: eventRecord,
    schema: eventContent,
    bodyPath: 'evento',
    missing: ({ textos }) => missingTexts(textos, idiomas, idiomaPorDefecto),
  });
}
