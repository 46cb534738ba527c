import { Flex, Radio, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { IdentityKind } from '@portal/contract/identifiers';
import { languageIds } from '@portal/contract/languages';
import { registerStudent, situations } from '@portal/contract/schemas/accounts';
import { useState } from 'react';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { useDraft } from '../../../lib/forms/draft.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useLanguage, useTexts } from '../../../lib/i18n/i18n.ts';
import { useSentences } from '../../../lib/i18n/status-texts.ts';
import { Section } from '../../../ui/Section.tsx';
import { PasswordFields } from '../PasswordFields.tsx';
import { differing, noPassword, passwordFields } from '../passwords.ts';
import { SignupFrame } from './SignupFrame.tsx';
import { DegreeField, IdentityFields, StudentPhoneField } from './StudentFields.tsx';
import { missingSurnames, NoSurnames, SurnamesField } from './SurnamesField.tsx';
import { Taken } from './Taken.tsx';
import { useSignupLabels } from './useSignupLabels.ts';

interface Props {
  /** With the e-mail that the answer goes to. */
  onSent: (email: string) => void;
}

/** The field that a refusal of the whole registration is of. */
const besideField = {
  signupEmailRegistered: 'email',
  emailRegistered: 'email',
  idRegistered: 'dni',
} as const;

const isBesideField = (name: string | undefined): name is keyof typeof besideField =>
  name !== undefined && name in besideField;

export function StudentSignup({ onSent }: Props) {
  const t = useTexts('signup');
  const language = useLanguage();
  const statuses = useSentences()?.statuses;
  const labelOf = useSignupLabels('student');
  const register = useSend(registerStudent, { quiet: true });
  const [hasNoSurnames, setHasNoSurnames] = useState(false);
  const form = useContractForm({
    schema: bodyOf(registerStudent),
    initialValues: {
      nombre: '',
      apellidos: '',
      tipoIdentificacion: 'dni' as IdentityKind,
      dni: '',
      email: '',
      telefono: '',
      situacion: null as (typeof situations)[number] | null,
      idTitulacion: null as number | null,
      ...noPassword,
      idIdioma: languageIds[language],
      politica: false,
    },
    also: (values) => ({ ...differing(values), ...missingSurnames(values.apellidos, hasNoSurnames) }),
    onSubmit: async (body) => {
      try {
        // The page may have changed its language since it was opened.
        await register.mutateAsync({ body: { ...body, idIdioma: languageIds[language] } });
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        const { name } = failure;
        if (isBesideField(name)) form.showProblem(besideField[name], statuses?.[name].title ?? name);
        else form.showServerErrors(failure);
        return;
      }
      draft.discard();
      onSent(body.email);
    },
  });
  // Not beyond the tab: a person who registers may sit at a computer of the library.
  const draft = useDraft('signup.student', form, { secrets: passwordFields, inTab: true });
  const input = (path: string) => form.getInputProps(path);
  const leaveOutSurnames = (hasNone: boolean) => {
    setHasNoSurnames(hasNone);
    if (hasNone) form.setFieldValue('apellidos', '');
  };
  const { error } = register;
  const refused = isBesideField(error?.name) ? error.name : null;
  const isRefused = (name: keyof typeof besideField) =>
    refused === name && Boolean(form.errors[besideField[name]]);
  return (
    <SignupFrame
      of="student"
      form={form}
      draft={draft}
      labelOf={labelOf}
      error={refused !== null || error?.fields.length ? null : error}
      onRestart={() => register.reset()}
    >
      <Section title={t('student.you')}>
        <Stack>
          <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
            <TextInput
              label={t('student.nombre')}
              autoComplete="given-name"
              {...form.getInputProps('nombre')}
            />
            <SurnamesField input={input} hasNone={hasNoSurnames} />
          </SimpleGrid>
          <NoSurnames hasNone={hasNoSurnames} onHasNone={leaveOutSurnames} />
          <div>
            <IdentityFields input={input} kind={form.getValues().tipoIdentificacion} />
            {isRefused('idRegistered') && <Taken of="student">{statuses?.idRegistered.body}</Taken>}
          </div>
          <div>
            <TextInput
              label={t('student.email')}
              description={t('student.emailHelp')}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              {...form.getInputProps('email')}
            />
            {isRefused('signupEmailRegistered') && <Taken of="student" />}
            {isRefused('emailRegistered') && (
              <Flex component="p" direction="column" gap="0.25rem" mt="0.25rem" fz="sm">
                {statuses?.emailRegistered.body}
              </Flex>
            )}
          </div>
          <StudentPhoneField input={input} />
        </Stack>
      </Section>
      <Section title={t('student.studies')}>
        <Stack>
          <Radio.Group
            label={t('student.situacion')}
            {...form.getInputProps('situacion')}
            data-path={undefined}
          >
            <Stack gap="xs" mt="xs">
              {situations.map((one, index) => (
                <Radio
                  key={one}
                  value={one}
                  label={t(`student.${one}`)}
                  aria-invalid={Boolean(form.errors.situacion)}
                  // The group itself cannot have the focus.
                  {...(index === 0 && { 'data-path': 'situacion' })}
                />
              ))}
            </Stack>
          </Radio.Group>
          <DegreeField input={input} />
        </Stack>
      </Section>
      <Section title={t('student.access')}>
        <Stack>
          <PasswordFields input={input} first />
        </Stack>
      </Section>
    </SignupFrame>
  );
}
