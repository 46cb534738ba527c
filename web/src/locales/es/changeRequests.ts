/** Changes of a placement that a company asks for, for whoever reads them. */
export const texts = {
  title: 'Cambios',
  ownText: 'Los cambios de tus prácticas que ha solicitado la empresa.',
  tutorText:
    'Los cambios que ha solicitado la empresa. Los del proyecto formativo necesitan la autorización del tutor académico.',
  none: 'No se ha solicitado ningún cambio.',
  ask: 'Solicitar un cambio',
  asked: 'Solicitado el {{day}}',
  period: '{{from}} – {{to}}',
  kinds: {
    ampliacion: 'Ampliación',
    reduccion: 'Reducción',
    horario: 'Horario',
    horas: 'Número de horas',
    ayuda: 'Ayuda al estudio',
    tutor: 'Tutor de empresa',
    lugar: 'Lugar de las prácticas',
    tareas: 'Actividad y tareas',
    interrupcion: 'Interrupción',
    rescision: 'Rescisión',
    otro: 'Otro cambio',
  },
  states: {
    autorizacion: 'Pendiente del tutor académico',
    pendiente: 'Pendiente de la universidad',
    aceptada: 'Aceptada',
    rechazada: 'Rechazada',
    retirada: 'Retirada',
  },
  differences: {
    title: 'Lo que cambia',
    value: 'Dato',
    before: 'Ahora',
    after: 'Con el cambio',
    nothing: 'Sin indicar',
  },
  facts: {
    from: 'Desde',
    dates: 'Fechas',
    lastDay: 'Último día',
    detail: 'Explicación',
    file: 'Fichero adjunto',
    tutor: 'Tutor académico',
    reason: 'Motivo del rechazo',
  },
  tutor: {
    authorised: 'Autorizado el {{day}}',
    notAuthorised: 'No autorizado el {{day}}',
  },
  withdraw: {
    act: 'Retirar la solicitud',
    title: '¿Retirar la solicitud de cambio?',
    text: 'Las prácticas siguen como están. Después puede solicitar otro cambio.',
  },
  authorise: {
    yes: 'Autorizar',
    no: 'No autorizar',
    yesTitle: 'Autorizar el cambio',
    noTitle: 'No autorizar el cambio',
    yesText: 'La universidad revisará después la solicitud.',
    noText: 'La solicitud queda rechazada y las prácticas siguen como están. La empresa leerá el comentario.',
    comment: 'Comentario',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    changeRequests: typeof texts;
  }
}
