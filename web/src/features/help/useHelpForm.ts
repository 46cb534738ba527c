import { helpContent } from '@portal/contract/schemas/help';
import { missingTexts } from '@portal/contract/schemas/written-texts';
import { type ManagedFormOptions, useManagedForm } from '../../domain/managed/useManagedForm.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { helpRecord } from './help-record.ts';
import type { HelpValues } from './values.ts';

/** The form of a question with its answer, a new one or a stored one. */
export function useHelpForm<K extends number | null>(
  options: ManagedFormOptions<typeof helpContent, HelpValues, K>,
) {
  const { idiomas, idiomaPorDefecto } = useBrand();
  return useManagedForm({
    ...options,
    record: helpRecord,
    schema: helpContent,
    bodyPath: 'ayuda',
    missing: ({ textos }) => missingTexts(textos, idiomas, idiomaPorDefecto),
  });
}
