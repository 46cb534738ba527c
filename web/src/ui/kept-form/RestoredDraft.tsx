import { Button } from '@mantine/core';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Banner } from '../Banner.tsx';
import type { KeptFormArea } from './area.ts';

interface Props {
  kept: { readonly restoredAt: Date | null; readonly takeTheirs: () => void };
  area: KeptFormArea;
}

/** Where what is on the page was typed on an earlier visit and never sent. */
export function RestoredDraft({ kept: { restoredAt, takeTheirs }, area }: Props) {
  const t = useTexts(area);
  const { dayAndTime } = useFormat();
  if (restoredAt === null) return null;
  return (
    <Banner
      meaning="info"
      title={t('restored.title')}
      action={
        <Button variant="default" onClick={takeTheirs}>
          {t('restored.discard')}
        </Button>
      }
    >
      <p>{t('restored.body', { when: dayAndTime(restoredAt.toISOString()) })}</p>
    </Banner>
  );
}
