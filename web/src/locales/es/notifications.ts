export const texts = {
  preferences: {
    title: 'Avisos por correo',
    description:
      'Todo lo que pasa está también en las notificaciones del portal. Aquí se elige qué llega además por correo.',
    digest: 'El resumen es un solo correo por la mañana, con lo que siga sin leer.',
    delivery: { inmediato: 'Al momento', resumen: 'En el resumen diario', nunca: 'Nunca por correo' },
    kinds: {
      decisiones: {
        title: 'Decisiones sobre tus candidaturas',
        text: 'Cuando te citan, te seleccionan, te proponen para una oferta o no sigues adelante. Algunas esperan tu respuesta.',
      },
      inscripciones: { title: 'Tus candidaturas enviadas', text: 'Cuando te inscribes en una oferta.' },
      avances: {
        title: 'Cómo avanza tu candidatura',
        text: 'Cuando está en revisión o pasas a la preselección.',
      },
      lecturas: { title: 'Han abierto tu CV', text: 'La primera vez que una empresa lee tu candidatura.' },
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
        text: 'Cuando alguien retira su candidatura o responde a una preinscripción.',
      },
      ofertas: {
        title: 'Recepción y fechas de sus ofertas',
        text: 'Cuando recibimos una oferta que ha enviado, y cuando una de la empresa va a caducar o caduca.',
      },
      equipo: {
        title: 'Lo que hacen otras personas de su empresa',
        text: 'Cuando otra persona de la empresa envía, cambia, cierra o elimina una oferta.',
      },
    },
    fixed: 'Siempre por correo',
    fixedStudent: 'Lo que pasa con tu cuenta: contraseña, acceso, bloqueo o baja.',
    fixedCompany: 'Lo que pasa con su cuenta: contraseña, acceso, bloqueo o quién entra por su empresa.',
  },
} as const;
