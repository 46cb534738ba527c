/** Requests for changes, as managers decide on them. */
export const texts = {
  context: 'Los cambios de prácticas que solicitan las empresas. Primero, los que esperan una decisión.',
  filters: {
    texto: 'Estudiante, empresa, prácticas o número',
    submit: 'Buscar',
    tipo: 'Tipo de cambio',
    anyKind: 'Todos',
    estado: 'Estado',
    any: 'Todas',
  },
  found_one: '{{count}} solicitud',
  found_other: '{{count}} solicitudes',
  empty: 'No hay solicitudes de cambio',
  emptyText: 'Las solicitudes de las empresas aparecen en esta página.',
  none: 'No hay solicitudes con estos filtros',
  noneText: 'Prueba con otras palabras o quita algún filtro.',
  all: 'Ver todas las solicitudes',
  following: 'Siguiente pendiente',
  change: 'Solicitud',
  placement: 'Prácticas',
  number: 'Número',
  offer: 'Oferta',
  student: 'Estudiante',
  company: 'Empresa',
  asked: 'Solicitado',
  awaitsTutor: 'El tutor académico tiene que autorizar este cambio antes de aceptarlo',
  problems: 'El cambio no cumple los límites de la universidad',
  overlaps: 'Las nuevas fechas coinciden con otras prácticas del estudiante',
  over: 'Estas prácticas ya han terminado: solo puedes rechazar la solicitud.',
  blocked: 'No puedes aceptarla mientras no se resuelvan los avisos.',
  acts: 'Decisión',
  accept: 'Aceptar el cambio',
  acceptTitle: '¿Aceptar el cambio?',
  acceptText:
    'Se creará una nueva versión del anexo, que la empresa, el estudiante y la universidad firmarán.',
  acceptVersion:
    'Se creará la versión {{number}} del anexo, que la empresa, el estudiante y la universidad firmarán.',
  end: 'Terminar las prácticas',
  endTitle: '¿Terminar las prácticas?',
  endText: 'Las prácticas quedan rescindidas con último día el {{day}}. No se puede deshacer.',
  refuse: 'Rechazar',
  refuseTitle: 'Rechazar el cambio',
  refuseText: 'La empresa recibe un aviso y lee el motivo. Las prácticas siguen como están.',
  reason: 'Motivo',
  unknown: 'No encontramos esta solicitud',
  unknownText: 'Puede que el enlace esté incompleto.',
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    managedChanges: typeof texts;
  }
}
