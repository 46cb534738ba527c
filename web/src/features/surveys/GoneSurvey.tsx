import { IconClipboardList } from '@tabler/icons-react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';

/** In the place of a survey that somebody deleted. */
export function GoneSurvey() {
  const t = useTexts('surveyForm');
  return (
    <EmptyState
      icon={<IconClipboardList size={28} />}
      title={t('gone.title')}
      action={
        <ScreenButton to="managedSurveys" variant="default">
          {t('gone.back')}
        </ScreenButton>
      }
    >
      {t('gone.body')}
    </EmptyState>
  );
}
