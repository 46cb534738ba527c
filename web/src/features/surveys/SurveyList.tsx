import { Box, VisuallyHidden } from '@mantine/core';
import { type ListedSurvey, listSurveys } from '@portal/contract/surveys';
import { IconPlus } from '@tabler/icons-react';
import { ManagedList, ManagedRow, usePageQuery } from '../../domain/managed/ManagedList.tsx';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { entryLink } from '../../ui/EntryList.tsx';
import { ScreenButton, ScreenLink } from '../../ui/ScreenLink.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import { stateMeanings } from './managers/state-meanings.ts';
import { surveyRecord } from './survey-record.ts';

/** Every survey, for the managers. */
export default function SurveyList() {
  const t = useTexts('surveyForm');
  const query = useCall(listSurveys, { query: usePageQuery() }, { keepPrevious: true });
  return (
    <ManagedList
      record={surveyRecord}
      query={query}
      alsoNew={
        <ScreenButton to="newPortalSurvey" leftSection={<IconPlus size={18} aria-hidden />}>
          {t('list.newInPortal')}
        </ScreenButton>
      }
      rowsOf={({ encuestas }) =>
        encuestas.map((survey) => ({ id: survey.idEncuesta, row: <Row survey={survey} /> }))
      }
    />
  );
}

/** Whom it is for: people by what they are, or those of each placement. */
function audienceOf({ paraAlumnos, paraEmpresa, momento }: ListedSurvey) {
  if (momento !== null) return 'placements';
  if (paraAlumnos) return paraEmpresa ? 'both' : 'students';
  return paraEmpresa ? 'companies' : 'anybody';
}

function Row({ survey }: { survey: ListedSurvey }) {
  const t = useTexts('surveyForm');
  const { idEncuesta, titulo, idioma, obligatoria, estado } = survey;
  const isPortal = survey.tipo === 'portal';
  return (
    <ManagedRow
      texts="surveyForm"
      columns={{
        wide: 'minmax(0, 1fr) 9rem 7.5rem 8rem 8.5rem',
        widest: 'minmax(0, 1fr) 10rem 8rem 12rem 8.5rem',
      }}
      link={
        <ScreenLink
          to={isPortal ? 'managedPortalSurvey' : 'managedSurvey'}
          params={{ id: idEncuesta }}
          className={entryLink}
        >
          <span lang={idioma}>{titulo}</span>
        </ScreenLink>
      }
      from={survey.desde}
      to={survey.hasta}
      changed={survey.modificada}
    >
      <Text component="div" dim small>
        <p>{t(`audience.${audienceOf(survey)}`)}</p>
        {obligatoria && (
          <Box c="var(--ink)" component="p">
            {t('mandatory')}
          </Box>
        )}
      </Text>
      <Text component="div" dim small>
        <p>{survey.conClave ? t('answers', { count: survey.numContestadas }) : t('notCounted')}</p>
        {isPortal && estado !== 'borrador' && (
          // The link of the row lies over all of it but what stands above.
          <ScreenLink to="surveyResults" params={{ id: idEncuesta }} pos="relative">
            {t('results')}
            <VisuallyHidden> ({titulo})</VisuallyHidden>
          </ScreenLink>
        )}
      </Text>
      <Text dim small>
        {t(`kind.${survey.tipo}`)}
        <br />
        {t('inLanguages', { languages: survey.idiomas.map((one) => one.toUpperCase()).join(' · ') })}
      </Text>
      <StateBadge meaning={stateMeanings[estado]}>{t(`state.${estado}`)}</StateBadge>
    </ManagedRow>
  );
}
