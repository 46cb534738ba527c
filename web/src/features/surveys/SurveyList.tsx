import { Box } from '@mantine/core';
import { type ListedSurvey, listSurveys } from '@portal/contract/surveys';
import { ManagedList, ManagedRow, usePageQuery } from '../../domain/managed/ManagedList.tsx';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { entryLink } from '../../ui/EntryList.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import type { Meaning } from '../../ui/StateBadge.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import { surveyRecord } from './survey-record.ts';

/** Every survey, for the managers. */
export default function SurveyList() {
  const query = useCall(listSurveys, { query: usePageQuery() }, { keepPrevious: true });
  return (
    <ManagedList
      record={surveyRecord}
      query={query}
      rowsOf={({ encuestas }) =>
        encuestas.map((survey) => ({ id: survey.idEncuesta, row: <Row survey={survey} /> }))
      }
    />
  );
}

const meanings: Record<ListedSurvey['estado'], Meaning> = {
  programada: 'info',
  abierta: 'good',
  cerrada: 'neutral',
};

function Row({ survey }: { survey: ListedSurvey }) {
  const t = useTexts('surveyForm');
  const { idEncuesta, titulo, idioma, paraAlumnos, paraEmpresa, obligatoria, estado } = survey;
  const audience = paraAlumnos ? (paraEmpresa ? 'both' : 'students') : 'companies';
  return (
    <ManagedRow
      texts="surveyForm"
      columns={{
        wide: 'minmax(0, 1fr) 9rem 7.5rem 8rem 8.5rem',
        widest: 'minmax(0, 1fr) 10rem 8rem 12rem 8.5rem',
      }}
      link={
        <ScreenLink to="managedSurvey" params={{ id: idEncuesta }} className={entryLink}>
          <span lang={idioma}>{titulo}</span>
        </ScreenLink>
      }
      from={survey.desde}
      to={survey.hasta}
      changed={survey.modificada}
    >
      <Text component="div" dim small>
        <p>{t(`audience.${audience}`)}</p>
        {obligatoria && (
          <Box c="var(--ink)" component="p">
            {t('mandatory')}
          </Box>
        )}
      </Text>
      <Text dim small>
        {survey.conClave ? t('answers', { count: survey.numContestadas }) : t('notCounted')}
      </Text>
      <Text dim small>
        {t('inLanguages', { languages: survey.idiomas.map((one) => one.toUpperCase()).join(' · ') })}
      </Text>
      <StateBadge meaning={meanings[estado]}>{t(`state.${estado}`)}</StateBadge>
    </ManagedRow>
  );
}
