import { Button, Textarea } from '@mantine/core';
import { renouncePlacement } from '@portal/contract/schemas/placements';
import { useState } from 'react';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogForm } from '../../../ui/DialogForm.tsx';
import { FilePicker, type PickedFile } from '../../../ui/FilePicker.tsx';
import { changedByStudent, type OwnPlacement } from './own-placement.ts';

type Renounced = Pick<OwnPlacement, 'idPractica' | 'version' | 'empresa'>;

/** The student gives a placement up. */
export function Renounce({ placement }: { placement: Renounced }) {
  const t = useTexts('ownPlacements');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <Button variant="subtle" color="red" onClick={() => setOpen(true)}>
        {t('renounce.button')}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={t('renounce.title')} closesOutside={false}>
        <RenounceForm placement={placement} onDone={close} />
      </Dialog>
    </div>
  );
}

/** Of a file of a placement. */
const longestName = 150;

interface Values extends Record<string, unknown> {
  idPractica: number;
  version: number;
  motivo: string;
  desde: string | null;
  fichero: PickedFile | null;
}

function RenounceForm({ placement, onDone }: { placement: Renounced; onDone: () => void }) {
  const t = useTexts('ownPlacements');
  const ui = useTexts('ui');
  const { idPractica, version, empresa } = placement;
  const send = useSend(renouncePlacement, { invalidates: changedByStudent });
  const initialValues: Values = { idPractica, version, motivo: '', desde: null, fichero: null };
  const form = useContractForm({
    schema: bodyOf(renouncePlacement),
    initialValues,
    onSubmit: async (body) => {
      await send.mutateAsync({ body });
      onDone();
    },
  });
  return (
    <DialogForm
      form={form}
      error={send.error}
      submitLabel={t('renounce.confirm')}
      destructive
      onCancel={onDone}
    >
      <p>{t('renounce.text', { company: empresa })}</p>
      <Textarea
        label={t('renounce.motivo')}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={1000}
        data-autofocus
        {...form.getInputProps('motivo')}
      />
      <DayField label={t('renounce.desde')} {...form.getInputProps('desde')} />
      <FilePicker
        label={`${t('renounce.fichero')} (${ui('optional')})`}
        value={form.getValues().fichero}
        onChange={(file) =>
          form.setFieldValue('fichero', file && { ...file, nombre: file.nombre.slice(-longestName) })
        }
        error={form.errors.fichero ?? form.errors['fichero.ficheroB64']}
        data-path="fichero"
      />
    </DialogForm>
  );
}
