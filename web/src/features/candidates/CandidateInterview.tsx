import { Button, Group, Stack } from '@mantine/core';
import { applicationStates } from '@portal/contract/applications';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CalendarButton, InterviewFacts } from '../../domain/interview/InterviewFacts.tsx';
import { hasLapsed, isToCome } from '../../domain/interview/interview-times.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { loadCode } from '../../lib/routing/load-code.ts';
import { Text } from '../../ui/Text.tsx';
import { CvPart, type PartOrder } from './CvPart.tsx';
import type { Candidate } from './candidate.ts';
import { type InterviewAct, proposing } from './interview-act.ts';

const InterviewDialogs = lazy(() => loadCode(() => import('./InterviewDialogs.tsx')));

/** The interview with a candidate in state 4: its times, and what the company can do about it. */
export function CandidateInterview({ candidate, order }: { candidate: Candidate; order: PartOrder }) {
  const t = useTexts('interviews');
  const [act, setAct] = useState<InterviewAct | null>(null);
  const { entrevista: interview, candidato } = candidate;
  const isCalled = candidato.idEstado === applicationStates.interview;
  const [params, setParams] = useSearchParams();
  const isAsked = isCalled && params.get(proposing.name) === proposing.value;
  useEffect(() => {
    if (!isAsked) return;
    setAct('propose');
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(proposing.name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isAsked, setParams]);
  if (!isCalled && interview?.estado !== 'elegida') return null;
  const isStanding = interview !== null && isToCome(interview);
  const hasDetails = isStanding && interview.estado !== 'rechazada';
  const isLapsed = interview !== null && hasLapsed(interview);
  const says = () => {
    if (interview === null) return t('company.none');
    if (interview.estado === 'elegida') return t(isStanding ? 'company.agreed' : 'held');
    if (interview.estado === 'propuesta') return t(isLapsed ? 'company.lapsed' : 'company.waits');
    return t(interview.estado === 'rechazada' ? 'company.declined' : 'company.cancelled');
  };
  const isFirst = interview === null || interview.estado !== 'elegida';
  return (
    <CvPart title={t('title')} order={order}>
      <Stack gap="sm">
        <p>{says()}</p>
        {interview?.estado === 'rechazada' && interview.mensaje !== null && (
          <Text>{t('company.theirWords', { text: interview.mensaje })}</Text>
        )}
        {interview !== null && (interview.estado === 'elegida' || interview.estado === 'propuesta') && (
          <InterviewFacts interview={interview} />
        )}
        <Group gap="xs">
          {interview !== null && <CalendarButton calendario={interview.calendario} />}
          {isCalled && (
            <Button
              variant={isFirst && (interview?.estado !== 'propuesta' || isLapsed) ? 'filled' : 'default'}
              onClick={() => setAct('propose')}
            >
              {t(interview === null ? 'company.propose' : 'company.proposeOthers')}
            </Button>
          )}
          {hasDetails && (
            <Button variant="default" onClick={() => setAct('change')}>
              {t('company.change')}
            </Button>
          )}
          {isStanding && (
            <Button variant="default" onClick={() => setAct('cancel')}>
              {t('company.cancel')}
            </Button>
          )}
        </Group>
      </Stack>
      {act !== null && (
        <Suspense>
          <InterviewDialogs candidate={candidate} act={act} onClose={() => setAct(null)} />
        </Suspense>
      )}
    </CvPart>
  );
}
