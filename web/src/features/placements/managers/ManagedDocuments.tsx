import { Button } from '@mantine/core';
import { acceptCompanyDocument, listCompanyDocuments } from '@portal/contract/company-documents';
import type { PlacementDocument } from '@portal/contract/placements';
import { returnCompanyDocument } from '@portal/contract/schemas/company-documents';
import { useState } from 'react';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogForm, ReasonField } from '../../../ui/DialogForm.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { PlacementDocuments } from '../view/PlacementDocuments.tsx';
import { changedByManagers, type Managed } from './managed.ts';

const changed = [...changedByManagers, listCompanyDocuments];

interface Deciding {
  readonly decision: 'accept' | 'giveBack';
  readonly document: PlacementDocument;
}

/** The documents of a placement, those handed in to be accepted or returned. */
export function ManagedDocuments({ placement: { documentos } }: { placement: Managed }) {
  const t = useTexts('managedPlacements');
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const close = () => setDeciding(null);
  return (
    <>
      <PlacementDocuments
        documents={documentos}
        actsOf={(document) =>
          document.estado === 'entregado' && (
            <>
              <Button
                data-size="xs"
                aria-label={t('documents.acceptOf', { name: document.nombre })}
                onClick={() => setDeciding({ decision: 'accept', document })}
              >
                {t('documents.accept')}
              </Button>
              <Button
                data-size="xs"
                variant="default"
                aria-label={t('documents.giveBackOf', { name: document.nombre })}
                onClick={() => setDeciding({ decision: 'giveBack', document })}
              >
                {t('documents.giveBack')}
              </Button>
            </>
          )
        }
      />
      <Accept document={deciding?.decision === 'accept' ? deciding.document : null} onClose={close} />
      <Dialog
        opened={deciding?.decision === 'giveBack'}
        onClose={close}
        title={t('documents.giveBackTitle')}
        closesOutside={false}
      >
        {deciding !== null && <GiveBackForm document={deciding.document} onDone={close} />}
      </Dialog>
    </>
  );
}

function Accept({ document, onClose }: { document: PlacementDocument | null; onClose: () => void }) {
  const t = useTexts('managedPlacements');
  const send = useSend(acceptCompanyDocument, { invalidates: changed, onSuccess: onClose });
  return (
    <ConfirmDialog
      opened={document !== null}
      title={t('documents.acceptTitle')}
      confirmLabel={t('documents.accept')}
      busy={send.isPending}
      onConfirm={() => document && send.mutate({ body: { id: document.id, version: document.version } })}
      onCancel={onClose}
    >
      <p>{t('documents.acceptText', { name: document?.nombre ?? '' })}</p>
      <ErrorBanner error={send.error} />
    </ConfirmDialog>
  );
}

function GiveBackForm({
  document: { id, version },
  onDone,
}: {
  document: PlacementDocument;
  onDone: () => void;
}) {
  const t = useTexts('managedPlacements');
  const send = useSend(returnCompanyDocument, { invalidates: changed });
  const form = useContractForm({
    schema: bodyOf(returnCompanyDocument),
    initialValues: { id, version, motivo: '' },
    onSubmit: async (body) => {
      await send.mutateAsync({ body });
      onDone();
    },
  });
  return (
    <DialogForm
      form={form}
      error={send.error}
      submitLabel={t('documents.giveBackConfirm')}
      destructive
      onCancel={onDone}
    >
      <p>{t('documents.giveBackText')}</p>
      <ReasonField label={t('documents.motivo')} {...form.getInputProps('motivo')} />
    </DialogForm>
  );
}
