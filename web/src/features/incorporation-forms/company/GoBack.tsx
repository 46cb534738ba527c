import { Button, Group, Stack, Textarea } from '@mantine/core';
import { withdrawIncorporationForm } from '@portal/contract/schemas/incorporation-forms';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { showNotice } from '../../../lib/notices/notices.ts';
import { usePathTo } from '../../../lib/routing/paths.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { staleOnceSent } from './stale.ts';

interface Props {
  idSolicitud: number;
  student: string;
  /** `urlAcceso` */
  offer: string;
}

/** The company goes back on having selected somebody. */
export function GoBack(props: Props) {
  const t = useTexts('incorporationForms');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setOpen(true)}>
        {t('goBack.button')}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('goBack.title', { student: props.student })}
        closesOutside={false}
      >
        <GoBackForm {...props} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function GoBackForm({ idSolicitud, offer, onClose }: Props & { onClose: () => void }) {
  const t = useTexts('incorporationForms');
  const ui = useTexts('ui');
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const withdraw = useSend(withdrawIncorporationForm, {
    quiet: true,
    invalidates: staleOnceSent,
    onSuccess: () => {
      onClose();
      showNotice(t('goBack.done'));
      navigate(pathTo('companyOffer', { id: offer }));
    },
  });
  const form = useContractForm({
    schema: bodyOf(withdrawIncorporationForm).pick({ motivo: true }),
    initialValues: { motivo: '' },
    onSubmit: async ({ motivo }) => {
      try {
        await withdraw.mutateAsync({ body: { idSolicitud, motivo } });
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        form.showServerErrors(failure);
      }
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <p>{t('goBack.text')}</p>
        <Textarea
          label={t('goBack.reason')}
          description={t('goBack.reasonHelp')}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={1000}
          {...form.getInputProps('motivo')}
        />
        <ErrorBanner error={form.problems.length > 0 ? null : withdraw.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={withdraw.isPending}>
            {ui('cancel')}
          </Button>
          <Button type="submit" color="red" loading={withdraw.isPending}>
            {t('goBack.confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
