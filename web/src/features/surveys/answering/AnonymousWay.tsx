import { Box, Button, Stack, TextInput } from '@mantine/core';
import { surveyCode } from '@portal/contract/schemas/surveys';
import { useState } from 'react';
import { z } from 'zod';
import { CallError } from '../../../lib/api/call-error.ts';
import { useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { keepWantedPath, useSession } from '../../../lib/session/session.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { beginAnonymous } from './begin.ts';
import { keptAnswer } from './kept-answer.ts';
import type { SurveyAddress, SurveyWays } from './survey-address.ts';
import { useBegin } from './useBegin.ts';

interface Props {
  survey: SurveyWays;
  address: SurveyAddress;
  /** It has just been made. */
  onCode: (codigo: string) => void;
  onBegun: () => void;
}

/** Without saying who one is: what is kept and what is not, a beginning, and going on by a code. */
export function AnonymousWay({ survey, address, onCode, onBegun }: Props) {
  const t = useTexts('surveyAnswer');
  const { busy, error, begin } = useBegin();
  const isVisitor = useSession() === null;
  const { registraParticipacion, identificado } = survey;
  const own = keptAnswer(address.name)?.acceso.codigo ?? null;
  const what = (
    <>
      {t('access.anonymous.body')}{' '}
      {t(registraParticipacion ? 'access.anonymous.recorded' : 'access.anonymous.notRecorded')}
    </>
  );
  // That somebody has taken part is kept of an account.
  if (registraParticipacion && !identificado && isVisitor)
    return (
      <Section title={t('access.anonymous.title')} description={what}>
        <Stack align="flex-start">
          <p>{t('access.anonymous.loginFirst')}</p>
          <ScreenButton
            to="login"
            onClick={() => keepWantedPath(window.location.pathname + window.location.search)}
          >
            {t('access.anonymous.enter')}
          </ScreenButton>
        </Stack>
      </Section>
    );
  const start = () =>
    begin(async () => {
      const { acceso } = await beginAnonymous(address, null);
      if (acceso.codigo !== null) onCode(acceso.codigo);
    });
  const goOn = () =>
    begin(async () => {
      await beginAnonymous(address, own);
      onBegun();
    });
  return (
    <Section title={t('access.anonymous.title')} description={what}>
      <Stack align="flex-start">
        <ErrorBanner error={error} />
        {own !== null && (
          <>
            <p>{t('access.code.goOnHere')}</p>
            <Button onClick={goOn} loading={busy}>
              {t('access.code.goOnHereButton')}
            </Button>
          </>
        )}
        <Button onClick={start} loading={busy} variant={own === null ? 'filled' : 'default'}>
          {t('access.anonymous.begin')}
        </Button>
      </Stack>
      <Box mt="md">
        <Disclosure title={t('access.code.goOnTitle')}>
          <ByCode address={address} onBegun={onBegun} />
        </Disclosure>
      </Box>
    </Section>
  );
}

const byCode = z.object({ codigo: surveyCode });

function ByCode({ address, onBegun }: Pick<Props, 'address' | 'onBegun'>) {
  const t = useTexts('surveyAnswer');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<CallError | null>(null);
  const form = useContractForm({
    schema: byCode,
    initialValues: { codigo: '' },
    onSubmit: async ({ codigo }) => {
      setBusy(true);
      setError(null);
      try {
        await beginAnonymous(address, codigo);
        onBegun();
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        if (failure.name === 'linkExpiredOrUsed') form.showProblem('codigo', t('access.code.unknown'));
        else if (!form.showServerErrors(failure)) setError(failure);
      } finally {
        setBusy(false);
      }
    },
  });
  return (
    <form {...form.formProps}>
      <Stack align="flex-start">
        <ErrorBanner error={error} />
        <TextInput
          label={t('access.code.label')}
          description={t('access.code.help')}
          w="100%"
          maw="32rem"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('codigo')}
        />
        <Button type="submit" variant="default" loading={busy}>
          {t('access.code.goOn')}
        </Button>
      </Stack>
    </form>
  );
}
