import type { Appointment, AppointmentState } from '@portal/contract/orientation';
import type { ComponentProps } from 'react';
import { hasPassed } from '../../domain/interview/interview-times.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Row } from '../../ui/EntryList.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import { MeetingLink } from './MeetingLink.tsx';
import { useDayTitle } from './useDayTitle.ts';

export const meaningOf: Readonly<Record<AppointmentState, ComponentProps<typeof StateBadge>['meaning']>> = {
  reservada: 'info',
  asistida: 'good',
  ausente: 'wrong',
  cancelada: 'neutral',
  anulada: 'wrong',
};

interface Props {
  appointment: Omit<Appointment, 'cancelable' | 'calendario'>;
  /** The student reads it, to whom the states speak. */
  own?: boolean;
}

/** An appointment in the list of a student’s. */
export function AppointmentRow({ appointment, own = false }: Props) {
  const t = useTexts('orientation');
  const { momentTitle } = useDayTitle();
  const { inicio, duracion, orientador, estado, mensaje, lugar, enlace } = appointment;
  const end = new Date(Date.parse(inicio) + duracion * 60_000).toISOString();
  const isAhead = estado === 'reservada' && !hasPassed(end);
  const isUnmarked = estado === 'reservada' && hasPassed(inicio);
  const state = t(own ? `ownStates.${estado}` : `states.${estado}`);
  return (
    <Row columns={{ wide: 'minmax(0, 1fr) 15rem' }}>
      <div>
        <h3>{momentTitle(inicio)}</h3>
        <Text dim small>
          {orientador}
        </Text>
        {isAhead && lugar !== null && <Text small>{lugar}</Text>}
        {isAhead && enlace !== null && (
          <Text small>
            <MeetingLink address={enlace} />
          </Text>
        )}
        {mensaje !== null && <Text small>{t('reason', { text: mensaje })}</Text>}
      </div>
      <StateBadge meaning={isUnmarked ? 'neutral' : meaningOf[estado]}>
        {isUnmarked ? t('unmarked') : state}
      </StateBadge>
    </Row>
  );
}
