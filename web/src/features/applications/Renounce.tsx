import { Button, Group, Stack, Textarea } from '@mantine/core';
import type { ApplicationCard } from '@portal/contract/applications';
import { withdrawIncorporation } from '@portal/contract/schemas/incorporation-forms';
import { useState } from 'react';
import { applicationCalls } from '../../domain/application/application-calls.ts';
import { focusPageHead } from '../../domain/application/focus-page-head.ts';
import { CallError } from '../../lib/api/call-error.ts';
import { useSend } from '../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';

type Application = Pick<ApplicationCard, 'urlOferta' | 'titulo'>;

/** The student goes back on an internship while the company completes its form. */
export function Renounce({ application }: { application: Application }) {
  const t = useTexts('applications');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('renounce.button')}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={close}
        title={t('renounce.title', { title: application.titulo })}
        closesOutside={false}
      >
        <RenounceForm application={application} onClose={close} />
      </Dialog>
    </>
  );
}

function RenounceForm({ application, onClose }: { application: Application; onClose: () => void }) {
  const t = useTexts('applications');
  const { urlOferta } = application;
  const withdraw = useSend(withdrawIncorporation, {
    quiet: true,
    invalidates: applicationCalls,
    onSuccess: () => {
      onClose();
      showNotice(t('renounce.done'));
      focusPageHead();
    },
  });
  const form = useContractForm({
    schema: bodyOf(withdrawIncorporation).pick({ motivo: true }),
    initialValues: { motivo: '' },
    onSubmit: async ({ motivo }) => {
      try {
        await withdraw.mutateAsync({ body: { urlOferta, motivo } });
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        form.showServerErrors(failure);
      }
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <p>{t('renounce.text')}</p>
        <Textarea
          label={t('renounce.reason')}
          description={t('renounce.reasonHelp')}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={1000}
          {...form.getInputProps('motivo')}
        />
        <ErrorBanner error={form.problems.length > 0 ? null : withdraw.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={withdraw.isPending}>
            {t('renounce.keep')}
          </Button>
          <Button type="submit" color="red" loading={withdraw.isPending}>
            {t('renounce.confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
