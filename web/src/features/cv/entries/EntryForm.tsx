import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CallError } from '../../../lib/api/call-error.ts';
import type { ContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';

interface Props<V extends Record<string, unknown>> {
  form: ContractForm<V>;
  error: CallError | null;
  onCancel: () => void;
  saveLabel?: string;
  children: ReactNode;
}

/** The form of one entry in its dialog: its fields, what failed, and the buttons. */
export function EntryForm<V extends Record<string, unknown>>({
  form,
  error,
  onCancel,
  saveLabel,
  children,
}: Props<V>) {
  const t = useTexts('cvEntries');
  const ui = useTexts('ui');
  return (
    <form {...form.formProps}>
      <Stack gap="md">
        {children}
        {error !== null && error.fields.length === 0 && <ErrorBanner error={error} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel} disabled={form.submitting}>
            {ui('cancel')}
          </Button>
          <Button type="submit" loading={form.submitting}>
            {saveLabel ?? t('entries.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
