import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { Text } from '../../../ui/Text.tsx';
import { derivedOf } from '../derived.ts';
import { useOfferValue } from '../form-context.ts';
import { draftOf } from '../offer-values.ts';

/** How long the offer lasts and how many hours that is, as its dates and hours say. */
export function Derived() {
  const t = useTexts('offerForm');
  const { number } = useFormat();
  const { weeks, weekly, total } = useOfferValue((values) => derivedOf(draftOf(values)));
  const parts = [
    weeks !== null && t('derived.weeks', { count: weeks }),
    weekly !== null && t('derived.weekly', { hours: number(weekly) }),
    total !== null && t('derived.total', { hours: number(total) }),
  ].filter(Boolean);
  return (
    <Text dim small aria-live="polite">
      {parts.length > 0 && t('derived.all', { parts: parts.join(' · ') })}
    </Text>
  );
}
