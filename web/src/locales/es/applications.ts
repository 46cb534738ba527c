export const texts = {
  list: {
    types: 'Tipo de oferta',
    practicas: 'Prácticas',
    empleo: 'Empleo',
    waiting_one: '{{count}} espera tu respuesta',
    waiting_other: '{{count}} esperan tu respuesta',
    states: 'Estado',
    all: 'Todas',
    groups: {
      waiting: 'Esperan tu respuesta',
      moving: 'En marcha',
      over: 'Terminadas',
    },
    sent: 'Enviada {{when}}',
    changed: 'Cambió de estado {{when}}',
    place: 'Lugar',
    hiddenCompany: 'Empresa confidencial',
    reference: 'Ref. {{reference}}',
    closed: 'Oferta cerrada',
    empty: 'Aún no te has inscrito en ninguna oferta',
    emptyBody: 'Cuando te inscribas, aquí verás el estado de cada candidatura y las respuestas que recibas.',
    emptyAction: { practicas: 'Buscar prácticas', empleo: 'Buscar empleo' },
    noneInState: 'No tienes candidaturas en este estado',
    seeAll: 'Ver todas',
    noServices: 'Tu cuenta no tiene acceso a ofertas',
    noServicesBody: 'Si crees que es un error, escribe a tu centro.',
  },
  detail: {
    offer: 'Ver la oferta',
    now: 'Estado',
    history: 'Historial',
    sent: 'Documentación enviada',
    cv: 'Tu CV, tal como se envió',
    noCv: 'El CV se está preparando. Vuelve a mirar en unos minutos.',
    presentation: 'Carta de presentación',
    noPresentation: 'Sin carta de presentación',
    noDocuments: 'La oferta no pedía documentos',
    newTab: 'se abre en otra pestaña',
    reason: 'Motivo: {{reason}}',
    message: 'La empresa dice: {{text}}',
    all: 'Ver mis candidaturas',
  },
  /** What each state means for the student, by `idEstado`. */
  now: {
    1: 'La empresa ha recibido tu candidatura. Te avisaremos cuando la revise.',
    2: 'La empresa está revisando tu candidatura. No tienes que hacer nada.',
    3: 'Estás entre las personas preseleccionadas. La empresa se pondrá en contacto contigo si quiere seguir.',
    4: 'La empresa quiere entrevistarte. Consulta tu correo y ten el teléfono a mano.',
    5: '¡Enhorabuena! La empresa te ha seleccionado.',
    6: 'El proceso ha terminado y esta vez no te han seleccionado.',
    7: 'Retiraste tu candidatura. Si la oferta sigue abierta, puedes volver a inscribirte.',
    16: 'Te han preinscrito en esta oferta. Acepta la preinscripción para seguir en el proceso o recházala indicando el motivo.',
    17: 'Tu candidatura ha sido descartada.',
    98: 'La empresa quiere incorporarte y está completando el formulario de incorporación. No tienes que hacer nada.',
    declined: 'Rechazaste la preinscripción, así que ya no formas parte del proceso.',
  },
  /** What happened, in plain words; `when` is «el martes», «ayer». */
  event: {
    inscripcion: 'Te inscribiste {{when}}',
    cvAbierto: 'La empresa abrió tu CV {{when}}',
    /** A move by somebody else than the student, by `idEstado`. */
    state: {
      1: 'Tu candidatura volvió al estado «Enviada» {{when}}',
      2: 'La empresa empezó a revisar tu candidatura {{when}}',
      3: 'Te preseleccionaron {{when}}',
      4: 'Pasaste a la fase de entrevista {{when}}',
      5: 'Te seleccionaron {{when}}',
      6: 'El proceso terminó {{when}} y esta vez no te seleccionaron',
      7: 'Se retiró tu candidatura {{when}}',
      16: 'Te preinscribieron en la oferta {{when}}',
      17: 'Descartaron tu candidatura {{when}}',
      98: 'La empresa te eligió e inició los trámites de incorporación {{when}}',
    },
    /** A move by the student. */
    own: {
      again: 'Volviste a inscribirte {{when}}',
      withdrawn: 'Retiraste tu candidatura {{when}}',
      accepted: 'Aceptaste la preinscripción {{when}}',
      declined: 'Rechazaste la preinscripción {{when}}',
    },
  },
  when: {
    today: 'hoy a las {{time}}',
    yesterday: 'ayer a las {{time}}',
    weekday: 'el {{weekday}}',
    day: 'el {{day}}',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    applications: typeof texts;
  }
}
