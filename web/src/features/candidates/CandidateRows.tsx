import type { CandidateCard } from '@portal/contract/candidates';
import type { MouseEvent, Ref } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Card } from '../../ui/Card.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './CandidateRows.module.css';
import { CandidateState } from './CandidateState.tsx';
import { Mark, MarkAll, nameOf, Unread, useStudyOf } from './candidate-parts.tsx';
import { FormInRow } from './FormInRow.tsx';
import { InterviewInRow } from './InterviewInRow.tsx';
import type { Marks } from './useMarks.ts';

interface Props {
  candidates: readonly CandidateCard[];
  opened: number | null;
  /** Opens the CV beside the list; without it the row leads to its page. */
  onOpen: ((id: number) => void) | undefined;
  ref: Ref<HTMLUListElement>;
  marks: Marks;
}

export function CandidateRows({ candidates, opened, onOpen, ref, marks }: Props) {
  const t = useTexts('candidates');
  return (
    <Card p={0} className={classes.box} data-narrow={opened !== null || undefined}>
      <Text component="div" dim tiny strong className={classes.heads}>
        <MarkAll marks={marks} />
        <span aria-hidden>{t('column.name')}</span>
        <span aria-hidden>{t('column.degree')}</span>
        <span aria-hidden>{t('column.locality')}</span>
        <span aria-hidden>{t('column.desirable')}</span>
        <span aria-hidden>{t('column.state')}</span>
        <span aria-hidden>{t('column.date')}</span>
      </Text>
      <ul ref={ref}>
        {candidates.map((candidate) => (
          <Text
            component="li"
            small
            key={candidate.idCandidatura}
            className={classes.row}
            data-unread={!candidate.leida || undefined}
            data-opened={candidate.idCandidatura === opened || undefined}
          >
            <span className={classes.mark}>
              <Mark candidate={candidate} marks={marks} />
            </span>
            <Row candidate={candidate} isOpened={candidate.idCandidatura === opened} onOpen={onOpen} />
          </Text>
        ))}
      </ul>
    </Card>
  );
}

interface RowProps {
  candidate: CandidateCard;
  isOpened: boolean;
  onOpen: Props['onOpen'];
}

function Row({ candidate, isOpened, onOpen }: RowProps) {
  const t = useTexts('candidates');
  const format = useFormat();
  const { idCandidatura, localidad, leida, fecha } = candidate;
  const studyOf = useStudyOf();
  const { deseablesCumplidos: met, deseablesTotal: asked } = candidate;
  const open = (event: MouseEvent) => {
    // In a new tab the page opens as everywhere.
    if (onOpen === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(idCandidatura);
  };
  return (
    <>
      <span className={classes.name}>
        <ScreenLink
          to="candidate"
          params={{ id: idCandidatura }}
          fz="md"
          className={classes.link}
          onClick={open}
          data-walk
          {...(isOpened && { 'aria-current': 'true' })}
        >
          {nameOf(candidate)}
        </ScreenLink>
        {!leida && <Unread />}
      </span>
      <span className={classes.degree}>{studyOf(candidate)}</span>
      <span className={classes.locality}>{localidad}</span>
      <span className={classes.met}>
        {asked > 0 && (
          <>
            <span className={classes.label}>{t('column.desirable')}: </span>
            {t('met', { met, total: asked })}
          </>
        )}
      </span>
      <span className={classes.state}>
        <CandidateState idEstado={candidate.idEstado} rechazadaPorAlumno={candidate.rechazadaPorAlumno} />
        <InterviewInRow card={candidate} />
        <FormInRow card={candidate} />
      </span>
      <Text component="time" dim className={classes.date} dateTime={fecha} title={format.dayAndTime(fecha)}>
        {format.relative(fecha)}
      </Text>
    </>
  );
}
