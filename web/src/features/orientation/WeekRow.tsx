import { Button } from '@mantine/core';
import { useState } from 'react';
import { hasPassed } from '../../domain/interview/interview-times.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Row } from '../../ui/EntryList.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import { meaningOf } from './AppointmentRow.tsx';
import { Attendance } from './Attendance.tsx';
import type { BookedSlot } from './booked-slot.ts';
import { CallOff } from './CallOff.tsx';

/** An appointment of the week, with what managers do about it. */
export function WeekRow({ slot }: { slot: BookedSlot }) {
  const t = useTexts('orientation');
  const { time } = useFormat();
  const { inicio, duracion, orientador, cita } = slot;
  const isUnmarked = cita.estado === 'reservada' && hasPassed(inicio);
  return (
    <Row columns={{ wide: 'minmax(0, 1fr) 13rem 13rem' }}>
      <div>
        <h3>
          {`${time(inicio)} · `}
          <ScreenLink to="studentOrientation" params={{ id: cita.idAlumno }}>
            {cita.alumno}
          </ScreenLink>
        </h3>
        <Text dim small>
          {`${orientador} · ${t('minutes', { count: duracion })}`}
        </Text>
        {cita.motivo !== null && <Text small>{cita.motivo}</Text>}
      </div>
      <div>
        <StateBadge meaning={isUnmarked ? 'warning' : meaningOf[cita.estado]}>
          {isUnmarked ? t('unmarked') : t(`states.${cita.estado}`)}
        </StateBadge>
      </div>
      {hasPassed(inicio) ? <Attendance cita={cita} /> : <NotYet slot={slot} />}
    </Row>
  );
}

function NotYet({ slot }: { slot: BookedSlot }) {
  const t = useTexts('orientation');
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <Button
        size="xs"
        variant="default"
        onClick={() => setAsking(true)}
        aria-label={t('off.of', { name: slot.cita.alumno })}
      >
        {t('off.act')}
      </Button>
      <CallOff slot={slot} opened={isAsking} onClose={() => setAsking(false)} />
    </div>
  );
}
