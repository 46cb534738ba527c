import { useMediaQuery } from '@mantine/hooks';
import { getOwnApplication } from '@portal/contract/applications';
import type { Answer } from '@portal/contract/endpoint';
import type { getOffer } from '@portal/contract/student-offers';
import { useState } from 'react';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { below } from '../../ui/breakpoints.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { ApplyDone, type Sent } from './ApplyDone.tsx';
import { ApplyForm } from './ApplyForm.tsx';

interface Props {
  answer: Answer<typeof getOffer>;
  onClose: () => void;
}

/** Applying: what goes along, and then what was sent. */
export default function ApplyDialog({ answer, onClose }: Props) {
  const t = useTexts('studentOffers');
  const isPhone = useMediaQuery(below('medium'), false, { getInitialValueInEffect: false });
  const [isBusy, setBusy] = useState(false);
  const earlierLetter = useEarlierLetter(answer);
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <Dialog
      opened
      onClose={onClose}
      busy={isBusy}
      title={t(sent === null ? 'apply.dialog.title' : 'apply.done.title')}
      closesOutside={false}
      size="lg"
      fullScreen={isPhone}
    >
      {sent === null ? (
        earlierLetter === undefined ? (
          <Skeletons shape="text" count={3} />
        ) : (
          <ApplyForm
            answer={answer}
            earlierLetter={earlierLetter}
            onBusy={setBusy}
            onSent={setSent}
            onToldApart={onClose}
          />
        )
      ) : (
        <ApplyDone offer={answer.oferta} sent={sent} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** The letter of the withdrawn application: empty without one, undefined while it loads. */
function useEarlierLetter({ oferta, candidatura }: Answer<typeof getOffer>): string | undefined {
  // Of the application that is being sent there is nothing to be read.
  const [hasApplied] = useState(candidatura !== null);
  const [letter, setLetter] = useState(hasApplied ? undefined : '');
  const { data, isLoading } = useCall(
    getOwnApplication,
    { params: { id: oferta.urlAcceso } },
    { enabled: hasApplied },
  );
  // Read once: what is chosen and typed by then stays.
  if (letter === undefined && !isLoading) setLetter(data?.presentacion ?? '');
  return letter;
}
