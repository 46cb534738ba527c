import { ActionIcon, Tooltip } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { useSaved } from './useSaved.ts';

/** In the corner of a card: saves its offer, or removes it. */
export function SaveHeart({ urlAcceso, titulo }: { urlAcceso: string; titulo: string }) {
  const t = useTexts('forYou');
  const { isSaved, isKnown, toggle, error } = useSaved(urlAcceso);
  const Heart = isSaved ? IconHeartFilled : IconHeart;
  return (
    <>
      {isKnown && (
        <Tooltip label={t(isSaved ? 'saved.remove' : 'saved.action')}>
          <ActionIcon
            pos="absolute"
            top="0.375rem"
            right="0.375rem"
            {...(isSaved && { c: 'var(--accent)' })}
            aria-pressed={isSaved}
            aria-label={t('saved.actionFor', { title: titulo })}
            onClick={toggle}
          >
            <Heart size={20} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
      <ErrorBanner error={error} />
    </>
  );
}
