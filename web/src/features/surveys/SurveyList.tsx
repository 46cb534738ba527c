import { type ListedSurvey, listSurveys } from '@portal/contract/surveys';
import { IconClipboardList, IconPlus } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import links from '../../ui/entry-link.module.css';
import { PageHead } from '../../ui/PageHead.tsx';
import { PageOver } from '../../ui/PageOver.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { ScreenButton, ScreenLink } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import type { Meaning } from '../../ui/StateBadge.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import classes from './surveys.module.css';

const pageSize = 20;

/** Every survey, for whoever keeps them. The address holds the page. */
export default function SurveyList() {
  const t = useTexts('surveyForm');
  const titles = useTitles();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number.parseInt(search.get('pagina') ?? '1', 10) || 1);
  const query = useCall(
    listSurveys,
    { query: { pagina: page, porPagina: pageSize } },
    { keepPrevious: true },
  );
  const turn = (to: number) => setSearch(to === 1 ? {} : { pagina: String(to) });
  return (
    <>
      <PageHead
        title={titles('managedSurveys')}
        context={t('list.context')}
        action={
          <ScreenButton to="newSurvey" leftSection={<IconPlus size={18} aria-hidden />}>
            {t('list.new')}
          </ScreenButton>
        }
      />
      <CallView query={query} skeleton={<Skeletons shape="row" count={5} />}>
        {({ encuestas, numTotal }) =>
          numTotal === 0 ? (
            <EmptyState icon={<IconClipboardList size={28} />} title={t('list.empty')}>
              {t('list.emptyBody')}
            </EmptyState>
          ) : encuestas.length === 0 ? (
            <PageOver onFirst={() => turn(1)} />
          ) : (
            <Section title={t('list.count', { count: numTotal })}>
              <ul className={classes.rows}>
                {encuestas.map((one) => (
                  <li key={one.idEncuesta}>
                    <Row survey={one} />
                  </li>
                ))}
              </ul>
              <Pager page={page} pageSize={pageSize} total={numTotal} onPage={turn} />
            </Section>
          )
        }
      </CallView>
    </>
  );
}

const meanings: Record<ListedSurvey['estado'], Meaning> = {
  programada: 'info',
  abierta: 'good',
  cerrada: 'neutral',
};

function Row({ survey }: { survey: ListedSurvey }) {
  const t = useTexts('surveyForm');
  const { day } = useFormat();
  const { idEncuesta, titulo, idioma, paraAlumnos, paraEmpresa, obligatoria, desde, hasta, estado } = survey;
  const from = day(desde);
  const audience = paraAlumnos ? (paraEmpresa ? 'both' : 'students') : 'companies';
  return (
    <article className={classes.row}>
      <div className={classes.words}>
        <h3>
          <ScreenLink to="managedSurvey" params={{ id: idEncuesta }} className={links.entryLink}>
            <span lang={idioma}>{titulo}</span>
          </ScreenLink>
        </h3>
        <p className={classes.dim}>
          {hasta === null ? t('list.from', { from }) : t('list.between', { from, to: day(hasta) })}
        </p>
        <p className={classes.dim}>
          {t('list.changed')} <RelativeTime value={survey.modificada} />
        </p>
      </div>
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
      <div>
        <StateBadge meaning={meanings[estado]}>{t(`state.${estado}`)}</StateBadge>
      </div>
    </article>
  );
}
