export const texts = {
  preferences: {
    title: 'Avisos por correo',
    description:
      'Todos los avisos aparecen en las notificaciones del portal. Aquí se elige cuáles llegan también por correo.',
    digest:
      'El resumen es un único correo por la mañana con las novedades sin leer. Lo que no puede esperar, como el recordatorio de una entrevista, se envía al momento.',
    delivery: { inmediato: 'Al momento', resumen: 'En el resumen diario', nunca: 'Nunca por correo' },
    kinds: {
      decisiones: {
        title: 'Decisiones sobre tus candidaturas',
        text: 'Cuando te convocan a una entrevista, te seleccionan, te preinscriben en una oferta o tu candidatura no sigue adelante. Algunas esperan tu respuesta.',
      },
      inscripciones: { title: 'Tus candidaturas enviadas', text: 'Cuando te inscribes en una oferta.' },
      avances: {
        title: 'Avances de tu candidatura',
        text: 'Cuando está en revisión o pasas a la preselección.',
      },
      lecturas: { title: 'Lectura de tu CV', text: 'La primera vez que una empresa lee tu candidatura.' },
      revision: {
        title: 'Decisiones sobre sus ofertas',
        text: 'Cuando publicamos una oferta o pedimos cambios en ella.',
      },
      candidaturas: {
        title: 'Nuevas candidaturas',
        text: 'Cuando alguien se inscribe en una de sus ofertas.',
      },
      respuestas: {
        title: 'Respuestas de candidatos',
        text: 'Cuando alguien retira su candidatura, pregunta por ella o responde a una preinscripción o a una propuesta de entrevista.',
      },
      ofertas: {
        title: 'Recepción y fechas de sus ofertas',
        text: 'Cuando recibimos una oferta que ha enviado, cuando una oferta de su empresa va a caducar o caduca y cuando termina el plazo en que prometió responder.',
      },
      equipo: {
        title: 'Actividad de otras personas de su empresa',
        text: 'Cuando otra persona de la empresa envía, cambia, cierra o elimina una oferta.',
      },
    },
    fixed: 'Siempre por correo',
    fixedStudent: 'Los avisos sobre tu cuenta: contraseña, acceso, bloqueo o baja.',
    fixedCompany:
      'Los avisos sobre su cuenta: contraseña, acceso, bloqueo o personas con acceso a su empresa.',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    notifications: typeof texts;
  }
}
