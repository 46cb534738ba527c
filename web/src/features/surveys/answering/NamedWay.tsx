import { Button, Stack } from '@mantine/core';
import { usePendingSurveys } from '../../../domain/surveys/pending-surveys.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Section } from '../../../ui/Section.tsx';
import { beginNamed } from './begin.ts';
import type { SurveyAddress } from './survey-address.ts';
import { useBegin } from './useBegin.ts';

/** As who is logged in, or whose link it is. */
export function NamedWay({ address, onBegun }: { address: SurveyAddress; onBegun: () => void }) {
  const t = useTexts('surveyAnswer');
  const { busy, error, begin } = useBegin();
  const hasBegun = useHasBegun(address);
  const press = () =>
    begin(async () => {
      if ((await beginNamed(address)) !== null) onBegun();
    });
  return (
    <Section
      title={t('access.named.title')}
      description={t(address.enlace === null ? 'access.named.asMe' : 'access.named.asTutor')}
    >
      <Stack align="flex-start">
        <ErrorBanner error={error} />
        <Button onClick={press} loading={busy}>
          {t(`access.named.${hasBegun === undefined ? 'begin' : hasBegun ? 'goOn' : 'start'}`)}
        </Button>
      </Stack>
    </Section>
  );
}

/** Whether the account has begun to answer; undefined while that is not known, as of a tutor who came by link. */
function useHasBegun({ id, enlace, search }: SurveyAddress): boolean | undefined {
  const pending = usePendingSurveys(enlace === null);
  const placement = new URLSearchParams(search).get('idPractica');
  return pending.data?.find(
    ({ idEncuesta, idPractica }) =>
      idEncuesta === Number(id) && idPractica === (placement === null ? null : Number(placement)),
  )?.empezada;
}
