import { Checkbox } from '@mantine/core';
import type { CandidateCard } from '@portal/contract/candidates';
import type { MouseEvent, Ref } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Card } from '../../ui/Card.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './CandidateRows.module.css';
import { CandidateState } from './CandidateState.tsx';

interface Props {
  candidates: readonly CandidateCard[];
  opened: number | null;
  /** Opens the CV beside the list; without it the row leads to its page. */
  onOpen: ((id: number) => void) | undefined;
  ref: Ref<HTMLUListElement>;
  marks: Marks;
}

/** Which candidates are marked to be moved together. */
export interface Marks {
  readonly ids: ReadonlySet<number>;
  /** Those that can be. */
  readonly markable: ReadonlySet<number>;
  set(ids: readonly number[], isMarked: boolean): void;
}

export function CandidateRows({ candidates, opened, onOpen, ref, marks }: Props) {
  const t = useTexts('candidates');
  const all = [...marks.markable];
  const count = all.filter((id) => marks.ids.has(id)).length;
  return (
    <Card p={0} className={classes.box} data-narrow={opened !== null || undefined}>
      <Text component="div" dim tiny strong className={classes.heads}>
        <Checkbox
          aria-label={t('many.markAll')}
          checked={count > 0 && count === all.length}
          indeterminate={count > 0 && count < all.length}
          disabled={all.length === 0}
          onChange={(event) => marks.set(all, event.currentTarget.checked)}
        />
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
              {marks.markable.has(candidate.idCandidatura) && (
                <Checkbox
                  aria-label={t('many.mark', { name: `${candidate.nombre} ${candidate.apellidos}` })}
                  checked={marks.ids.has(candidate.idCandidatura)}
                  onChange={(event) => marks.set([candidate.idCandidatura], event.currentTarget.checked)}
                />
              )}
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
  const { idCandidatura, nombre, apellidos, titulacion, curso, localidad, leida, fecha } = candidate;
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
          {nombre} {apellidos}
        </ScreenLink>
        {!leida && (
          <Text component="span" tiny strong className={classes.unread}>
            {t('unread')}
          </Text>
        )}
      </span>
      <span className={classes.degree}>
        {[titulacion, curso !== null && t('course', { course: String(curso) })].filter(Boolean).join(', ')}
      </span>
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
      </span>
      <Text component="time" dim className={classes.date} dateTime={fecha} title={format.dayAndTime(fecha)}>
        {format.relative(fecha)}
      </Text>
    </>
  );
}
