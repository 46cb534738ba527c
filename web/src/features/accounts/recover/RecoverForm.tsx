import { Button, Stack, TextInput } from '@mantine/core';
import type { z } from 'zod';
import { CallError } from '../../../lib/api/call-error.ts';
import { useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { minutesOf } from '../minutes.ts';

interface Props<S extends z.ZodType> {
  /** The contract's body: one field. */
  schema: S;
  field: string;
  kind: 'email' | 'taxId';
  /** What was typed before, for a person who comes back to it. */
  initial: string;
  error: CallError | null;
  busy: boolean;
  onSend: (body: z.output<S>, typed: string) => Promise<unknown>;
}

/** What an account is found by, and the button that sends the link. */
export function RecoverForm<S extends z.ZodType>({
  schema,
  field,
  kind,
  initial,
  error,
  busy,
  onSend,
}: Props<S>) {
  const t = useTexts('password');
  const form = useContractForm<S, Record<string, string>>({
    schema,
    initialValues: { [field]: initial },
    onSubmit: async (body) => {
      try {
        await onSend(body, form.getValues()[field]?.trim() ?? '');
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        form.showServerErrors(failure);
      }
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        {error !== null && error.fields.length === 0 && <RecoverError error={error} />}
        {kind === 'email' ? (
          <TextInput
            label={t('recover.email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...form.getInputProps(field)}
          />
        ) : (
          <TextInput
            label={t('recover.taxId')}
            description={t('recover.taxIdHelp')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...form.getInputProps(field)}
          />
        )}
        <Button type="submit" loading={busy} fullWidth>
          {t('recover.submit')}
        </Button>
      </Stack>
    </form>
  );
}

/** 90 speaks of wrong passwords in the catalogue; here it is that too many links were asked for. */
function RecoverError({ error }: { error: CallError }) {
  const t = useTexts('password');
  if (error.name !== 'userBlocked') return <ErrorBanner error={error} />;
  const minutes = minutesOf(error);
  return (
    <Banner meaning="wrong" urgent title={t('recover.blocked')}>
      <p>{t('recover.blockedBody')}</p>
      {minutes !== undefined && <p>{t('recover.blockedFor', { minutes })}</p>}
    </Banner>
  );
}
