export const texts = {
  preferences: {
    title: 'Avisos por correo',
    description:
      'Todo lo que pasa está también en las notificaciones del portal. Aquí se elige qué llega además por correo.',
    digest: 'El resumen es un solo correo por la mañana, con lo que siga sin leer.',
    delivery: { inmediato: 'Al momento', resumen: 'En el resumen diario', nunca: 'Nunca por correo' },
    kinds: {
      inscripciones: { title: 'Tus candidaturas enviadas', text: 'Cuando te inscribes en una oferta.' },
      avances: {
        title: 'Cómo avanza tu candidatura',
        text: 'Cuando está en revisión o pasas a la preselección.',
      },
      lecturas: { title: 'Han abierto tu CV', text: 'La primera vez que una empresa lee tu candidatura.' },
      candidaturas: {
        title: 'Nuevas candidaturas',
        text: 'Cuando alguien se inscribe en una de sus ofertas.',
      },
      respuestas: {
        title: 'Respuestas de candidatos',
        text: 'Cuando alguien retira su candidatura o responde a una preinscripción.',
      },
      ofertas: {
        title: 'Recepción y fechas de sus ofertas',
        text: 'Cuando recibimos una oferta que ha enviado, y cuando una de la empresa va a caducar o caduca.',
      },
      equipo: {
        title: 'Lo que hace el resto de su empresa',
        text: 'Cuando otra persona de la empresa envía, cambia, cierra o elimina una oferta.',
      },
    },
    fixed: 'Siempre por correo',
    fixedStudent:
      'Decisiones sobre tus candidaturas, porque algunas esperan tu respuesta, y lo que afecta a la seguridad de tu cuenta.',
    fixedCompany:
      'Decisiones sobre sus ofertas, porque algunas piden cambios, y lo que afecta a la seguridad de su cuenta.',
  },
} as const;
