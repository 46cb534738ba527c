import { Button, Group } from '@mantine/core';
import { getOrientationWeek, markAppointmentAttendance } from '@portal/contract/orientation';
import { useLayoutEffect, useRef } from 'react';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import type { BookedSlot } from './booked-slot.ts';

/** Says whether the student came to an appointment that has begun, or takes back what was said. */
export function Attendance({ cita: { idCita, alumno, estado } }: { cita: BookedSlot['cita'] }) {
  const t = useTexts('orientation');
  const mark = useSend(markAppointmentAttendance, { quiet: true, invalidates: [getOrientationWeek] });
  const buttons = useFocusKept(estado);
  const said = (asistio: boolean | null) => {
    buttons.keep();
    mark.mutate({ body: { idCita, asistio } });
  };
  return (
    <div>
      <Group gap="xs" ref={buttons.place}>
        {estado === 'reservada' ? (
          <>
            <Button
              size="xs"
              loading={mark.isPending}
              onClick={() => said(true)}
              aria-label={t('mark.cameOf', { name: alumno })}
            >
              {t('mark.came')}
            </Button>
            <Button
              size="xs"
              variant="default"
              disabled={mark.isPending}
              onClick={() => said(false)}
              aria-label={t('mark.missedOf', { name: alumno })}
            >
              {t('mark.missed')}
            </Button>
          </>
        ) : (
          <Button
            size="xs"
            variant="default"
            loading={mark.isPending}
            onClick={() => said(null)}
            aria-label={t('mark.undoOf', { name: alumno })}
          >
            {t('mark.undo')}
          </Button>
        )}
      </Group>
      <ErrorBanner error={mark.error} />
    </div>
  );
}

/** What was said takes its own buttons away: the focus goes to those that come in their place. */
function useFocusKept(estado: string) {
  const place = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons go with the state
  useLayoutEffect(() => {
    if (hasActed.current) place.current?.querySelector('button')?.focus();
    hasActed.current = false;
  }, [estado]);
  return {
    place,
    keep: () => {
      hasActed.current = true;
    },
  };
}
