import { type ListedSurvey, listSurveys } from '@portal/contract/surveys';
import { ManagedList, ManagedRow, usePageQuery } from '../../domain/managed/ManagedList.tsx';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import links from '../../ui/entry-link.module.css';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import type { Meaning } from '../../ui/StateBadge.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { surveyRecord } from './survey-record.ts';
import classes from './surveys.module.css';

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
      className={classes.row}
      link={
        <ScreenLink to="managedSurvey" params={{ id: idEncuesta }} className={links.entryLink}>
          <span lang={idioma}>{titulo}</span>
        </ScreenLink>
      }
      from={survey.desde}
      to={survey.hasta}
      changed={survey.modificada}
    >
      <div className={classes.dim}>
        <p>{t(`audience.${audience}`)}</p>
        {obligatoria && <p className={classes.strong}>{t('mandatory')}</p>}
      </div>
      <p className={classes.dim}>
        {survey.conClave ? t('answers', { count: survey.numContestadas }) : t('notCounted')}
      </p>
      <p className={classes.dim}>
        {t('inLanguages', { languages: survey.idiomas.map((one) => one.toUpperCase()).join(' · ') })}
      </p>
      <StateBadge meaning={meanings[estado]}>{t(`state.${estado}`)}</StateBadge>
    </ManagedRow>
  );
}
