import type { Language } from '@portal/contract/languages';
import { useBrand } from '../../lib/brand/brand.ts';
import { useLanguage, useTexts } from '../../lib/i18n/i18n.ts';
import { Text } from '../../ui/Text.tsx';

/** A zone as people call it: `hora de Europa central`. */
function zoneName(timeZone: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Whose clock the times are of: to everybody, or to a reader whose own is another. */
export function ZoneNote({ always = false }: { always?: boolean }) {
  const t = useTexts('interviews');
  const language = useLanguage();
  const { zonaHoraria } = useBrand();
  if (!always && new Intl.DateTimeFormat().resolvedOptions().timeZone === zonaHoraria) return null;
  return (
    <Text dim small>
      {t('zone', { zone: zoneName(zonaHoraria, language) })}
    </Text>
  );
}
