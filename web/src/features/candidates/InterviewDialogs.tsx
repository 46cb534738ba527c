import { Textarea } from '@mantine/core';
import { cancelInterview, type Interview } from '@portal/contract/interviews';
import { useState } from 'react';
import { useSend } from '../../lib/api/calls.ts';
import { useRefreshedAfter } from '../../lib/api/useRefreshedAfter.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { OptionalLabel } from '../../ui/OptionalLabel.tsx';
import { ChangeInterview } from './ChangeInterview.tsx';
import type { Candidate } from './candidate.ts';
import type { InterviewAct } from './interview-act.ts';
import { ProposeInterview } from './ProposeInterview.tsx';
import { staleOnceMoved as changed } from './stale.ts';

interface Props {
  candidate: Candidate;
  act: InterviewAct;
  onClose: () => void;
}

/** What a company does about an interview. What is written stays where the page behind changes meanwhile. */
export default function InterviewDialogs({ candidate: now, act, onClose }: Props) {
  const [candidate] = useState(now);
  const { entrevista: interview } = candidate;
  if (act === 'propose')
    return <ProposeInterview candidate={candidate} changed={changed} onClose={onClose} />;
  if (interview === null) return null;
  const props = { candidate, interview, changed, onClose };
  return act === 'change' ? <ChangeInterview {...props} /> : <CancelInterview {...props} />;
}

function CancelInterview({
  candidate: { candidato },
  interview: { id: idEntrevista, version },
  onClose,
}: Omit<Props, 'act'> & { interview: Interview }) {
  const t = useTexts('interviews');
  const [mensaje, setMensaje] = useState('');
  const name = candidato.nombre;
  const send = useSend(cancelInterview, {
    quiet: true,
    invalidates: changed,
    onSuccess: () => {
      onClose();
      showNotice(t('company.off'), t('company.changedBody', { name }));
    },
  });
  useRefreshedAfter(send.error, changed);
  const { idCandidatura } = candidato;
  return (
    <ConfirmDialog
      opened
      title={t('company.cancelTitle', { name })}
      confirmLabel={t('company.cancel')}
      cancelLabel={t('company.keep')}
      destructive
      busy={send.isPending}
      onCancel={onClose}
      onConfirm={() => send.mutate({ body: { idCandidatura, idEntrevista, version, mensaje } })}
    >
      <p>{t('company.cancelBody')}</p>
      <Textarea
        label={<OptionalLabel>{t('company.message')}</OptionalLabel>}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={1000}
        value={mensaje}
        onChange={(event) => setMensaje(event.currentTarget.value)}
      />
      <ErrorBanner error={send.error} />
    </ConfirmDialog>
  );
}
