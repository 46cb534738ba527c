/** Of requests to schools, for whoever reads them. */
export const texts = {
  states: {
    abierta: 'Pendiente del centro',
    aceptada: 'Aceptada',
    rechazada: 'Rechazada',
    tramitada: 'Prácticas en marcha',
    retirada: 'Retirada',
  },
  stages: {
    infantil: 'Educación Infantil',
    primaria: 'Educación Primaria',
    secundaria: 'Educación Secundaria',
    bachillerato: 'Bachillerato',
    formacionProfesional: 'Formación Profesional',
    especial: 'Educación Especial',
    adultos: 'Personas adultas',
  },
  facts: {
    dates: 'Fechas',
    period: '{{from}} – {{to}}',
    stage: 'Nivel',
    speciality: 'Especialidad',
    remarks: 'Observaciones',
    degree: 'Titulación',
    group: 'Grupo',
    places: 'Plazas en el grupo',
    tutor: 'Tutor del centro',
    email: 'Correo',
    phone: 'Teléfono',
    reason: 'Motivo',
    asked: 'Solicitada',
  },
  history: {
    title: 'Historial',
    events: {
      solicitada: 'Solicitud enviada',
      editada: 'Datos del centro guardados',
      aceptada: 'Aceptada por el centro',
      rechazada: 'Rechazada por el centro',
      tramitada: 'Prácticas creadas',
      retiradaAlumno: 'Retirada por el estudiante',
      retiradaGestion: 'Retirada por la universidad',
    },
  },
  certificate: {
    entregado: 'Pendiente de revisión',
    aceptado: 'Aceptado',
    devuelto: 'Devuelto',
  },
  unknown: 'No encontramos esta solicitud',
  unknownText: 'Puede que el enlace esté incompleto.',
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    educationRequests: typeof texts;
  }
}
