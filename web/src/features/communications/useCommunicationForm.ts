import { communicationContent } from '@portal/contract/schemas/communications';
import { missingTexts } from '@portal/contract/schemas/written-texts';
import { type ManagedFormOptions, useManagedForm } from '../../domain/managed/useManagedForm.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { communicationRecord } from './communication-record.ts';
import type { CommunicationValues } from './values.ts';

/** The form of a communication, a new one or a stored one. */
export function useCommunicationForm<K extends number | null>(
  options: ManagedFormOptions<typeof communicationContent, CommunicationValues, K>,
) {
  const { idiomas, idiomaPorDefecto } = useBrand();
  return useManagedForm({
    ...options,
    record: communicationRecord,
    schema: communicationContent,
    bodyPath: 'comunicacion',
    missing: ({ textos }) => missingTexts(textos, idiomas, idiomaPorDefecto),
  });
}
