import { Button } from '@mantine/core';
import type { OfferType } from '@portal/contract/offer-fields';
import { type Ref, useState } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { EditConflict } from '../../ui/EditConflict.tsx';
import { RestoredBanner } from '../../ui/RestoredBanner.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';

interface Props {
  tipo: OfferType;
  isNew: boolean;
  /** The offer of this form was sent already, from another page or before the network was lost. */
  isSent: boolean;
  /** When what stands in the form was typed, if that was on an earlier visit. */
  restoredAt: Date | null;
  /** Whether nothing would be lost. */
  isKept: () => boolean;
  onGiveUp: () => Promise<void>;
  /** The same form is open in a tab that came first. */
  isElsewhere: boolean;
  /** The draft was saved or deleted elsewhere since it was opened here. */
  conflict: 'outdated' | 'deleted' | null;
  /** Around what is to be chosen then. */
  choice: Ref<HTMLDivElement>;
  onMine: () => void;
  onTheirs: () => void;
  /** Begins another offer here, and leaves this one to the other tab; undefined where the form is of one offer. */
  onLeave: (() => void) | undefined;
}

/** What the form holds that one may not expect, and the way out of it; what would be lost is asked about. */
export function FormNotices(props: Props) {
  const { tipo, isNew, isSent, restoredAt, isKept, onGiveUp, isElsewhere, onLeave } = props;
  const { conflict, choice, onMine, onTheirs } = props;
  const t = useTexts('offerForm');
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const kind = isNew ? 'another' : 'discard';
  const giveUp = async () => {
    setBusy(true);
    await onGiveUp();
  };
  const restart = () => {
    if (!isNew || !isKept()) {
      setAsking(true);
      return;
    }
    if (!isSent) showNotice(t('restored.kept'), t('restored.keptBody'));
    void giveUp();
  };
  return (
    <>
      {conflict !== null && (
        <div ref={choice}>
          <EditConflict
            title={t(`${conflict}.title`)}
            body={t(`${conflict}.body`)}
            mineLabel={t(`${conflict}.mine`)}
            theirsLabel={t(`${conflict}.theirs`)}
            onMine={onMine}
            onTheirs={onTheirs}
          />
        </div>
      )}
      {isElsewhere && !isSent && <OpenElsewhere onLeave={onLeave} />}
      {isSent && <SentAlready tipo={tipo} onRestart={isNew ? restart : undefined} />}
      {restoredAt !== null && !isSent && !isElsewhere && (
        <Restored at={restoredAt} isNew={isNew} onRestart={restart} />
      )}
      <ConfirmDialog
        opened={isAsking}
        title={t(`giveUp.${kind}.title`)}
        confirmLabel={t(`giveUp.${kind}.confirm`)}
        cancelLabel={t(`giveUp.${kind}.keep`)}
        destructive
        busy={isBusy}
        onConfirm={giveUp}
        onCancel={() => setAsking(false)}
      >
        <p>{t(`giveUp.${kind}.body`)}</p>
      </ConfirmDialog>
    </>
  );
}

function OpenElsewhere({ onLeave }: Pick<Props, 'onLeave'>) {
  const t = useTexts('offerForm');
  return (
    <Banner
      meaning="warning"
      urgent
      title={t('elsewhere.title')}
      action={
        onLeave && (
          <Button variant="default" onClick={onLeave}>
            {t('elsewhere.another')}
          </Button>
        )
      }
    >
      <p>{t(onLeave ? 'elsewhere.newBody' : 'elsewhere.editBody')}</p>
    </Banner>
  );
}

interface RestoredProps {
  at: Date;
  isNew: boolean;
  onRestart: () => void;
}

function Restored({ at, isNew, onRestart }: RestoredProps) {
  const t = useTexts('offerForm');
  const { dayAndTime } = useFormat();
  const when = dayAndTime(at.toISOString());
  return (
    <RestoredBanner
      title={t('restored.title')}
      discardLabel={t(isNew ? 'restored.restart' : 'restored.discard')}
      onDiscard={onRestart}
    >
      <p>{t(isNew ? 'restored.newBody' : 'restored.editBody', { when })}</p>
    </RestoredBanner>
  );
}

interface SentProps {
  tipo: OfferType;
  /** Empties this form; where it is the form of that one offer, another one is begun elsewhere. */
  onRestart: (() => void) | undefined;
}

function SentAlready({ tipo, onRestart }: SentProps) {
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
          {onRestart === undefined ? (
            <ScreenButton to={tipo === 'practicas' ? 'newInternshipOffer' : 'newJobOffer'} variant="default">
              {t('sentAlready.restart')}
            </ScreenButton>
          ) : (
            <Button variant="default" onClick={onRestart}>
              {t('sentAlready.restart')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('sentAlready.body')}</p>
    </Banner>
  );
}
