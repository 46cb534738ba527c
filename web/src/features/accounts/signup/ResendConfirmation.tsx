import { Button, Stack, TextInput } from '@mantine/core';
import { resendConfirmation } from '@portal/contract/schemas/accounts';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';

interface Props {
  /** Where it is known already: then it is not asked. */
  email?: string;
}

/** Has the link that confirms an e-mail sent once more. Whether there is such a registration is not said. */
export function ResendConfirmation({ email: known }: Props) {
  const t = useTexts('confirmation');
  const resend = useSend(resendConfirmation, { quiet: true });
  const form = useContractForm({
    schema: bodyOf(resendConfirmation),
    initialValues: { email: known ?? '' },
    onSubmit: async (body) => {
      await resend.mutateAsync({ body });
    },
  });
  const { error } = resend;
  return (
    <form {...form.formProps}>
      <Stack>
        {known === undefined && (
          <TextInput
            label={t('resend.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            {...form.getInputProps('email')}
          />
        )}
        {/* 90 speaks of wrong passwords in the catalogue; here it is that too many links were asked for. */}
        {error?.name === 'userBlocked' ? (
          <p role="alert">{t('resend.blocked')}</p>
        ) : (
          error !== null && error.fields.length === 0 && <ErrorBanner error={error} />
        )}
        <p role="status">{resend.isSuccess ? t('resend.sent', { email: form.getValues().email }) : ''}</p>
        <Button type="submit" variant="default" loading={resend.isPending}>
          {t('resend.submit')}
        </Button>
      </Stack>
    </form>
  );
}
