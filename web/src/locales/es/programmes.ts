export const texts = {
  context: 'Prácticas de un mismo patrocinador, para estudiantes y empresas que participan en el programa.',
  active: 'Programas activos',
  ended: 'Programas terminados',
  empty: 'Ahora no hay programas activos',
  emptyBody: 'Cuando la institución publique uno, aparecerá en esta página.',
  noEnd: 'Sin fecha de fin',
  until: 'Hasta el {{day}}',
  since: 'Desde el {{day}}',
  period: 'Del {{from}} al {{to}}',
  open: 'Admite solicitudes',
  closed: 'Solicitudes cerradas',
  about: 'El programa',
  conditions: 'Condiciones',
  facts: {
    sponsor: 'Patrocinador',
    period: 'Fechas',
    audience: 'Para',
    dedication: 'Dedicación',
  },
  dedication: 'Al menos el 80\u00a0% durante 12 meses',
  offersTitle: 'Ofertas del programa',
  noOffers: 'Ahora no tiene ofertas abiertas.',
  offersHelp: 'Solo pueden inscribirse quienes participan en el programa.',
  joining: 'Adhesión',
  documents: 'Documentos del programa',
  needsNone: 'Este programa no necesita adhesión.',
  mayAsk: 'La institución estudia cada solicitud y comunica la respuesta.',
  mayNotAsk: 'Este programa no admite solicitudes en este momento, o es para otro perfil.',
  ask: 'Solicitar la adhesión',
  withdraw: 'Retirar la adhesión',
  withdrawTitle: '¿Retirar la adhesión a «{{title}}»?',
  withdrawBody:
    'Se perderá el acceso a los documentos y a las ofertas reservadas. Mientras el programa admita solicitudes, es posible volver a pedirla.',
  withdrawRequest: 'Retirar la solicitud',
  withdrawRequestTitle: '¿Retirar la solicitud para «{{title}}»?',
  withdrawRequestBody: 'Mientras el programa admita solicitudes, es posible volver a pedirla.',
  download: 'Descargar {{name}}',
  gone: 'No encontramos este programa',
  goneBody: 'Puede que haya terminado o que el enlace esté incompleto.',
  all: 'Ver los programas',
  offers_one: '{{count}} oferta abierta',
  offers_other: '{{count}} ofertas abiertas',
  documentsLater_one: 'Hay {{count}} documento para participantes.',
  documentsLater_other: 'Hay {{count}} documentos para participantes.',
  states: {
    solicitada: 'Solicitada',
    aceptada: 'Aceptada',
    rechazada: 'Rechazada',
  },
  answers: {
    aceptada: 'Adhesión aceptada',
    rechazada: 'Adhesión no aceptada',
  },
  audience: {
    todos: 'Estudiantes y antiguos alumnos',
    estudiantes: 'Estudiantes',
    antiguos: 'Antiguos alumnos',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    programmes: typeof texts;
  }
}
