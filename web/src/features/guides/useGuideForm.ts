import { guideContent } from '@portal/contract/schemas/guides';
import { missingTexts } from '@portal/contract/schemas/written-texts';
import { type ManagedFormOptions, useManagedForm } from '../../domain/managed/useManagedForm.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { guideRecord } from './guide-record.ts';
import type { GuideValues } from './values.ts';

/** The form of a guide, a new one or a stored one. */
export function useGuideForm<K extends number | null>(
  options: ManagedFormOptions<typeof guideContent, GuideValues, K>,
) {
  const { idiomas, idiomaPorDefecto } = useBrand();
  return useManagedForm({
    ...options,
    record: guideRecord,
    schema: guideContent,
    bodyPath: 'guia',
    missing: ({ textos }) => missingTexts(textos, idiomas, idiomaPorDefecto),
  });
}
