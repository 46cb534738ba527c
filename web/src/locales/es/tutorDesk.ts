/** What tutors see by their link, without an account. */
export const texts = {
  hello: 'Hola, {{name}}',
  context: {
    empresa: 'Los estudiantes que tutoriza en su empresa. Este enlace funciona hasta el {{day}}.',
    academico: 'Las prácticas que tutoriza desde la universidad. Este enlace funciona hasta el {{day}}.',
  },
  found_one: '{{count}} práctica',
  found_other: '{{count}} prácticas',
  weeks_one: '{{count}} semana por confirmar',
  weeks_other: '{{count}} semanas por confirmar',
  change: 'Cambio por autorizar',
  report: { empresa: 'Falta su informe', academico: 'Falta su nota' },
  empty: 'Ahora no tutoriza ninguna práctica',
  emptyText: 'Cuando le asignen una, la verá aquí con este mismo enlace.',
  back: 'Ver todas las prácticas',
  private: 'Este enlace es personal: quien lo tenga puede actuar en su nombre. No lo reenvíe.',
  dead: {
    title: 'Este enlace ya no funciona',
    text: 'Ha caducado, o ya no tutoriza desde la universidad.',
    missing: 'El enlace está incompleto',
    missingText: 'Ábralo tal como lo ha recibido, o cópielo entero en la barra del navegador.',
  },
  ask: {
    title: 'Enlace nuevo',
    text: 'Escriba el correo con el que tutoriza las prácticas y le enviaremos uno.',
    email: 'Correo electrónico',
    send: 'Enviar el enlace',
    done: 'Revise su correo',
    doneText:
      'Si {{email}} es el correo de un tutor con prácticas, recibirá un enlace nuevo en unos minutos.',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    tutorDesk: typeof texts;
  }
}
