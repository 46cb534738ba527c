import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { CallError } from '../../lib/api/call-error.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { DayField } from '../../ui/DayField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';

interface Props {
  opened: boolean;
  act: 'prorrogar' | 'publicar';
  company: string;
  sending: { error: CallError | null; isPending: boolean };
  min: string;
  /** The end of the internship, if it has one: no offer is open longer. */
  max: string | null;
  onClose: () => void;
  onDay: (day: string) => void;
}

/** Asks for the last day of an offer. */
export function DayDialog({ opened, ...rest }: Props) {
  const t = useTexts('managedOffers');
  return (
    <Dialog
      opened={opened}
      onClose={rest.onClose}
      title={t(`ask.${rest.act}.title`)}
      busy={rest.sending.isPending}
    >
      <DayForm {...rest} />
    </Dialog>
  );
}

function DayForm({ act, company, sending, min, max, onClose, onDay }: Omit<Props, 'opened'>) {
  const t = useTexts('managedOffers');
  const ui = useTexts('ui');
  const [day, setDay] = useState<string | null>(null);
  const refused = sending.error?.fields.find(({ campo }) => campo === 'fechaCaducidad')?.mensaje;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (day !== null) onDay(day);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <p>{t(`ask.${act}.text`, { company })}</p>
        <DayField
          label={t('ask.day')}
          value={day}
          onChange={setDay}
          error={refused}
          minDate={min}
          required
          {...(max !== null && { maxDate: max })}
        />
        <ErrorBanner error={refused === undefined ? sending.error : null} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={sending.isPending}>
            {ui('cancel')}
          </Button>
          <Button type="submit" loading={sending.isPending} disabled={day === null}>
            {t(`ask.${act}.confirm`)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
