import { Button, Group, Stack, Textarea, type TextareaProps } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CallError } from '../lib/api/call-error.ts';
import type { ContractForm } from '../lib/forms/forms.ts';
import { useTexts } from '../lib/i18n/i18n.ts';
import { ErrorBanner } from './ErrorBanner.tsx';

interface Props<V extends Record<string, unknown>> {
  form: ContractForm<V>;
  error: CallError | null;
  submitLabel: string;
  /** It takes something away. */
  destructive?: boolean;
  onCancel: () => void;
  children: ReactNode;
}

/** A form in a dialog, with its buttons; fields that were refused say so themselves. */
export function DialogForm<V extends Record<string, unknown>>({
  form,
  error,
  submitLabel,
  destructive = false,
  onCancel,
  children,
}: Props<V>) {
  const ui = useTexts('ui');
  return (
    <form {...form.formProps}>
      <Stack>
        {children}
        <ErrorBanner error={error?.fields.length === 0 ? error : null} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel} disabled={form.submitting}>
            {ui('cancel')}
          </Button>
          <Button type="submit" {...(destructive && { color: 'red' })} loading={form.submitting}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Why something is done, for the person who will read it: the one field of its dialog. */
export const ReasonField = (props: TextareaProps) => (
  <Textarea autosize minRows={3} maxRows={10} data-autofocus {...props} />
);
