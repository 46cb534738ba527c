import { Box } from '@mantine/core';
import { exportSurvey, getSurveyResults } from '@portal/contract/surveys';
import { IconChartBar } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { useCall, useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CallView } from '../../../ui/CallView.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ExportButtons } from '../../../ui/ExportButtons.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenButton, ScreenLink } from '../../../ui/ScreenLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Comparison } from './Comparison.tsx';
import { QuestionBars } from './QuestionBars.tsx';
import { stateMeanings } from './state-meanings.ts';
import { WrittenAnswers } from './WrittenAnswers.tsx';

/** What was answered to a survey of the portal, question by question. */
export default function SurveyResults() {
  const { id = '' } = useParams();
  const t = useTexts('surveyResults');
  const form = useTexts('portalSurveyForm');
  const titles = useTitles();
  const query = useCall(getSurveyResults, { params: { id }, query: {} });
  const { number } = useFormat();
  if (query.data === undefined && query.error?.name === 'actionNotAllowed')
    return (
      <>
        <PageHead title={titles('surveyResults')} />
        <EmptyState
          icon={<IconChartBar size={28} />}
          title={t('gone.title')}
          action={
            <ScreenButton to="managedSurveys" variant="default">
              {t('gone.back')}
            </ScreenButton>
          }
        >
          {t('gone.body')}
        </EmptyState>
      </>
    );
  return (
    <>
      <PageHead
        title={titles('surveyResults')}
        context={
          query.data && (
            <>
              <span lang={query.data.idioma}>{query.data.titulo}</span> ·{' '}
              <ScreenLink to="managedPortalSurvey" params={{ id }}>
                {t('edit')}
              </ScreenLink>
            </>
          )
        }
      />
      <CallView query={query}>
        {(found) => (
          <>
            <Section
              title={t('counts.title')}
              action={found.numContestadas > 0 && <Export idEncuesta={found.idEncuesta} />}
            >
              <Box mb="sm">
                <StateBadge meaning={stateMeanings[found.estado]}>{form(`state.${found.estado}`)}</StateBadge>
              </Box>
              <Facts
                layout="figures"
                facts={[
                  { label: t('counts.answered'), value: number(found.numContestadas) },
                  { label: t('counts.anonymous'), value: number(found.numAnonimas) },
                  { label: t('counts.begun'), value: number(found.numEmpezadas) },
                ]}
              />
              {found.numAnonimas > 0 && !found.ocultas && (
                <Text dim small mt="sm">
                  {t('export.note')}
                </Text>
              )}
            </Section>
            {found.ocultas && (
              <Banner meaning="info" title={t('hidden.title')}>
                <p>{t('hidden.body', { min: found.grupoMinimo })}</p>
              </Banner>
            )}
            {found.preguntas.every(({ num, ocultas }) => num === 0 && !ocultas) ? (
              !found.ocultas && (
                <EmptyState icon={<IconChartBar size={28} />} title={t('none.title')}>
                  {t('none.body')}
                </EmptyState>
              )
            ) : (
              <>
                {found.preguntas.map((question, place) => (
                  <Section
                    key={question.idPregunta}
                    title={t('question', { place: place + 1, text: question.texto })}
                    description={t('answeredBy', {
                      kind: form(`questions.kinds.${question.tipo}`),
                      count: question.num,
                    })}
                  >
                    {question.ocultas && (
                      <Text dim small mb="sm">
                        {t('hidden.question', { min: found.grupoMinimo })}
                      </Text>
                    )}
                    {question.ocultas && question.num === 0 ? null : question.tipo === 'texto' &&
                      question.num > 0 ? (
                      <WrittenAnswers idEncuesta={found.idEncuesta} question={question} />
                    ) : (
                      <QuestionBars question={question} />
                    )}
                  </Section>
                ))}
                <Comparison
                  idEncuesta={found.idEncuesta}
                  questions={found.preguntas}
                  smallest={found.grupoMinimo}
                  hasNamed={found.numContestadas > found.numAnonimas}
                />
              </>
            )}
          </>
        )}
      </CallView>
    </>
  );
}

function Export({ idEncuesta }: { idEncuesta: number }) {
  const t = useTexts('surveyResults');
  const send = useSend(exportSurvey, {
    quiet: true,
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <ExportButtons
      labelOf={(formato) => t(`export.${formato}`)}
      making={send.isPending ? send.variables.body.formato : null}
      error={send.error}
      onExport={(formato) => send.mutate({ body: { idEncuesta, formato } })}
    />
  );
}
