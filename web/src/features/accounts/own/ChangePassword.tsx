import { Button, Stack } from '@mantine/core';
import type { Role } from '@portal/contract/roles';
import {
  changeCompanyPassword,
  changeManagerPassword,
  changeStudentPassword,
} from '@portal/contract/schemas/accounts';
import { useState } from 'react';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useSentences } from '../../../lib/i18n/status-texts.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Text } from '../../../ui/Text.tsx';
import classes from '../accounts.module.css';
import { PasswordFields } from '../PasswordFields.tsx';
import { differing, noPassword } from '../passwords.ts';

const endpoints = {
  Alumno: changeStudentPassword,
  Empresa: changeCompanyPassword,
  Gestor: changeManagerPassword,
} as const;

const recovery = { Alumno: 'recoverStudent', Empresa: 'recoverCompany', Gestor: 'recoverManager' } as const;

export function ChangePassword({ role }: { role: Role }) {
  const t = useTexts('password');
  const text = useSentences()?.statuses.passwordChanged;
  const [isChanged, setChanged] = useState(false);
  const [isShown, setShown] = useState(false);
  const change = useSend(endpoints[role], { quiet: true });
  const form = useContractForm({
    schema: bodyOf(endpoints[role]),
    initialValues: { passwordActual: '', ...noPassword },
    also: (values) => differing(values),
    onSubmit: async (body) => {
      setChanged(false);
      await change.mutateAsync({ body });
      form.reset();
      setChanged(true);
    },
  });
  const { error } = change;
  return (
    <Section title={t('own.password')} description={t('own.passwordText')}>
      <form {...form.formProps}>
        <Stack>
          {error !== null && error.fields.length === 0 && <ErrorBanner error={error} />}
          <div>
            <PasswordField
              label={t('own.current')}
              autoComplete="current-password"
              visible={isShown}
              onVisibilityChange={setShown}
              toggleLabel={t(isShown ? 'own.hideCurrent' : 'own.showCurrent')}
              {...form.getInputProps('passwordActual')}
            />
            <Text small mt="0.25rem">
              <ScreenLink to={recovery[role]}>
                {t(role === 'Empresa' ? 'own.forgottenCompany' : 'own.forgotten')}
              </ScreenLink>
            </Text>
          </div>
          <PasswordFields input={(path) => form.getInputProps(path)} />
          <div>
            <Button type="submit" loading={form.submitting}>
              {t('own.save')}
            </Button>
            <div role="status" className={classes.done}>
              {isChanged && text !== undefined && (
                <Banner meaning="good" title={text.title}>
                  <p>
                    {text.body} {t('own.ended')}
                  </p>
                </Banner>
              )}
            </div>
          </div>
        </Stack>
      </form>
    </Section>
  );
}
