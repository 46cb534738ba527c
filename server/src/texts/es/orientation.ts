import type { CustomNotice } from '../../http/with-notice.ts';

/** What is said of appointments with career counsellors, and their name in calendars. */
export const es = {
  summary: 'Orientación laboral con {{orientador}}',
  taken: {
    titulo: 'Esa hora ya no está libre',
    mensaje: 'La ha reservado otra persona o se ha retirado. Elige otra de las que quedan.',
    boton: null,
  } satisfies CustomNotice,
  oneAtATime: {
    titulo: 'Ya tienes una cita pendiente',
    mensaje: 'Puedes reservar otra después de esa cita, o ahora si la cancelas.',
    boton: null,
  } satisfies CustomNotice,
  tooLate: {
    titulo: 'Ya no puedes cancelar la cita',
    mensaje: 'Se puede cancelar hasta 12 horas antes. Si no vas a poder asistir, escríbenos a {{correo}}.',
    boton: null,
  } satisfies CustomNotice,
  hasAppointments: {
    titulo: 'No se puede eliminar',
    mensaje:
      'Hay estudiantes que tienen o han tenido citas con esta persona. Para que no se reserven más, marca que no atiende citas.',
    boton: null,
  } satisfies CustomNotice,
};
