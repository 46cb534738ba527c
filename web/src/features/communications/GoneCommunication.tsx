import { IconSpeakerphone } from '@tabler/icons-react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';

/** In the place of a communication that somebody deleted. */
export function GoneCommunication() {
  const t = useTexts('communicationForm');
  return (
    <EmptyState
      icon={<IconSpeakerphone size={28} />}
      title={t('gone.title')}
      action={
        <ScreenButton to="communications" variant="default">
          {t('gone.back')}
        </ScreenButton>
      }
    >
      {t('gone.body')}
    </EmptyState>
  );
}
