import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CallError } from '../../../lib/api/call-error.ts';
import type { ContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import type { Managed } from './managed.ts';

export interface MoveProps {
  managed: Managed;
  onDone: () => void;
}

interface Props<V extends Record<string, unknown>> {
  form: ContractForm<V>;
  sending: { error: CallError | null; isPending: boolean };
  submitLabel: string;
  onCancel: () => void;
  children: ReactNode;
}

/** The form of what managers do to an agreement, with its buttons. */
export function MoveForm<V extends Record<string, unknown>>({
  form,
  sending,
  submitLabel,
  onCancel,
  children,
}: Props<V>) {
  const ui = useTexts('ui');
  return (
    <form {...form.formProps}>
      <Stack>
        {children}
        <ErrorBanner error={form.problems.length > 0 ? null : sending.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel} disabled={sending.isPending}>
            {ui('cancel')}
          </Button>
          <Button type="submit" loading={sending.isPending}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
