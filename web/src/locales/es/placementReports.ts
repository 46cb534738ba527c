/** The reports of a placement, the mark and the certificate. */
export const texts = {
  title: 'Informes',
  ownText:
    'La memoria final se escribe aquí y se convierte en un PDF. La leen quien te tutoriza en la universidad y los gestores.',
  hostText:
    'El informe final valora los aspectos que fija el Real Decreto 592/2014. Lo leen el tutor académico y los gestores.',
  academicText: 'Lea los informes y ponga la calificación.',
  names: {
    final: 'Informe final del tutor de empresa',
    intermedio: 'Informe intermedio del tutor de empresa',
    memoria: 'Memoria final del estudiante',
  },
  states: {
    awaited: 'Pendiente',
    sent: 'Enviado',
    accepted: 'Aceptado',
  },
  sentBy: '{{who}}, el {{day}}',
  pdf: 'Ver el PDF',
  pdfOf: 'Ver el PDF: {{name}}',
  correct: 'Corregir',
  accept: 'Aceptar',
  acceptOf: 'Aceptar: {{name}}',
  send: 'Enviar el informe',
  host: {
    write: 'Rellenar',
    scale:
      'De 1, la valoración más baja, a 5, la más alta. Si un aspecto no se ha podido ver, marque «No procede».',
    none: 'No procede',
    hours: 'Horas realizadas',
    hoursHelp: 'Hasta hoy, según el registro de horas o su propio control.',
    observations: 'Observaciones',
  },
  aspects: {
    capacidadTecnica: 'Capacidad técnica',
    capacidadAprendizaje: 'Capacidad de aprendizaje',
    administracionTrabajos: 'Administración de trabajos',
    habilidadesComunicacion: 'Habilidades de comunicación oral y escrita',
    sentidoResponsabilidad: 'Sentido de la responsabilidad',
    facilidadAdaptacion: 'Facilidad de adaptación',
    creatividadIniciativa: 'Creatividad e iniciativa',
    implicacionPersonal: 'Implicación personal',
    motivacion: 'Motivación',
    receptividadCriticas: 'Receptividad a las críticas',
    puntualidad: 'Puntualidad',
    relacionesEntorno: 'Relaciones con su entorno laboral',
    trabajoEquipo: 'Capacidad de trabajo en equipo',
  },
  mark: {
    value: 'Calificación',
    help: 'De 0 a 10, con un decimal.',
    comment: 'Comentario',
    give: 'Poner la calificación',
    change: 'Cambiar la calificación',
    later: 'La calificación se pone cuando las prácticas han terminado.',
  },
  memoria: {
    write: 'Escribir',
    from: 'Podrás enviarla a partir del {{day}}',
    help: 'Se guarda mientras escribes. Nadie la lee hasta que la envíes.',
    send: 'Enviar la memoria',
    sendAgain: 'Enviar la memoria corregida',
    headings: {
      entidad: 'Entidad y lugar',
      tareas: 'Tareas y departamentos',
      competencias: 'Relación con tus estudios',
      problemas: 'Problemas y soluciones',
      aprendizaje: 'Aprendizaje',
      evaluacion: 'Evaluación y sugerencias',
    },
    about: {
      entidad: 'Dónde has hecho las prácticas y entre qué fechas.',
      tareas: 'Qué trabajos has hecho y en qué departamentos.',
      competencias: 'Qué competencias de tus estudios has aplicado o adquirido en esas tareas.',
      problemas: 'Qué problemas han surgido y cómo se han resuelto.',
      aprendizaje: 'Qué han aportado las prácticas a lo que sabes.',
      evaluacion: 'Cómo valoras las prácticas y qué mejorarías.',
    },
  },
  certificate: {
    title: 'Certificado',
    text: 'Acredita las prácticas que has hecho. Lleva un código con el que cualquiera puede comprobarlo.',
    open: 'Certificado en {{language}}',
    issue: 'Emitir el certificado en {{language}}',
    issued: 'Emitido el {{day}} · {{code}}',
  },
  saving: {
    now: 'Guardando…',
    lost: 'No se ha podido guardar. Lo que has escrito se conserva en este navegador y se guardará automáticamente cuando vuelva la conexión.',
    retry: 'Volver a intentar',
    conflict: {
      title: 'La memoria ha cambiado en otra pestaña o en otro dispositivo',
      body: 'Puedes ver la versión nueva, y se perderá lo que acabas de escribir, o guardar tu versión en su lugar.',
      mine: 'Guardar mi versión',
      theirs: 'Ver la versión nueva',
    },
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    placementReports: typeof texts;
  }
}
