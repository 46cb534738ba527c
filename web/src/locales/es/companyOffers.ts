/** A company's own offers. */
export const texts = {
  type: { all: 'Todas', practicas: 'Prácticas', empleo: 'Empleo' },
  typeOne: { practicas: 'Prácticas', empleo: 'Empleo' },
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
    body: 'Los estudiantes dejarán de verla y no admitirá más candidaturas. A quienes sigan sin respuesta les comunicaremos que no han sido seleccionados, salvo a la persona que usted elija. Una vez cerrada, no podrá volver a abrirla.',
    expiredBody:
      'Ya no admite candidaturas. A quienes sigan sin respuesta les comunicaremos que no han sido seleccionados, salvo a la persona que usted elija. Una vez cerrada, no podrá volver a abrirla.',
    chosen: '¿Ha elegido a alguna de las personas inscritas en el portal?',
    yes: 'Sí',
    no: 'No',
    name: 'Persona elegida',
    nobody: 'Ninguna persona disponible tiene ese nombre',
    /** What follows for the person, under the field. */
    after: {
      selected: 'Marcaremos a {{name}} como persona seleccionada y se lo comunicaremos.',
      awaitsForm:
        'Falta el formulario de incorporación de {{name}}: le comunicaremos que su incorporación está en trámite.',
      preregistered:
        '{{name}} todavía no ha aceptado la preinscripción: su candidatura seguirá a la espera de su respuesta.',
    },
    start: 'Inicio del contrato o de las prácticas',
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
    chosen: 'Persona elegida',
    nobodyChosen: 'Ninguna persona del portal',
    chosenGone: 'Ya no está en el portal',
    contractStart: 'Inicio',
    contract: 'Tipo de contrato',
    link: 'Enlace de inscripción',
    copy: 'Copiar',
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
