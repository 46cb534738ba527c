import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { listActs } from '@portal/contract/audit';
import { requestDocument } from '@portal/contract/schemas/document-requests';
import { getStudent } from '@portal/contract/students';
import { useState } from 'react';
import { CallError } from '../../lib/api/call-error.ts';
import { useSend } from '../../lib/api/calls.ts';
import { useDraft } from '../../lib/forms/draft.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Banner } from '../../ui/Banner.tsx';
import { DayField } from '../../ui/DayField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Text } from '../../ui/Text.tsx';

interface Props {
  opened: boolean;
  /** Who is asked. */
  students: readonly number[];
  onClose: () => void;
  onAsked?: () => void;
}

/** Asks one student or several for a document. */
export function RequestDocument({ opened, students, onClose, onAsked }: Props) {
  const t = useTexts('studentRecord');
  // What is said stays while the dialog fades.
  const [count, setCount] = useState(students.length);
  if (opened && students.length !== count) setCount(students.length);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={count === 1 ? t('requests.ask') : t('requests.askMany', { count })}
      closesOutside={false}
    >
      <RequestForm
        students={students}
        onCancel={onClose}
        onDone={() => {
          onClose();
          onAsked?.();
        }}
      />
    </Dialog>
  );
}

interface FormProps {
  students: readonly number[];
  onCancel: () => void;
  onDone: () => void;
}

function RequestForm({ students, onCancel, onDone }: FormProps) {
  const t = useTexts('studentRecord');
  const ui = useTexts('ui');
  // Sent twice, the same form asks once.
  const [claveEnvio] = useState(() => crypto.randomUUID());
  const send = useSend(requestDocument, { invalidates: [getStudent, listActs] });
  const form = useContractForm({
    schema: bodyOf(requestDocument),
    initialValues: {
      alumnos: students,
      claveEnvio,
      solicitante: '',
      descripcion: '',
      fechaLimite: null as string | null,
    },
    onSubmit: async (body) => {
      try {
        await send.mutateAsync({ body });
        draft.discard();
        onDone();
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        form.showServerErrors(failure);
      }
    },
  });
  // Of these students alone: with its key, what was sent to them and got no answer asks them once.
  const draft = useDraft(`documentRequest.${students.toSorted((a, b) => a - b).join('-')}`, form);
  const { error } = send;
  return (
    <form {...form.formProps}>
      <Stack gap="md">
        <Text dim small>
          {t('requests.told')}
        </Text>
        <TextInput
          label={t('requests.solicitante')}
          description={t('requests.solicitanteHelp')}
          data-autofocus
          {...form.getInputProps('solicitante')}
        />
        <Textarea
          label={t('requests.descripcion')}
          description={t('requests.descripcionHelp')}
          autosize
          minRows={2}
          maxRows={8}
          {...form.getInputProps('descripcion')}
        />
        <DayField
          label={`${t('requests.fechaLimite')} (${ui('optional')})`}
          {...form.getInputProps('fechaLimite')}
        />
        {error?.name === 'actionNotAllowed' ? (
          <Banner meaning="wrong" urgent title={t('requests.notAskable')} />
        ) : (
          error !== null && error.fields.length === 0 && <ErrorBanner error={error} />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel} disabled={form.submitting}>
            {ui('cancel')}
          </Button>
          <Button type="submit" loading={form.submitting}>
            {t('requests.send')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
