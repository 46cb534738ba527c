import { IconMapSearch } from '@tabler/icons-react';
import { useTexts } from '../lib/i18n/i18n.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { ScreenButton } from '../ui/ScreenLink.tsx';

export function NotFound() {
  const t = useTexts('shell');
  return (
    <>
      <PageHead title={t('notFound.title')} />
      <EmptyState
        icon={<IconMapSearch size={28} />}
        title={t('notFound.body')}
        action={<ScreenButton to="home">{t('notFound.home')}</ScreenButton>}
      />
    </>
  );
}
