/** What of an offer changed, and its history. */
export const texts = {
  before: 'Antes',
  now: 'Ahora',
  nothing: 'sin indicar',
  added: 'Se añade',
  removed: 'Se quita',
  desirable: 'deseable',
  tutorField: 'Tutor de empresa: {{field}}',
  signatoryField: 'Firmante: {{field}}',
  yes: 'Sí',
  no: 'No',
  unit: {
    years_one: '{{count}} año',
    years_other: '{{count}} años',
    credits: '{{value}} ECTS',
    days_one: '{{count}} día',
    days_other: '{{count}} días',
    hours: '{{value}} h',
    months_one: '{{count}} mes',
    months_other: '{{count}} meses',
    percent: '{{value}} %',
  },
  history: {
    title: 'Historial',
    none: 'Todavía no hay cambios anotados.',
    what: {
      creada: 'Borrador creado',
      copiada: 'Borrador copiado de otra oferta',
      enviada: 'Oferta enviada a validación',
      modificada: 'Oferta modificada',
      reenviada: 'Oferta corregida y enviada de nuevo',
      validada: 'Oferta validada y publicada',
      rechazada: 'Oferta rechazada',
      corregida: 'Oferta corregida por la institución',
      retirada: 'Oferta retirada: los estudiantes no la ven',
      publicada: 'Oferta publicada de nuevo',
      destacada: 'Oferta destacada',
      noDestacada: 'Oferta sin destacar',
      prorrogada: 'Nuevo último día de inscripción',
      cerrada: 'Oferta cerrada',
      caducada: 'Plazo de inscripción terminado',
      eliminada: 'Oferta eliminada',
      propuesta: 'Prácticas acordadas por una propuesta',
      centroEducativo: 'Prácticas acordadas por la solicitud de un estudiante',
    },
    gestor: 'La institución',
    sistema: 'Automático',
    gone: 'Una persona que ya no tiene cuenta',
    from: 'Copiada de la oferta {{reference}}',
    reason: 'Motivo: {{reason}}',
    changed: 'Ha cambiado; no guardamos los números de identidad anteriores.',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    offerChanges: typeof texts;
  }
}
