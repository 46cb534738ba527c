import { deleteDocument } from '@portal/contract/cv';
import { useState } from 'react';
import { useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { readFromCv } from '../read-from-cv.ts';
import type { CvDocument } from './DocumentList.tsx';

/** A document that is about to be taken out. */
export interface Doomed {
  document: CvDocument;
  isPrivate: boolean;
}

interface Props {
  doomed: Doomed | null;
  onClose: () => void;
  onDone: () => void;
}

export function RemoveDocument({ doomed, onClose, onDone }: Props) {
  const t = useTexts('cvEntries');
  // What is said stays while the dialog fades.
  const [said, setSaid] = useState('');
  const name = doomed?.document.nombre ?? '';
  const body = doomed && t(doomed.isPrivate ? 'documents.removePrivate' : 'documents.removeSent', { name });
  if (body !== null && body !== said) setSaid(body);
  const remove = useSend(deleteDocument, { invalidates: readFromCv, quiet: true, onSuccess: onClose });
  return (
    <ConfirmDialog
      opened={doomed !== null}
      title={t('documents.removeTitle')}
      confirmLabel={t('documents.removeConfirm')}
      destructive
      busy={remove.isPending}
      onConfirm={() =>
        doomed !== null && remove.mutate({ body: { id: doomed.document.id } }, { onSuccess: onDone })
      }
      onCancel={() => {
        remove.reset();
        onClose();
      }}
    >
      <p>{said}</p>
      <ErrorBanner error={remove.error} />
    </ConfirmDialog>
  );
}
