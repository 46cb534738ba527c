import type { CustomNotice } from '../../http/with-notice.ts';

/** What is said of appointments with career counsellors, and their name in calendars. */
export const en = {
  summary: 'Career guidance with {{orientador}}',
  taken: {
    titulo: 'That time is no longer free',
    mensaje:
      'Somebody else has booked it, or it has been withdrawn. Choose another one of those that are left.',
    boton: null,
  } satisfies CustomNotice,
  oneAtATime: {
    titulo: 'You already have an appointment',
    mensaje: 'You can book another one after it, or now if you cancel it.',
    boton: null,
  } satisfies CustomNotice,
  tooLate: {
    titulo: 'You can no longer cancel the appointment',
    mensaje: 'It can be cancelled up to 12 hours before. If you cannot come, write to us at {{correo}}.',
    boton: null,
  } satisfies CustomNotice,
  hasAppointments: {
    titulo: 'It cannot be deleted',
    mensaje:
      'Students have, or have had, appointments with this person. To stop new bookings, mark them as not taking appointments.',
    boton: null,
  } satisfies CustomNotice,
};
