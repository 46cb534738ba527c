import { Button } from '@mantine/core';
import { addPlacementFile, editFollowUpDocument, type PlacementDocument } from '@portal/contract/placements';
import { useState } from 'react';
import { useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { HandInDialog } from '../view/HandInDialog.tsx';
import { changedByStudent, type OwnPlacement } from './own-placement.ts';

interface Props {
  placement: Pick<OwnPlacement, 'idPractica'>;
  document: PlacementDocument;
}

interface Compact {
  /** In a row of a list. */
  compact?: boolean;
}

/** Hands in a document that is awaited, or was returned. */
export function HandIn({
  placement: { idPractica },
  document: { id, tipo, nombre, estado },
  compact = false,
}: Props & Compact) {
  const t = useTexts('placementView');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const send = useSend(addPlacementFile, { invalidates: changedByStudent, onSuccess: close });
  const isFirst = estado === 'pendiente';
  const title = t(isFirst ? 'documents.handInOf' : 'documents.againOf', { name: nombre });
  return (
    <>
      <Button
        variant="default"
        {...(compact && { 'data-size': 'xs' })}
        aria-label={title}
        onClick={() => setOpen(true)}
      >
        {t(isFirst ? 'documents.handIn' : 'documents.again')}
      </Button>
      <HandInDialog
        opened={isOpen}
        onClose={close}
        title={title}
        kinds={[tipo]}
        sending={send}
        onSend={(file) => send.mutate({ body: { idPractica, idDocumento: id, ...file } })}
      />
    </>
  );
}

/** Hands in another file in the place of one that has not been accepted yet. */
export function Replace({ placement: { idPractica }, document: { id, tipo, nombre, version } }: Props) {
  const t = useTexts('placementView');
  const own = useTexts('ownPlacements');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const send = useSend(editFollowUpDocument, { invalidates: changedByStudent, onSuccess: close });
  const title = t('documents.replaceOf', { name: nombre });
  return (
    <>
      <Button data-size="xs" variant="default" aria-label={title} onClick={() => setOpen(true)}>
        {t('documents.replace')}
      </Button>
      <HandInDialog
        opened={isOpen}
        onClose={close}
        title={title}
        kinds={[tipo]}
        note={own('documents.replaceText')}
        sending={send}
        onSend={(file) => send.mutate({ body: { idPractica, idDocumento: id, version, ...file } })}
      />
    </>
  );
}
