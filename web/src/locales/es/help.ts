export const texts = {
  context: 'Respuestas a las preguntas más habituales.',
  search: 'Buscar en la ayuda',
  found_one: '{{count}} respuesta',
  found_other: '{{count}} respuestas',
  notFound: 'Ninguna respuesta tiene esas palabras. Prueba con otras palabras o escríbenos.',
  empty: 'Todavía no hay respuestas',
  emptyBody: 'Mientras tanto, la institución responde a los mensajes que se envían desde esta página.',
  topics: {
    cuenta: 'Cuenta y acceso',
    ofertas: 'Ofertas',
    candidaturas: 'Candidaturas',
    cv: 'CV',
    practicas: 'Prácticas',
    convenios: 'Convenios y documentos',
    otros: 'Otros temas',
  },
  areas: {
    practicas: 'Prácticas',
    empleo: 'Empleo',
    empresas: 'Empresas',
    soporte: 'Problemas técnicos',
    privacidad: 'Protección de datos',
    general: 'Otras consultas',
  },
  write: {
    title: 'Escribir a la institución',
    help: 'El área elegida recibe el mensaje y responde al correo de la cuenta.',
    area: 'Área',
    choose: 'Elige un área',
    chooseFormal: 'Elija un área',
    orMail: 'También por correo:',
    subject: 'Asunto',
    text: 'Mensaje',
    send: 'Enviar mensaje',
    sent: 'Mensaje enviado',
    sentBody: 'La respuesta llegará al correo de la cuenta.',
    again: 'Escribir otro mensaje',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    help: typeof texts;
  }
}
