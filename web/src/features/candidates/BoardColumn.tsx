import { Button, Menu, Title } from '@mantine/core';
import type { CandidateCard } from '@portal/contract/candidates';
import { IconArrowsMove } from '@tabler/icons-react';
import { type DragEvent, useId, useState } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Text } from '../../ui/Text.tsx';
import { type Column, targetsOf } from './board.ts';
import classes from './CandidateBoard.module.css';
import { Languages, Mark, nameOf, Unread, useGradeOf, useStudyOf } from './candidate-parts.tsx';
import { FormInRow } from './FormInRow.tsx';
import { InterviewInRow } from './InterviewInRow.tsx';
import { StepItem } from './StepItem.tsx';
import type { Target } from './steps.ts';
import type { Marks } from './useMarks.ts';

interface Props {
  column: Column;
  marks: Marks;
  /** The candidate that is being dragged, and the column that it comes from. */
  dragged: CandidateCard | undefined;
  from: Column | undefined;
  onDrag: (id: number | null) => void;
  onMove: (id: number, target: Target) => void;
  onMore: (column: Column) => void;
  isWhole: boolean;
}

export function BoardColumn({ column, marks, dragged, from, onDrag, onMove, onMore, isWhole }: Props) {
  const t = useTexts('candidates');
  const { number } = useFormat();
  const heading = useId();
  const [isOver, setOver] = useState(false);
  const { idEstado, numTotal, candidatos } = column;
  const target = from && targetsOf(from).find((one) => one === idEstado);
  const takes = dragged !== undefined && target !== undefined;
  const over = (event: DragEvent) => {
    if (!takes) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
    setOver(true);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (takes) onMove(dragged.idCandidatura, target);
  };
  const left = numTotal - candidatos.length;
  return (
    <section
      className={classes.column}
      aria-labelledby={heading}
      data-takes={takes || undefined}
      data-over={(takes && isOver) || undefined}
      data-refuses={(dragged !== undefined && !takes && from !== column) || undefined}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
    >
      <div className={classes.head}>
        <Title order={3} size="h5" id={heading}>
          {t(`state.${idEstado}`)}
        </Title>
        <Text component="span" dim small className={classes.count}>
          {number(numTotal)}
        </Text>
      </div>
      {candidatos.length === 0 ? (
        <Text dim small className={classes.nobody}>
          {t('board.nobody')}
        </Text>
      ) : (
        <ul className={classes.cards}>
          {candidatos.map((candidate) => (
            <BoardCard
              key={candidate.idCandidatura}
              candidate={candidate}
              targets={targetsOf(column)}
              marks={marks}
              isDragged={candidate === dragged}
              onDrag={onDrag}
              onMove={onMove}
            />
          ))}
        </ul>
      )}
      {left > 0 && (
        <Button variant="subtle" fullWidth mt="xs" onClick={() => onMore(column)}>
          {t(isWhole ? 'board.all' : 'board.more', { count: isWhole ? numTotal : left })}
        </Button>
      )}
    </section>
  );
}

interface CardProps extends Pick<Props, 'marks' | 'onDrag' | 'onMove'> {
  candidate: CandidateCard;
  targets: readonly Target[];
  isDragged: boolean;
}

function BoardCard({ candidate, targets, marks, isDragged, onDrag, onMove }: CardProps) {
  const t = useTexts('candidates');
  const format = useFormat();
  const studyOf = useStudyOf();
  const gradeOf = useGradeOf();
  const { idCandidatura: id, leida, fecha, deseablesCumplidos: met, deseablesTotal: total } = candidate;
  const grade = gradeOf(candidate);
  const canMove = targets.length > 0;
  const begin = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move';
    // Without anything Firefox drags nothing; what other programs would be given says nothing of anybody.
    event.dataTransfer.setData('text/plain', '');
    onDrag(id);
  };
  const facts = [
    grade !== null && t('board.grade', { grade }),
    total > 0 && t('board.met', { met, total }),
  ].filter(Boolean);
  return (
    <Text
      component="li"
      small
      className={classes.card}
      data-candidate={id}
      data-unread={!leida || undefined}
      data-dragged={isDragged || undefined}
      draggable={canMove}
      {...(canMove && { onDragStart: begin, onDragEnd: () => onDrag(null) })}
    >
      <div className={classes.top}>
        <Mark candidate={candidate} marks={marks} />
        <ScreenLink to="candidate" params={{ id }} className={classes.link} draggable={false} data-walk>
          {nameOf(candidate)}
        </ScreenLink>
      </div>
      <p>{studyOf(candidate)}</p>
      {candidate.rechazadaPorAlumno && <p>{t('state.declined')}</p>}
      {facts.length > 0 && <p className={classes.facts}>{facts.join(' · ')}</p>}
      <InterviewInRow card={candidate} />
      <FormInRow card={candidate} />
      <p>
        <Languages of={candidate.idiomas.filter(({ pedido }) => pedido)} />
      </p>
      <div className={classes.foot}>
        <Text component="time" dim tiny dateTime={fecha} title={format.dayAndTime(fecha)}>
          {format.relative(fecha)}
        </Text>
        {!leida && <Unread />}
        {canMove && (
          <Menu position="bottom-end">
            <Menu.Target>
              <Button
                size="compact-sm"
                variant="subtle"
                mr="-0.375rem"
                leftSection={<IconArrowsMove size={16} aria-hidden />}
                aria-label={t('board.move', { name: nameOf(candidate) })}
              >
                {t('board.moveIt')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {targets.map((target) => (
                <StepItem
                  key={target}
                  target={target}
                  from={candidate.idEstado}
                  onChoose={(chosen) => onMove(id, chosen)}
                />
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
    </Text>
  );
}
