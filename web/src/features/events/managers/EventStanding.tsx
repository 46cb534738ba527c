import { Button, Group } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import { getManagedEvent, listManagedEvents } from '@portal/contract/events';
import { cancelEvent } from '@portal/contract/schemas/events';
import { useState } from 'react';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogForm, ReasonField } from '../../../ui/DialogForm.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { ScreenButton, ScreenLink } from '../../../ui/ScreenLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import classes from '../events.module.css';

type Managed = Answer<typeof getManagedEvent>;

/** How an event stands: who is enrolled, the code of attendance, and how to call it off. */
export function EventStanding({ event }: { event: Managed }) {
  const t = useTexts('eventForm');
  const [isCancelling, setCancelling] = useState(false);
  const { idEvento, urlEvento, estado, inscritos, enEspera, codigo, evento } = event;
  return (
    <Section title={t('standing.title')}>
      {estado === 'cancelado' && <Banner meaning="wrong" title={t('standing.cancelled')} />}
      <Facts
        facts={[
          { label: t('standing.enrolled'), value: String(inscritos) },
          { label: t('standing.waiting'), value: String(enEspera) },
          { label: t('standing.code'), value: <strong className={classes.code}>{codigo}</strong> },
          {
            label: t('standing.address'),
            value: evento.publicado && (
              <ScreenLink to="publicEvent" params={{ id: urlEvento }}>
                {t('standing.public')}
              </ScreenLink>
            ),
          },
        ]}
      />
      <Group mt="md" gap="xs">
        <ScreenButton to="eventRegistrations" params={{ id: idEvento }} variant="default">
          {t('standing.list')}
        </ScreenButton>
        {estado === 'proximo' && (
          <Button variant="default" onClick={() => setCancelling(true)}>
            {t('cancel.button')}
          </Button>
        )}
      </Group>
      <Dialog
        opened={isCancelling}
        onClose={() => setCancelling(false)}
        title={t('cancel.title')}
        closesOutside={false}
      >
        <CancelForm idEvento={idEvento} onDone={() => setCancelling(false)} />
      </Dialog>
    </Section>
  );
}

function CancelForm({ idEvento, onDone }: { idEvento: number; onDone: () => void }) {
  const t = useTexts('eventForm');
  const cancel = useSend(cancelEvent, { invalidates: [getManagedEvent, listManagedEvents] });
  const form = useContractForm({
    schema: bodyOf(cancelEvent),
    initialValues: { idEvento, motivo: '' },
    onSubmit: async (body) => {
      await cancel.mutateAsync({ body });
      onDone();
    },
  });
  return (
    <DialogForm
      form={form}
      error={cancel.error}
      submitLabel={t('cancel.button')}
      destructive
      onCancel={onDone}
    >
      <p>{t('cancel.text')}</p>
      <ReasonField
        label={t('cancel.reason')}
        maxLength={1000}
        {...form.getInputProps('motivo')}
        data-path="motivo"
      />
    </DialogForm>
  );
}
