import { Button } from '@mantine/core';
import { addCompanyDocument, getDocumentation } from '@portal/contract/company-documents';
import { getCompanyPlacement, type PlacementDocument } from '@portal/contract/placements';
import { useState } from 'react';
import { useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { HandInDialog } from '../view/HandInDialog.tsx';

interface Props {
  document: PlacementDocument;
  /** In a row of a list. */
  compact?: boolean;
}

/** The company hands in a document of a placement, as it hands in any other. */
export function CompanyHandIn({ document: { id, tipo, nombre, estado }, compact = false }: Props) {
  const t = useTexts('placementView');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const send = useSend(addCompanyDocument, {
    invalidates: [getCompanyPlacement, getDocumentation],
    onSuccess: close,
  });
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
        onSend={({ ficheroB64, ...file }) =>
          send.mutate({ body: { ficheroB64ParaAltas: ficheroB64, idDocumento: id, ...file } })
        }
      />
    </>
  );
}
