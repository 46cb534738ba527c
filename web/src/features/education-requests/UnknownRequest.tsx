import type { PlainScreenId } from '@portal/contract/screens';
import { IconMoodEmpty } from '@tabler/icons-react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';

/** In the place of a request that is not there, or not the reader's. */
export function UnknownRequest({ all, allLabel }: { all: PlainScreenId; allLabel: string }) {
  const t = useTexts('educationRequests');
  return (
    <>
      <PageHead title={t('unknown')} />
      <EmptyState
        icon={<IconMoodEmpty size={28} />}
        title={t('unknown')}
        action={
          <ScreenButton to={all} variant="default">
            {allLabel}
          </ScreenButton>
        }
      >
        {t('unknownText')}
      </EmptyState>
    </>
  );
}
