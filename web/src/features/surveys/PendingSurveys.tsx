import { Box, Title } from '@mantine/core';
import type { PendingSurvey } from '@portal/contract/surveys';
import { IconClipboardList } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { usePendingSurveys } from '../../domain/surveys/pending-surveys.ts';
import { SurveyButton } from '../../domain/surveys/SurveyButton.tsx';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import type { TileFacts } from '../../lib/routing/area.ts';
import { useAnchor } from '../../lib/routing/useAnchor.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './surveys.module.css';

/** Leads to them, further down, where there are any. */
export function useTile(): TileFacts {
  const t = useTexts('surveys');
  const count = usePendingSurveys().data?.length;
  return { icon: IconClipboardList, label: t('tile'), count, to: count ? '#encuestas' : null };
}

/** The surveys that the reader has still to answer, at `/#encuestas`, where the menu leads. */
export default function PendingSurveys() {
  const t = useTexts('surveys');
  const { hash } = useLocation();
  const { data, error, refetch } = usePendingSurveys();
  if (data?.length === 0) return hash === '#encuestas' ? <NoSurveys /> : null;
  // Nothing is shown while it is being asked: most have none.
  if (data === undefined && error === null) return null;
  return (
    <Section id="encuestas" title={t('title')}>
      {error !== null && <ErrorBanner error={error} onRetry={() => refetch()} />}
      {data !== undefined && <Pending surveys={data} />}
    </Section>
  );
}

function Pending({ surveys }: { surveys: readonly PendingSurvey[] }) {
  const t = useTexts('surveys');
  const { day } = useFormat();
  useAnchor();
  return (
    <EntryList flush>
      {surveys.map((survey) => (
        <li key={`${survey.idEncuesta}.${survey.idPractica}`} className={classes.pending}>
          <Box flex="1 1 14rem" miw={0}>
            <Title order={3} lang={survey.idioma} className={classes.title}>
              {survey.titulo}
            </Title>
            {(survey.obligatoria || survey.hasta !== null) && (
              <Text dim small>
                {[
                  survey.obligatoria && t('mandatory'),
                  survey.hasta !== null && t('until', { day: day(survey.hasta) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            )}
          </Box>
          <SurveyButton survey={survey} variant="default">
            {t('answer')}
          </SurveyButton>
        </li>
      ))}
    </EntryList>
  );
}

/** Readers who came here from the menu are told that there are none; others are told nothing. */
function NoSurveys() {
  const t = useTexts('surveys');
  useAnchor();
  return (
    <Section id="encuestas" title={t('title')}>
      <EmptyState icon={<IconClipboardList size={28} />} title={t('none.title')}>
        {t('none.body')}
      </EmptyState>
    </Section>
  );
}
