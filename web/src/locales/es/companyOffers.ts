/** A company's own offers. */
export const texts = {
  type: { all: 'Todas', practicas: 'Prácticas', empleo: 'Empleo' },
  typeOne: { practicas: 'Prácticas', empleo: 'Empleo' },
  /** Of an internship that was agreed without a published offer. */
  origin: { propuesta: 'Propuesta', centroEducativo: 'Centro educativo' },
  typeNav: 'Tipo de oferta',
  publish: 'Nueva oferta',
  search: 'Buscar por título o referencia',
  stateFilter: 'Estado de la oferta',
  anyState: 'Todas',
  untitled: 'Oferta sin título',
  column: {
    offer: 'Oferta',
    state: 'Estado',
    candidates: 'Candidatos',
    dates: 'Fechas',
    actions: 'Acciones',
  },
  unread_one: '{{count}} sin leer',
  unread_other: '{{count}} sin leer',
  unanswered_one: '{{count}} por responder',
  unanswered_other: '{{count}} por responder',
  withForm_one: '{{count}} formulario por completar',
  withForm_other: '{{count}} formularios por completar',
  /** What a link narrowed the list to. */
  only: {
    'sin-leer': 'Ofertas con CV sin leer',
    'por-responder': 'Ofertas con candidaturas por responder',
    'con-formulario': 'Ofertas con formularios de incorporación por completar',
    clear: 'Ver todas',
  },
  candidates_one: '{{count}} candidato',
  candidates_other: '{{count}} candidatos',
  created: 'Creada: {{when}}',
  sent: 'Enviada: {{when}}',
  sentNow: {
    title: 'Oferta enviada a validación',
    review: 'El equipo de la institución la revisa antes de publicarla. Mientras tanto, puede modificarla.',
    mail: 'Cuando la valide o la rechace, le avisaremos por correo y en sus notificaciones.',
    open: 'Una vez validada, los estudiantes que cumplan los requisitos podrán inscribirse.',
  },
  published: 'Publicada: {{when}}',
  until: 'Hasta el {{day}}',
  rejectedFor: 'Motivo: {{reason}}',
  empty: {
    title: 'Aquí estarán sus ofertas',
    body: 'Publique la primera: cuando la institución la valide, podrán inscribirse los estudiantes que cumplan los requisitos.',
  },
  nothing: {
    title: 'Ninguna oferta coincide con los filtros',
    body: 'Pruebe con otras palabras o con otro estado.',
    clear: 'Quitar los filtros',
  },
  actions: {
    label: 'Acciones de «{{title}}»',
    continue: 'Seguir editando',
    edit: 'Editar',
    fix: 'Corregir y reenviar',
    preview: 'Ver como estudiante',
    copy: 'Duplicar',
    copyToJob: 'Copiar como oferta de empleo',
    copyToInternship: 'Copiar como oferta de prácticas',
    close: 'Cerrar oferta',
    delete: 'Eliminar',
  },
  closing: {
    title: 'Cerrar la oferta',
    body: 'Los estudiantes dejarán de verla y no admitirá más candidaturas. A quienes sigan sin respuesta les comunicaremos que no han sido seleccionados, salvo a quienes usted elija. Una vez cerrada, no podrá volver a abrirla.',
    expiredBody:
      'Ya no admite candidaturas. A quienes sigan sin respuesta les comunicaremos que no han sido seleccionados, salvo a quienes usted elija. Una vez cerrada, no podrá volver a abrirla.',
    chosen: '¿Ha elegido a alguna de las personas inscritas en el portal?',
    yes: 'Sí',
    no: 'No',
    name_one: 'Persona elegida',
    name_other: 'Personas elegidas',
    /** Those who had been selected before; the names follow. */
    already_one: 'Ya está seleccionada:',
    already_other: 'Ya están seleccionadas:',
    placesLeft_one: 'Puede elegir a {{count}} persona más: es la plaza que queda.',
    placesLeft_other: 'Puede elegir hasta {{count}} personas: son las plazas que quedan.',
    noPlaces: 'Todas las plazas de la oferta están cubiertas.',
    /** Whom the closing tells that the process is over. */
    told_one: 'Avisaremos a {{count}} persona de que el proceso ha terminado.',
    told_other: 'Avisaremos a {{count}} personas de que el proceso ha terminado.',
    toldNobody: 'No avisaremos a nadie más: todas las candidaturas tienen respuesta.',
    toldAhead: 'Incluye a:',
    theOthers: 'Ver a los demás',
    theirNames: 'Ver a quiénes',
    unnamed_one: 'y {{count}} persona más',
    unnamed_other: 'y {{count}} personas más',
    nobody: 'Ninguna persona disponible tiene ese nombre',
    /** What follows for the person, under the field. */
    after: {
      selected: 'Marcaremos a {{name}} como persona seleccionada y se lo comunicaremos.',
      awaitsForm:
        'Falta el formulario de incorporación de {{name}}: le comunicaremos que su incorporación está en trámite.',
      preregistered:
        '{{name}} todavía no ha aceptado la preinscripción: su candidatura seguirá a la espera de su respuesta.',
    },
    start: { practicas: 'Inicio de las prácticas', empleo: 'Inicio del contrato' },
    contract: 'Tipo de contrato',
    confirm: 'Cerrar la oferta',
  },
  deleting: {
    title: '¿Eliminar esta oferta?',
    body: '«{{title}}» se eliminará y no podrá recuperarla.',
    confirm: 'Eliminar la oferta',
  },
  detail: {
    summary: 'La oferta',
    created: 'Creada',
    sent: 'Enviada',
    published: 'Publicada',
    until: 'Admite candidaturas hasta',
    wasUntil: 'Admitió candidaturas hasta',
    place: 'Lugar',
    places: 'Plazas',
    chosen_one: 'Persona elegida',
    chosen_other: 'Personas elegidas',
    nobodyChosen: 'Ninguna persona del portal',
    chosenGone: 'Ya no está en el portal',
    contractStart: 'Inicio',
    contract: 'Tipo de contrato',
    link: 'Enlace de inscripción',
    copy: 'Copiar',
    unpublished: 'La institución ha retirado esta oferta',
    unpublishedBody:
      'Los estudiantes no la ven. Cuando pueda publicarse de nuevo, escriba al equipo del portal.',
    rejected: 'La institución ha rechazado esta oferta',
    pending: 'La institución está revisando esta oferta',
    pendingBody: 'Cuando la valide, los estudiantes podrán verla e inscribirse. Le avisaremos.',
    draft: 'Esta oferta es un borrador',
    draftBody: 'Todavía no la ha enviado. Complétela y envíela a validación.',
  },
  preview: {
    note: 'Así ven los estudiantes la oferta mientras está abierta.',
    back: 'Volver a la oferta',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    companyOffers: typeof texts;
  }
}
