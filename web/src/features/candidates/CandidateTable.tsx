import { Table, UnstyledButton } from '@mantine/core';
import { type CandidateCard, type CandidateOrder, candidateOrders } from '@portal/contract/candidates';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { useListParams } from '../../lib/routing/useListParams.ts';
import { Card } from '../../ui/Card.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Text, textClass } from '../../ui/Text.tsx';
import { CandidateState } from './CandidateState.tsx';
import classes from './CandidateTable.module.css';
import { Languages, Mark, MarkAll, nameOf, Unread, useGradeOf, useStudyOf } from './candidate-parts.tsx';
import { FormInRow } from './FormInRow.tsx';
import { InterviewInRow } from './InterviewInRow.tsx';
import type { Marks } from './useMarks.ts';

export type SortedColumn = Exclude<CandidateOrder, 'lectura'>;

/** The order that the address asks for. */
export function useOrder() {
  const { get } = useListParams();
  const orden = candidateOrders.find((one) => one === get('orden')) ?? 'lectura';
  return { orden, descendente: orden !== 'lectura' && get('sentido') === 'desc' };
}

interface Props {
  candidates: readonly CandidateCard[];
  marks: Marks;
}

/** Candidates side by side: a column for each thing that they are compared by. */
export function CandidateTable({ candidates, marks }: Props) {
  const t = useTexts('candidates');
  const format = useFormat();
  const studyOf = useStudyOf();
  const gradeOf = useGradeOf();
  return (
    <Card p={0} className={classes.box}>
      {/* On a phone it is pushed aside: the links in it take the focus. */}
      <div className={classes.scroll}>
        <Table className={classes.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>
                <MarkAll marks={marks} />
              </Table.Th>
              <SortHead by="nombre">{t('column.name')}</SortHead>
              <Table.Th>{t('column.degree')}</Table.Th>
              <SortHead by="nota" begins="desc">
                {t('column.grade')}
              </SortHead>
              <Table.Th>{t('column.languages')}</Table.Th>
              <Table.Th>{t('column.desirable')}</Table.Th>
              <SortHead by="estado">{t('column.state')}</SortHead>
              <SortHead by="fecha" begins="desc">
                {t('column.date')}
              </SortHead>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {candidates.map((candidate) => (
              <Table.Tr key={candidate.idCandidatura} data-unread={!candidate.leida || undefined}>
                <Table.Td>
                  <Mark candidate={candidate} marks={marks} />
                </Table.Td>
                <Table.Td className={classes.name}>
                  <ScreenLink
                    to="candidate"
                    params={{ id: candidate.idCandidatura }}
                    className={classes.link}
                    data-walk
                  >
                    {nameOf(candidate)}
                  </ScreenLink>
                  {!candidate.leida && <Unread />}
                  {candidate.localidad !== null && (
                    <Text dim tiny>
                      {candidate.localidad}
                    </Text>
                  )}
                </Table.Td>
                <Table.Td className={classes.study}>{studyOf(candidate)}</Table.Td>
                <Table.Td className={classes.number}>{gradeOf(candidate) ?? '–'}</Table.Td>
                <Table.Td className={classes.languages}>
                  <Languages of={candidate.idiomas} />
                </Table.Td>
                <Table.Td className={classes.number}>
                  {candidate.deseablesTotal > 0
                    ? t('met', { met: candidate.deseablesCumplidos, total: candidate.deseablesTotal })
                    : '–'}
                </Table.Td>
                <Table.Td className={classes.state}>
                  <CandidateState
                    idEstado={candidate.idEstado}
                    rechazadaPorAlumno={candidate.rechazadaPorAlumno}
                  />
                  <InterviewInRow card={candidate} />
                  <FormInRow card={candidate} />
                </Table.Td>
                <Table.Td className={classes.date}>
                  <Text
                    component="time"
                    dim
                    small
                    dateTime={candidate.fecha}
                    title={format.dayAndTime(candidate.fecha)}
                  >
                    {format.shortDay(candidate.fecha)}
                  </Text>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </Card>
  );
}

interface SortHeadProps {
  by: SortedColumn;
  /** The way that it is sorted at first. */
  begins?: 'asc' | 'desc';
  children: string;
}

function SortHead({ by, begins = 'asc', children }: SortHeadProps) {
  const { set } = useListParams();
  const { orden, descendente } = useOrder();
  const isSorted = orden === by;
  const way = descendente ? 'desc' : 'asc';
  const next = !isSorted ? begins : descendente ? 'asc' : 'desc';
  const Icon = !isSorted ? IconArrowsSort : descendente ? IconArrowDown : IconArrowUp;
  return (
    <Table.Th {...(isSorted && { 'aria-sort': way === 'desc' ? 'descending' : 'ascending' })}>
      <UnstyledButton
        className={textClass({ tiny: true, strong: true, className: classes.sort })}
        onClick={() => set({ orden: by, sentido: next === 'desc' ? 'desc' : null })}
      >
        {children}
        <Icon size={16} aria-hidden data-idle={!isSorted || undefined} />
      </UnstyledButton>
    </Table.Th>
  );
}
