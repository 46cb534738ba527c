import type { orientationEvents } from '../../notify/events/orientation.ts';
import type { Event } from '../../notify/notify.ts';
import type { ToldAppointment } from './appointments.queries.ts';

/** What a student is told of an appointment, with what its words need. */
export const newsOf = (
  tipo: keyof typeof orientationEvents,
  { id, inicio, orientador, lugar, enlace }: Omit<ToldAppointment, 'studentId'>,
  zona: string,
  nota: string | null = null,
): Event => ({
  tipo,
  datos: {
    idCita: id,
    orientador,
    cuando: new Date(inicio).toISOString(),
    zona,
    donde: [lugar, enlace].filter(Boolean).join(' · '),
    nota,
  },
  urlAcceso: '/orientacion-laboral',
});
