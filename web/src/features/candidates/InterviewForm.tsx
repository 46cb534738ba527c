import { Button, Group, Stack } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import type { CallError } from '../../lib/api/call-error.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import type { Candidate } from './candidate.ts';

interface Props {
  candidato: Candidate['candidato'];
  formProps: ComponentProps<'form'>;
  send: { readonly isPending: boolean; readonly error: CallError | null };
  submit: string;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog in which an interview is proposed or changed: its fields, what failed, and the buttons. */
export function InterviewForm({ candidato, formProps, send, submit, onClose, children }: Props) {
  const t = useTexts('interviews');
  const ui = useTexts('ui');
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('company.of', { name: `${candidato.nombre} ${candidato.apellidos}` })}
      busy={send.isPending}
      closesOutside={false}
    >
      <form {...formProps}>
        <Stack>
          {children}
          <ErrorBanner error={send.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={send.isPending}>
              {ui('cancel')}
            </Button>
            <Button type="submit" loading={send.isPending}>
              {submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
