import { CloseButton, Group } from '@mantine/core';
import { getCandidate } from '@portal/contract/candidates';
import { useEffect, useRef } from 'react';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { textClass } from '../../ui/Text.tsx';
import { CandidateView } from './CandidateView.tsx';
import { neighbours } from './candidate-order.ts';
import classes from './candidates.module.css';
import { StepButtons } from './StepButtons.tsx';
import { refresh, staleOnceRead } from './stale.ts';

interface Props {
  id: number;
  /** The candidates as the list has them: previous and next go through it. */
  order: readonly number[];
  onOpen: (id: number | null) => void;
}

/** A candidate's CV beside the list. */
export function CandidatePanel({ id, order, onOpen }: Props) {
  const t = useTexts('candidates');
  const candidate = useCall(getCandidate, { params: { id } });
  const { data } = candidate;
  useMarkedRead(data?.candidato.idCandidatura);
  const { previous, next } = neighbours(order, id);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <aside ref={panel} className={classes.panel} aria-label={t('panel.region')}>
      <div className={classes.head}>
        <StepButtons previous={previous} next={next} onStep={onOpen} />
        <Group gap="sm">
          <ScreenLink className={textClass({ small: true })} to="candidate" params={{ id }}>
            {t('panel.page')}
          </ScreenLink>
          <CloseButton aria-label={t('panel.close')} onClick={() => onOpen(null)} />
        </Group>
      </div>
      <div className={classes.body} key={id}>
        <CallView query={candidate}>{(datos) => <CandidateView candidate={datos} />}</CallView>
      </div>
    </aside>
  );
}

/** Opening a CV marks it read: the counts elsewhere are no longer true. */
export function useMarkedRead(id: number | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    refresh(staleOnceRead);
  }, [id]);
}
