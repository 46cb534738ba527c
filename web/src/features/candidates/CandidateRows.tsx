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
}

export function CandidateRows({ candidates, opened, onOpen, ref }: Props) {
  const t = useTexts('candidates');
  return (
    <Card p={0} className={classes.box} data-narrow={opened !== null || undefined}>
      <Text component="div" dim tiny strong className={classes.heads} aria-hidden>
        <span>{t('column.name')}</span>
        <span>{t('column.degree')}</span>
        <span>{t('column.locality')}</span>
        <span>{t('column.desirable')}</span>
        <span>{t('column.state')}</span>
        <span>{t('column.date')}</span>
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
      <span>
        <CandidateState idEstado={candidate.idEstado} rechazadaPorAlumno={candidate.rechazadaPorAlumno} />
      </span>
      <Text component="time" dim dateTime={fecha} title={format.dayAndTime(fecha)}>
        {format.relative(fecha)}
      </Text>
    </>
  );
}
