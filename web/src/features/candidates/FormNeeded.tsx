import { useNavigate } from 'react-router';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useSentences } from '../../lib/i18n/status-texts.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { Candidate } from './candidate.ts';

interface Props {
  /** Who was to be selected (98); null for nobody. */
  candidato: Candidate['candidato'] | null;
  onClose: () => void;
}

/** Selecting waits for the incorporation form (98), which is led to at once. */
export function FormNeeded({ candidato, onClose }: Props) {
  const t = useTexts('candidates');
  const status = useSentences()?.statuses.incorporationFormRequired;
  const pathTo = usePathTo();
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      opened={candidato !== null}
      title={status?.title ?? ''}
      confirmLabel={t('form.complete')}
      cancelLabel={t('form.later')}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        if (candidato !== null)
          navigate(pathTo('incorporationForm', { idSolicitud: String(candidato.idCandidatura) }));
      }}
    >
      <p>{status?.body}</p>
    </ConfirmDialog>
  );
}
