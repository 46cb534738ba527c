import { Button, NativeSelect, Stack, Textarea } from '@mantine/core';
import { type AgreementField, agreementFields } from '@portal/contract/agreements';
import { returnAgreement } from '@portal/contract/schemas/agreements';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Card } from '../../../ui/Card.tsx';
import { MoveForm, type MoveProps } from './MoveForm.tsx';
import { changedByMoves } from './managed.ts';

interface Reason {
  campo: AgreementField;
  motivo: string;
}

/** What is wrong beside each field: the company reads it and corrects it. */
export function ReturnForm({ managed: { idConvenio, version, empresa }, onDone }: MoveProps) {
  const t = useTexts('managedAgreements');
  const view = useTexts('agreementView');
  const giveBack = useSend(returnAgreement, { invalidates: changedByMoves });
  const initialValues: { motivos: Reason[] } = { motivos: [{ campo: 'datosFirmante', motivo: '' }] };
  const form = useContractForm({
    schema: bodyOf(returnAgreement).pick({ motivos: true }),
    initialValues,
    onSubmit: async (body) => {
      try {
        await giveBack.mutateAsync({ body: { idConvenio, version, ...body } });
        onDone();
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        form.showServerErrors(failure);
      }
    },
  });
  const { motivos } = form.getValues();
  const unused = agreementFields.find((field) => motivos.every(({ campo }) => campo !== field));
  return (
    <MoveForm form={form} sending={giveBack} submitLabel={t('acts.devolver')} onCancel={onDone}>
      <p>{t('ask.returnText', { company: empresa })}</p>
      {motivos.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: their fields are held by their place
        <Card key={place} sunken>
          <Stack gap="sm">
            <NativeSelect
              label={t('ask.field')}
              data={agreementFields.map((value) => ({ value, label: view(`fields.${value}`) }))}
              {...form.getInputProps(`motivos.${place}.campo`)}
            />
            <Textarea
              label={t('ask.reason')}
              autosize
              minRows={2}
              maxRows={8}
              maxLength={1000}
              {...form.getInputProps(`motivos.${place}.motivo`)}
            />
            {motivos.length > 1 && (
              <div>
                <Button
                  variant="default"
                  size="xs"
                  leftSection={<IconTrash size={16} aria-hidden />}
                  onClick={() => form.removeListItem('motivos', place)}
                >
                  {t('ask.removeReason', { number: place + 1 })}
                </Button>
              </div>
            )}
          </Stack>
        </Card>
      ))}
      {unused !== undefined && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => form.insertListItem('motivos', { campo: unused, motivo: '' })}
          >
            {t('ask.addReason')}
          </Button>
        </div>
      )}
    </MoveForm>
  );
}
