import { Button } from '@mantine/core';
import { addPlacementDocument, type PlacementDocument } from '@portal/contract/placements';
import { useState } from 'react';
import { useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { HandInDialog } from '../view/HandInDialog.tsx';
import { isAwaitedFrom } from '../view/is-awaited.ts';
import { PlacementDocuments } from '../view/PlacementDocuments.tsx';
import { HandIn, Replace } from './HandIn.tsx';
import { changedByStudent, type OwnPlacement } from './own-placement.ts';

/** A follow-up document may be written on until somebody has accepted it. */
const isReplaceable = ({ tipo, aportadoPor, estado }: PlacementDocument): boolean =>
  tipo === 'seguimiento' && aportadoPor === 'alumno' && estado === 'entregado';

/** The documents of a placement that its student may read, with those that they hand in. */
export function OwnDocuments({ placement }: { placement: OwnPlacement }) {
  return (
    <PlacementDocuments
      documents={placement.documentos}
      action={placement.estado !== 'cerrada' && <AddDocument idPractica={placement.idPractica} />}
      actsOf={(document) => {
        if (isAwaitedFrom(document, 'alumno'))
          return <HandIn placement={placement} document={document} compact />;
        return isReplaceable(document) && <Replace placement={placement} document={document} />;
      }}
    />
  );
}

function AddDocument({ idPractica }: Pick<OwnPlacement, 'idPractica'>) {
  const t = useTexts('ownPlacements');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const send = useSend(addPlacementDocument, { invalidates: changedByStudent, onSuccess: close });
  return (
    <>
      <Button variant="default" data-size="xs" onClick={() => setOpen(true)}>
        {t('documents.add')}
      </Button>
      <HandInDialog
        opened={isOpen}
        onClose={close}
        title={t('documents.addTitle')}
        note={t('documents.addText')}
        kinds={['otro', 'seguimiento', 'memoria', 'seguro']}
        sending={send}
        onSend={(file, tipo) => send.mutate({ body: { idPractica, tipo, ...file } })}
      />
    </>
  );
}
