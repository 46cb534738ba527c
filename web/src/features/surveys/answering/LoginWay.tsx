import { Button, Group, Radio, Select, Stack, TextInput } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import { scopes } from '@portal/contract/roles';
import { surveyCredentials } from '@portal/contract/schemas/surveys';
import { listCompaniesOfUser } from '@portal/contract/session';
import { beginSurveyAsUser } from '@portal/contract/surveys';
import { useState } from 'react';
import { SignOnDoors } from '../../../domain/login/SignOnDoors.tsx';
import { useEnter } from '../../../domain/login/useEnter.ts';
import { send } from '../../../lib/api/client.ts';
import { useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { keepWantedPath, startSession } from '../../../lib/session/session.ts';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { Section } from '../../../ui/Section.tsx';
import { keepBegun } from './begin.ts';
import type { SurveyAddress } from './survey-address.ts';
import { useBegin } from './useBegin.ts';

interface Props {
  address: SurveyAddress;
  /** Of a placement only its student has an account to answer with. */
  isOfPlacement: boolean;
  onBegun: () => void;
}

const profiles = ['Alumno', 'Empresa'] as const;

const backHere = () => keepWantedPath(window.location.pathname + window.location.search);

/** By the account of the portal, or by the university's own sign-on. */
export function LoginWay({ address, isOfPlacement, onBegun }: Props) {
  const t = useTexts('surveyAnswer');
  const session = useTexts('session');
  const enter = useEnter();
  const { busy, error, begin } = useBegin();
  const [isShown, setShown] = useState(false);
  const [companies, setCompanies] = useState<Answer<typeof listCompaniesOfUser>>([]);
  const form = useContractForm({
    schema: surveyCredentials,
    initialValues: { perfil: 'Alumno', eUsuario: '', ePassword: '', eidEmpresa: '' },
    onSubmit: (credenciales) =>
      begin(async () => {
        const { eUsuario, ePassword, perfil, eidEmpresa } = credenciales;
        if (perfil === 'Empresa' && eidEmpresa === undefined) {
          const body = { eAmbito: scopes.Empresa, eUsuario, ePassword };
          const found = await send(listCompaniesOfUser, { body });
          if (found.length > 1) return setCompanies(found);
        }
        const { sesion, acceso } = await send(beginSurveyAsUser, {
          params: { id: Number(address.id) },
          body: { querystringValue: address.querystringValue, credenciales },
        });
        if (sesion === null) return;
        if (acceso === null) {
          // They have something to accept first, and come back here.
          backHere();
          await enter(sesion);
          return;
        }
        startSession(sesion);
        keepBegun(address, acceso);
        onBegun();
      }),
  });
  const isCompany = form.values.perfil === 'Empresa';
  return (
    <Section title={t('access.login.title')} description={t('access.login.body')}>
      <form {...form.formProps}>
        <Stack maw="26rem">
          <ErrorBanner error={error} />
          {!isOfPlacement && (
            <Radio.Group label={t('access.login.profile')} {...form.getInputProps('perfil')}>
              <Group mt="xs" gap="0.5rem 1.5rem">
                {profiles.map((perfil) => (
                  <Radio key={perfil} value={perfil} label={t(`access.login.${perfil}`)} />
                ))}
              </Group>
            </Radio.Group>
          )}
          {/* The way back from the university's login is through the one of the portal, which leads here. */}
          <div onClickCapture={backHere}>
            <SignOnDoors door={isCompany ? 'loginCompany' : 'loginStudent'} />
          </div>
          <TextInput
            label={session('form.user')}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...form.getInputProps('eUsuario')}
          />
          <PasswordField
            label={session('form.password')}
            autoComplete="current-password"
            visible={isShown}
            onVisibilityChange={setShown}
            toggleLabel={session(isShown ? 'form.hidePassword' : 'form.showPassword')}
            {...form.getInputProps('ePassword')}
          />
          {isCompany && companies.length > 1 && (
            <Select
              label={t('access.login.company')}
              data={companies.map(({ idEmpresa, nombreComercial }) => ({
                value: String(idEmpresa),
                label: nombreComercial,
              }))}
              {...form.getInputProps('eidEmpresa')}
            />
          )}
          <Button type="submit" loading={busy}>
            {t('access.login.submit')}
          </Button>
        </Stack>
      </form>
    </Section>
  );
}
