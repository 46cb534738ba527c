/** Of the requests to schools, for students of education. */
export const texts = {
  leftNone: 'No te quedan solicitudes. Puedes tener {{max}} abiertas a la vez.',
  left_one: 'Te queda {{count}} solicitud de {{max}}.',
  left_other: 'Te quedan {{count}} solicitudes de {{max}}.',
  ask: 'Pedir un centro',
  notYours: 'Estas prácticas son para estudiantes de Educación',
  notYoursText:
    'Son para quienes cursan ahora una titulación de Educación. Para las demás prácticas tienes las ofertas.',
  toOffers: 'Ver ofertas de prácticas',
  requests: 'Tus solicitudes',
  empty: 'Aún no has pedido ningún centro',
  emptyText: 'Elige una provincia y un centro, y di en qué fechas y nivel quieres hacer las prácticas.',
  next: {
    abierta: 'El centro la está valorando. Te avisaremos en cuanto responda.',
    aceptada: 'El centro te acoge. Ahora preparamos tus prácticas; mientras tanto puedes retirarla.',
    rechazada: 'Puedes pedir otro centro.',
    tramitada: 'El centro rellena el formulario de incorporación. Lo tienes en tus candidaturas.',
    retirada: 'Ya no cuenta para tu límite.',
  },
  toApplications: 'Ir a mis candidaturas',
  withdraw: 'Retirar',
  withdrawOf: 'Retirar la solicitud a {{centre}}',
  withdrawTitle: '¿Quieres retirar la solicitud?',
  withdrawText: 'Avisaremos a {{centre}}. No podrás recuperarla, pero podrás enviar otra.',
  certificate: {
    title: 'Certificado de delitos sexuales',
    why: 'La ley lo pide a quien trabaja con menores: sin él no podemos crear tus prácticas. Lo pides gratis al Ministerio de Justicia. Solo lo lees tú y quien lo revisa en la universidad; el centro solo sabe que está comprobado.',
    lacking: 'Falta tu certificado de delitos sexuales',
    none: 'Aún no lo has entregado',
    entregado: 'Lo estamos revisando',
    aceptado: 'Está aceptado',
    devuelto: 'Entrégalo otra vez',
    aged: 'Tiene más de {{count}} meses: entrega uno nuevo si tus prácticas aún no han empezado.',
    issued: 'Expedido el {{day}}',
    handIn: 'Entregar certificado',
    again: 'Entregar otro',
    file: 'Certificado (PDF)',
    fechaExpedicion: 'Fecha de expedición',
    send: 'Entregar',
  },
  form: {
    context: 'El centro recibe tu nombre, tu titulación y lo que escribas en esta solicitud.',
    where: 'Centro',
    when: 'Fechas y nivel',
    idProvincia: 'Provincia',
    idCentro: 'Centro educativo',
    noCentres: 'En esta provincia no hay centros que admitan solicitudes. Prueba con otra.',
    chooseProvince: 'Elige antes una provincia',
    fechaInicio: 'Primer día',
    fechaFin: 'Último día',
    nivel: 'Nivel',
    nivelHelp: 'Los que imparte el centro.',
    especialidad: 'Especialidad o mención',
    especialidadHelp: 'Por ejemplo: Educación Física, Música, Audición y Lenguaje.',
    observaciones: 'Observaciones',
    observacionesHelp: 'Lo que ayude al centro a decidir: horario, proyecto, desplazamiento.',
    send: 'Enviar solicitud',
    cancel: 'Cancelar',
    restored: 'Hemos recuperado lo que escribiste',
    discard: 'Empezar de nuevo',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    educationStudent: typeof texts;
  }
}
