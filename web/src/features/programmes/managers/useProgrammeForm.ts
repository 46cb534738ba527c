import { programmeContent } from '@portal/contract/schemas/programmes';
import { missingTexts } from '@portal/contract/schemas/written-texts';
import { type ManagedFormOptions, useManagedForm } from '../../../domain/managed/useManagedForm.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import { programmeRecord } from './programme-record.ts';
import type { ProgrammeValues } from './values.ts';

/** The form of a programme, a new one or a stored one. */
export function useProgrammeForm<K extends number | null>(
  options: ManagedFormOptions<typeof programmeContent, ProgrammeValues, K>,
) {
  const { idiomas, idiomaPorDefecto } = useBrand();
  return useManagedForm({
    ...options,
    record: programmeRecord,
    schema: programmeContent,
    bodyPath: 'programa',
    missing: ({ textos }) => missingTexts(textos, idiomas, idiomaPorDefecto),
  });
}
