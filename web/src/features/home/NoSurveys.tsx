import { IconClipboardList } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { usePendingSurveys } from '../../domain/surveys/pending-surveys.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useAnchor } from '../../lib/routing/useAnchor.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Section } from '../../ui/Section.tsx';

/** Tells whoever comes for surveys (`/#encuestas`, from the menu) that there are none; others are told nothing. */
export function NoSurveys() {
  const { hash } = useLocation();
  const { data } = usePendingSurveys();
  return hash === '#encuestas' && data?.length === 0 ? <None /> : null;
}

function None() {
  const t = useTexts('home');
  useAnchor();
  return (
    <Section id="encuestas" title={t('noSurveys.title')}>
      <EmptyState icon={<IconClipboardList size={28} />} title={t('noSurveys.empty')}>
        {t('noSurveys.emptyBody')}
      </EmptyState>
    </Section>
  );
}
