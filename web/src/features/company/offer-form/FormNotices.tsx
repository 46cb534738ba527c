import { Button } from '@mantine/core';
import { useTexts } from '../../../lib/i18n.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';

interface RestoredProps {
  at: Date;
  isNew: boolean;
  onRestart: () => void;
}

/** What is in the form was typed on an earlier visit. */
export function Restored({ at, isNew, onRestart }: RestoredProps) {
  const t = useTexts('offerForm');
  const { dayAndTime } = useFormat();
  const when = dayAndTime(at.toISOString());
  return (
    <Banner
      meaning="info"
      title={t('restored.title')}
      action={
        <Button variant="default" onClick={onRestart}>
          {t(isNew ? 'restored.restart' : 'restored.discard')}
        </Button>
      }
    >
      <p>{t(isNew ? 'restored.newBody' : 'restored.editBody', { when })}</p>
    </Banner>
  );
}

/** The offer of this form was sent already, from another page or before the network was lost. */
export function SentAlready({ onRestart }: { onRestart: () => void }) {
  const t = useTexts('offerForm');
  return (
    <Banner
      meaning="warning"
      urgent
      title={t('sentAlready.title')}
      action={
        <>
          <ScreenButton to="myOffers" variant="default">
            {t('sentAlready.see')}
          </ScreenButton>
          <Button variant="default" onClick={onRestart}>
            {t('sentAlready.restart')}
          </Button>
        </>
      }
    >
      <p>{t('sentAlready.body')}</p>
    </Banner>
  );
}
