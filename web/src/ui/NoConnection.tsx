import { IconWifiOff } from '@tabler/icons-react';
import { useTexts } from '../lib/i18n/i18n.ts';
import { EmptyState } from './EmptyState.tsx';

/** In the place of data that cannot come without a network; they come by itself once there is one. */
export function NoConnection() {
  const t = useTexts('ui');
  return (
    <EmptyState icon={<IconWifiOff size={28} />} title={t('waiting.title')}>
      {t('waiting.body')}
    </EmptyState>
  );
}
