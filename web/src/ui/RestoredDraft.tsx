import { Button } from '@mantine/core';
import { useTexts } from '../lib/i18n.ts';
import type { KeptForm, KeptFormArea } from '../lib/kept-form.ts';
import { useFormat } from '../lib/use-format.ts';
import { Banner } from './Banner.tsx';

interface Props {
  kept: Pick<KeptForm<never>, 'restoredAt' | 'takeTheirs'>;
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
