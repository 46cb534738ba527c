import { Group } from '@mantine/core';
import type { PendingSurvey } from '@portal/contract/surveys';
import { IconClipboardList } from '@tabler/icons-react';
import { Navigate } from 'react-router';
import { usePendingSurveys } from '../../../domain/surveys/pending-surveys.ts';
import { SurveyButton } from '../../../domain/surveys/SurveyButton.tsx';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { usePathTo } from '../../../lib/routing/paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import { CallView } from '../../../ui/CallView.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { EntryList, Row } from '../../../ui/EntryList.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { Text } from '../../../ui/Text.tsx';

/** The surveys that the reader has still to answer. Managers have a list of their own. */
export default function OwnSurveys() {
  const pathTo = usePathTo();
  const role = useSession()?.data.userType;
  if (role === 'Gestor') return <Navigate to={pathTo('managedSurveys')} replace />;
  return <Pending />;
}

function Pending() {
  const t = useTexts('surveyAnswer');
  const titles = useTitles();
  const query = usePendingSurveys();
  return (
    <>
      <PageHead title={titles('surveys')} context={t('list.context')} />
      <CallView query={query} skeleton={<Skeletons shape="row" count={3} />}>
        {(surveys) =>
          surveys.length === 0 ? (
            <EmptyState icon={<IconClipboardList size={28} />} title={t('list.none.title')}>
              {t('list.none.body')}
            </EmptyState>
          ) : (
            <EntryList boxed>
              {surveys.map((survey) => (
                <li key={`${survey.idEncuesta}.${survey.idPractica}`}>
                  <PendingRow survey={survey} />
                </li>
              ))}
            </EntryList>
          )
        }
      </CallView>
    </>
  );
}

function PendingRow({ survey }: { survey: PendingSurvey }) {
  const t = useTexts('surveyAnswer');
  const { day } = useFormat();
  const { titulo, idioma, obligatoria, hasta, momento, empezada } = survey;
  const facts = [
    momento !== null && t(`list.moment.${momento}`),
    hasta !== null && t('list.until', { day: day(hasta) }),
  ].filter(Boolean);
  return (
    <Row stacked columns={{ medium: 'minmax(0, 1fr) auto auto', wide: 'minmax(0, 1fr) 14rem auto' }}>
      <div>
        <h2 lang={idioma}>{titulo}</h2>
        {facts.length > 0 && (
          <Text dim small>
            {facts.join(' · ')}
          </Text>
        )}
      </div>
      <Group gap="0.25rem 1rem">
        {obligatoria && <StateBadge meaning="warning">{t('list.mandatory')}</StateBadge>}
        {empezada && <StateBadge meaning="info">{t('list.begun')}</StateBadge>}
      </Group>
      <SurveyButton survey={survey} variant={obligatoria ? 'filled' : 'default'}>
        {t(empezada ? 'list.goOn' : 'list.answer')}
      </SurveyButton>
    </Row>
  );
}
