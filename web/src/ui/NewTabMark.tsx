import { VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useTexts } from '../lib/i18n/i18n.ts';

/** At the end of a link's words: it opens in another tab. */
export function NewTabMark() {
  const t = useTexts('ui');
  return (
    <>
      <IconExternalLink
        size={16}
        aria-hidden
        style={{ verticalAlign: '-0.125em', marginInlineStart: '0.25em' }}
      />
      <VisuallyHidden> ({t('newTab')})</VisuallyHidden>
    </>
  );
}
