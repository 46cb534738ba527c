import type { PendingSurvey } from '@portal/contract/surveys';
import { usePendingSurveys } from '../../domain/surveys/pending-surveys.ts';
import { SurveyButton } from '../../domain/surveys/SurveyButton.tsx';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { useAnchor } from '../../lib/routing/useAnchor.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './surveys.module.css';

/** What the institution asks whoever is logged in, at `/#encuestas`; nothing where it asks nothing. */
export function PendingSurveys() {
  const t = useTexts('surveys');
  const { data, error, refetch } = usePendingSurveys();
  // Until it is known there is nothing: most have none.
  if (data === undefined ? error === null : data.length === 0) return null;
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
    <ul className={classes.rows}>
      {surveys.map((survey) => (
        <li key={survey.idEncuesta} className={classes.pending}>
          <div className={classes.words}>
            <h3 className={classes.title} lang={survey.idioma}>
              {survey.titulo}
            </h3>
            {(survey.obligatoria || survey.hasta !== null) && (
              <p className={classes.dim}>
                {[
                  survey.obligatoria && t('mandatory'),
                  survey.hasta !== null && t('until', { day: day(survey.hasta) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            )}
          </div>
          <SurveyButton survey={survey} variant="default">
            {t('answer')}
          </SurveyButton>
        </li>
      ))}
    </ul>
  );
}
