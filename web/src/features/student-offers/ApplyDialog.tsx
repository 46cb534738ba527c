import { useMediaQuery } from '@mantine/hooks';
import type { Answer } from '@portal/contract/endpoint';
import type { getOffer } from '@portal/contract/student-offers';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { below } from '../../ui/breakpoints.ts';
import { Dialog } from '../../ui/Dialog.tsx';
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
        <ApplyForm answer={answer} onBusy={setBusy} onSent={setSent} onToldApart={onClose} />
      ) : (
        <ApplyDone offer={answer.oferta} sent={sent} onClose={onClose} />
      )}
    </Dialog>
  );
}
