import { useTexts } from '../../lib/i18n/i18n.ts';
import { StateBadge } from '../../ui/StateBadge.tsx';

/** How the student stands with an offer: the same words in the list and on its page. */
export function FitMark({ missing }: { missing: number }) {
  const t = useTexts('studentOffers');
  return missing === 0 ? (
    <StateBadge meaning="good">{t('fit.all')}</StateBadge>
  ) : (
    <StateBadge meaning="warning">{t('fit.missing', { count: missing })}</StateBadge>
  );
}
