import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../lib/i18n/i18n.ts';
import type { Urgency } from '../lib/notices/dialog-queue.ts';
import { Dialog } from './Dialog.tsx';

interface Props {
  opened: boolean;
  title: string;
  children?: ReactNode;
  /** Says the act: «Cerrar oferta». */
  confirmLabel: string;
  cancelLabel?: string;
  destructive?: boolean;
  busy?: boolean;
  urgency?: Urgency;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDialog({
  opened,
  title,
  children,
  confirmLabel,
  cancelLabel,
  destructive = false,
  busy = false,
  urgency,
  onConfirm,
  onCancel,
}: Props) {
  const t = useTexts('ui');
  return (
    <Dialog
      opened={opened}
      onClose={onCancel}
      title={title}
      busy={busy}
      {...(urgency !== undefined && { urgency })}
    >
      <Stack>
        {children}
        <Group justify="flex-end">
          {/* What is destructive is not what Enter does by itself. */}
          <Button
            variant="default"
            onClick={onCancel}
            disabled={busy}
            data-autofocus={destructive || undefined}
          >
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button
            {...(destructive && { color: 'red' })}
            onClick={onConfirm}
            loading={busy}
            data-autofocus={!destructive || undefined}
          >
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
