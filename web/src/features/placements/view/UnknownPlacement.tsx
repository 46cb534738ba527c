import type { PlainScreenId } from '@portal/contract/screens';
import { IconMoodEmpty } from '@tabler/icons-react';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';

/** One that is not there, or is somebody else's; leads to the reader's own list. */
export function UnknownPlacement({ all }: { all: PlainScreenId }) {
  const t = useTexts('placementView');
  return (
    <>
      <PageHead title={t('unknown.title')} />
      <EmptyState
        icon={<IconMoodEmpty size={28} />}
        title={t('unknown.title')}
        action={
          <ScreenButton to={all} variant="default">
            {t('unknown.all')}
          </ScreenButton>
        }
      >
        {t('unknown.text')}
      </EmptyState>
    </>
  );
}
