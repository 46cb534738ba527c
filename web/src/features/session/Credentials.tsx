import { Button, Stack, TextInput } from '@mantine/core';
import type { Role } from '@portal/contract/roles';
import { errors } from '@portal/contract/statuses';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { CallError } from '../../lib/api/call-error.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useSentences } from '../../lib/i18n/status-texts.ts';
import { Banner } from '../../ui/Banner.tsx';
import { NoticeButton } from '../../ui/NoticeButton.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Arrival } from './Arrival.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';

interface Props<S extends z.ZodType> {
  userType: Role;
  /** The contract's body of the login. */
  schema: () => Promise<S>;
  eAmbito: string;
  onSubmit: (credentials: z.output<S>) => Promise<void>;
  /** Below the form: where people go who cannot log in. */
  children: ReactNode;
}

/** Codes whose sentence is the server's; of the others the visitor is told no more than that it failed (decision 17). */
const toldByServer: readonly number[] = [
  errors.accessDenied.code,
  errors.notValidatedOrBlocked.code,
  errors.noPortalAccessAtLogin.code,
  errors.userBlocked.code,
  errors.graduateMustUseSignOn.code,
];

export function Credentials<S extends z.ZodType>({
  userType,
  schema,
  eAmbito,
  onSubmit,
  children,
}: Props<S>) {
  const t = useTexts('session');
  const brand = useBrand();
  const [error, setError] = useState<CallError | null>(null);
  const [busy, setBusy] = useState(false);
  const [isShown, setShown] = useState(false);
  const form = useContractForm({
    schema,
    initialValues: { eAmbito, eUsuario: '', ePassword: '' },
    onSubmit: async (credentials) => {
      setBusy(true);
      setError(null);
      try {
        await onSubmit(credentials);
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        if (!form.showServerErrors(failure)) setError(failure);
      } finally {
        setBusy(false);
      }
    },
  });
  return (
    <>
      {error === null ? <Arrival /> : <LoginError error={error} />}
      <form {...form.formProps}>
        <Stack>
          <TextInput
            label={t('form.user')}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...form.getInputProps('eUsuario')}
          />
          <PasswordField
            label={t('form.password')}
            autoComplete="current-password"
            visible={isShown}
            onVisibilityChange={setShown}
            toggleLabel={t(isShown ? 'form.hidePassword' : 'form.showPassword')}
            {...form.getInputProps('ePassword')}
          />
          <Button type="submit" loading={busy} fullWidth>
            {t('form.submit')}
          </Button>
        </Stack>
      </form>
      {children}
      {brand.demo && (
        <DemoAccounts
          userType={userType}
          onUse={(email, password) => {
            form.setValues({ eUsuario: email, ePassword: password });
            form.clearErrors();
          }}
        />
      )}
    </>
  );
}

function LoginError({ error }: { error: CallError }) {
  const t = useTexts('session');
  const ui = useTexts('ui');
  const texts = useSentences()?.statuses;
  const isTold = toldByServer.includes(error.code);
  const text = isTold ? texts?.[error.name] : undefined;
  const words = error.offline
    ? { title: ui('offline.title'), body: ui('offline.body') }
    : { title: t('failed.title'), body: t('failed.body') };
  const { title, body } = isTold
    ? { title: error.aviso?.titulo ?? text?.title ?? words.title, body: error.mensaje ?? text?.body }
    : words;
  const button = isTold && error.aviso?.boton;
  return (
    <Banner
      meaning="wrong"
      title={title}
      urgent
      action={button && <NoticeButton button={button} variant="default" />}
    >
      <p>{body}</p>
    </Banner>
  );
}
