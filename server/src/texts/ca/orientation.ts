import type { CustomNotice } from '../../http/with-notice.ts';

/** What is said of appointments with career counsellors, and their name in calendars. */
export const ca = {
  summary: 'Orientació laboral amb {{orientador}}',
  taken: {
    titulo: 'Aquesta hora ja no és lliure',
    mensaje: 'L’ha reservada una altra persona o s’ha retirat. Tria’n una altra de les que queden.',
    boton: null,
  } satisfies CustomNotice,
  oneAtATime: {
    titulo: 'Ja tens una cita pendent',
    mensaje: 'En pots reservar una altra després d’aquesta cita, o ara si la cancel·les.',
    boton: null,
  } satisfies CustomNotice,
  tooLate: {
    titulo: 'Ja no pots cancel·lar la cita',
    mensaje: 'Es pot cancel·lar fins a 12 hores abans. Si no hi podràs assistir, escriu-nos a {{correo}}.',
    boton: null,
  } satisfies CustomNotice,
  hasAppointments: {
    titulo: 'No es pot eliminar',
    mensaje:
      'Hi ha estudiants que tenen o han tingut cites amb aquesta persona. Perquè no se’n reservin més, marca que no atén cites.',
    boton: null,
  } satisfies CustomNotice,
};
