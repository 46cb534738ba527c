import type { AppointmentState } from '@portal/contract/orientation';
import type { Events } from '../event.ts';

export const orientationEvents = {
  orientationBooked: {
    clase: 'decisiones',
    texts: {
      es: {
        titulo: 'Tienes una cita de orientación laboral',
        texto: 'Tu cita con {{orientador}} es el {{cuando}}. {{donde}}',
      },
      ca: {
        titulo: 'Tens una cita d’orientació laboral',
        texto: 'La teva cita amb {{orientador}} és {{cuando}}. {{donde}}',
      },
      en: {
        titulo: 'You have a career guidance appointment',
        texto: 'Your appointment with {{orientador}} is on {{cuando}}. {{donde}}',
      },
    },
  },
  orientationOff: {
    clase: 'decisiones',
    atOnce: true,
    texts: {
      es: {
        titulo: 'Se ha cancelado tu cita de orientación laboral',
        texto:
          'La cita con {{orientador}} se ha cancelado: {{cuando}}. Puedes reservar otra en el portal. {{nota}}',
      },
      ca: {
        titulo: 'S’ha cancel·lat la teva cita d’orientació laboral',
        texto:
          'La cita amb {{orientador}} s’ha cancel·lat: {{cuando}}. Pots reservar-ne una altra al portal. {{nota}}',
      },
      en: {
        titulo: 'Your career guidance appointment has been cancelled',
        texto:
          'The appointment with {{orientador}} has been cancelled: {{cuando}}. You can book another one on the portal. {{nota}}',
      },
    },
  },
  orientationMoved: {
    clase: 'decisiones',
    atOnce: true,
    texts: {
      es: {
        titulo: 'Ha cambiado el lugar de tu cita de orientación laboral',
        texto: 'Tu cita con {{orientador}} sigue siendo el {{cuando}}, pero el lugar ha cambiado: {{donde}}',
      },
      ca: {
        titulo: 'Ha canviat el lloc de la teva cita d’orientació laboral',
        texto: 'La teva cita amb {{orientador}} continua sent {{cuando}}, però el lloc ha canviat: {{donde}}',
      },
      en: {
        titulo: 'The place of your career guidance appointment has changed',
        texto:
          'Your appointment with {{orientador}} is still on {{cuando}}, but the place has changed: {{donde}}',
      },
    },
  },
  orientationTomorrow: {
    clase: 'decisiones',
    atOnce: true,
    texts: {
      es: {
        titulo: 'Mañana tienes una cita de orientación laboral',
        texto: 'Te recordamos tu cita con {{orientador}}: {{cuando}}. {{donde}}',
      },
      ca: {
        titulo: 'Demà tens una cita d’orientació laboral',
        texto: 'Et recordem la teva cita amb {{orientador}}: {{cuando}}. {{donde}}',
      },
      en: {
        titulo: 'You have a career guidance appointment tomorrow',
        texto: 'A reminder of your appointment with {{orientador}}: {{cuando}}. {{donde}}',
      },
    },
  },
} as const satisfies Events;

/** In which states what is told of an appointment still holds: a mail that waited longer is not sent. */
export const appointmentHoldsIn: Readonly<Partial<Record<string, readonly AppointmentState[]>>> = {
  orientationBooked: ['reservada'],
  orientationMoved: ['reservada'],
  orientationTomorrow: ['reservada'],
};
