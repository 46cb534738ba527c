import { counsellorContent } from '@portal/contract/schemas/orientation';
import { missingTexts } from '@portal/contract/schemas/written-texts';
import { type ManagedFormOptions, useManagedForm } from '../../domain/managed/useManagedForm.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { counsellorRecord } from './counsellor-record.ts';
import type { CounsellorValues } from './values.ts';

/** The form of a counsellor, a new one or a stored one. */
export function useCounsellorForm<K extends number | null>(
  options: ManagedFormOptions<typeof counsellorContent, CounsellorValues, K>,
) {
  const { idiomas, idiomaPorDefecto } = useBrand();
  return useManagedForm({
    ...options,
    record: counsellorRecord,
    schema: counsellorContent,
    bodyPath: 'orientador',
    missing: ({ textos }) => missingTexts(textos, idiomas, idiomaPorDefecto),
  });
}
