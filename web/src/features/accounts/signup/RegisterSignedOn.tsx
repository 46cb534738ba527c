import { Box, Button, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { IdentityKind } from '@portal/contract/identifiers';
import { languageIds } from '@portal/contract/languages';
import { type Newcomer, registerSignedOn } from '@portal/contract/schemas/sign-on';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import * as z from 'zod/mini';
import { useEnter } from '../../../domain/login/useEnter.ts';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useLanguage, useTexts } from '../../../lib/i18n/i18n.ts';
import { useSentences } from '../../../lib/i18n/status-texts.ts';
import { usePathTo } from '../../../lib/routing/paths.ts';
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Section } from '../../../ui/Section.tsx';
import { PolicyField } from './PolicyField.tsx';
import { SignupError } from './SignupError.tsx';
import { DegreeField, IdentityFields, StudentPhoneField } from './StudentFields.tsx';
import { missingSurnames, NoSurnames, SurnamesField } from './SurnamesField.tsx';
import { Taken } from './Taken.tsx';
import { useSignupLabels } from './useSignupLabels.ts';

const arrived = z.object({
  codigo: z.string(),
  nombre: z.nullable(z.string()),
  apellidos: z.nullable(z.string()),
  email: z.string(),
  dni: z.nullable(z.string()),
  situacion: z.enum(['estudiante', 'titulado']),
});

/** What is still to be asked of somebody who comes for the first time through a provider that makes accounts. */
export default function RegisterSignedOn() {
  const { state } = useLocation();
  const pathTo = usePathTo();
  const { data } = arrived.safeParse(state);
  return data ? <Form {...data} /> : <Navigate to={pathTo('loginStudent')} replace />;
}

function Form({ codigo, ...known }: Newcomer & { codigo: string }) {
  const t = useTexts('signup');
  const language = useLanguage();
  const enter = useEnter();
  const labelOf = useSignupLabels('student');
  const statuses = useSentences()?.statuses;
  const register = useSend(registerSignedOn, { quiet: true });
  const [hasNoSurnames, setHasNoSurnames] = useState(false);
  const form = useContractForm({
    schema: bodyOf(registerSignedOn),
    initialValues: {
      codigo,
      nombre: known.nombre ?? '',
      apellidos: known.apellidos ?? '',
      tipoIdentificacion: (known.dni === null ? 'dni' : undefined) as IdentityKind | undefined,
      dni: known.dni ?? '',
      telefono: '',
      idTitulacion: null as number | null,
      idIdioma: languageIds[language],
      politica: false,
    },
    also: ({ apellidos }) => missingSurnames(apellidos, hasNoSurnames),
    onSubmit: async (body) => {
      try {
        const { datos } = await register.mutateAsync({ body: { ...body, idIdioma: languageIds[language] } });
        await enter(datos);
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        if (failure.name === 'idRegistered' && known.dni === null)
          form.showProblem('dni', statuses?.idRegistered.title ?? failure.name);
        else form.showServerErrors(failure);
      }
    },
  });
  const input = (path: string) => form.getInputProps(path);
  const leaveOutSurnames = (hasNone: boolean) => {
    setHasNoSurnames(hasNone);
    if (hasNone) form.setFieldValue('apellidos', '');
  };
  const { error } = register;
  const { tipoIdentificacion } = form.getValues();
  const isTaken = error?.name === 'idRegistered' || error?.name === 'signupEmailRegistered';
  const isBesideField = error?.name === 'idRegistered' && known.dni === null;
  return (
    <Box maw="45rem">
      <PageHead title={t('signedOn.title')} context={t('signedOn.context')} />
      <form {...form.formProps}>
        <Stack gap="lg">
          {form.attempted && <ErrorSummary problems={form.problems} labelOf={labelOf} />}
          <div>
            <Section title={t('signedOn.known')} description={t('signedOn.wrong')}>
              <Facts
                facts={[
                  { label: t('student.nombre'), value: known.nombre },
                  { label: t('student.apellidos'), value: known.apellidos },
                  { label: t('student.email'), value: known.email },
                  { label: t('student.dni'), value: known.dni },
                  { label: t('student.situacion'), value: t(`student.${known.situacion}`) },
                ]}
              />
            </Section>
            <Section title={t('signedOn.missing')}>
              <Stack>
                {(known.nombre === null || known.apellidos === null) && (
                  <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
                    {known.nombre === null && (
                      <TextInput label={t('student.nombre')} autoComplete="given-name" {...input('nombre')} />
                    )}
                    {known.apellidos === null && <SurnamesField input={input} hasNone={hasNoSurnames} />}
                  </SimpleGrid>
                )}
                {known.apellidos === null && (
                  <NoSurnames hasNone={hasNoSurnames} onHasNone={leaveOutSurnames} />
                )}
                {tipoIdentificacion !== undefined && (
                  <IdentityFields input={input} kind={tipoIdentificacion} />
                )}
                <StudentPhoneField input={input} />
                <DegreeField input={input} />
              </Stack>
            </Section>
          </div>
          <PolicyField input={form.getInputProps('politica', { type: 'checkbox' })} />
          <div>
            {!isBesideField && error?.fields.length === 0 && (
              <SignupError error={error} onRetry={() => form.formProps.onSubmit()} />
            )}
            {isTaken && <Taken of="student">{statuses?.[error.name].body}</Taken>}
          </div>
          <div>
            <Button type="submit" loading={form.submitting}>
              {t('signedOn.submit')}
            </Button>
          </div>
        </Stack>
      </form>
    </Box>
  );
}
