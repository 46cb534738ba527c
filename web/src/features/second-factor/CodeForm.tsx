import { Button, Stack, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { CallError } from '../../lib/api/call-error.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { loadCode } from '../../lib/routing/load-code.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';

interface Props {
  label: string;
  submitLabel: string;
  /** A recovery code has letters, for which a phone shows another keyboard. */
  ofRecovery?: boolean;
  takesFocus?: boolean;
  onSubmit: (codigo: string) => Promise<unknown>;
  /** Beside the button. */
  children?: ReactNode;
}

/** Asks for a code; what is wrong with it is said beside the field. */
export function CodeForm({
  label,
  submitLabel,
  ofRecovery = false,
  takesFocus = false,
  onSubmit,
  children,
}: Props) {
  const t = useTexts('secondFactor');
  const [error, setError] = useState<CallError | null>(null);
  const form = useContractForm({
    schema: () =>
      loadCode(async () => bodyOf((await import('@portal/contract/schemas/second-factor')).passSecondFactor)),
    initialValues: { codigo: '' },
    onSubmit: async ({ codigo }) => {
      setError(null);
      try {
        await onSubmit(codigo);
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        if (!form.showServerErrors(failure)) setError(failure);
      }
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <ErrorBanner error={error} />
        <TextInput
          label={label}
          description={t(ofRecovery ? 'code.recoveryHelp' : 'code.help')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          inputMode={ofRecovery ? 'text' : 'numeric'}
          spellCheck={false}
          data-autofocus={takesFocus || undefined}
          {...form.getInputProps('codigo')}
        />
        <Stack gap="sm">
          <Button type="submit" loading={form.submitting}>
            {submitLabel}
          </Button>
          {children}
        </Stack>
      </Stack>
    </form>
  );
}
