import { Button, Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../lib/i18n.ts';

interface Props {
  opened: boolean;
  title: string;
  children?: ReactNode;
  /** Says the act: «Cerrar oferta». */
  confirmLabel: string;
  cancelLabel?: string;
  destructive?: boolean;
  busy?: boolean;
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
  onConfirm,
  onCancel,
}: Props) {
  const t = useTexts('ui');
  return (
    <Modal
      opened={opened}
      onClose={busy ? () => {} : onCancel}
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
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
    </Modal>
  );
}
