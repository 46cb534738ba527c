export const texts = {
  list: {
    context: 'Encuestas pendientes de responder',
    none: {
      title: 'No hay encuestas pendientes',
      body: 'Cuando la institución publique alguna, aparecerá aquí.',
    },
    mandatory: 'Obligatoria',
    begun: 'Empezada',
    until: 'Hasta el {{day}}',
    answer: 'Responder',
    goOn: 'Continuar',
    moment: {
      inicio: 'Al empezar las prácticas',
      mitad: 'A mitad de las prácticas',
      final: 'Al acabar las prácticas',
    },
  },
  tutor: { title: 'Encuestas sobre estas prácticas' },
  pages: {
    place: 'Página {{page}} de {{total}}',
    progress: '{{percent}} % respondido',
    progressLabel: 'Preguntas respondidas',
    back: 'Anterior',
    next: 'Siguiente',
    finish: 'Terminar y enviar',
  },
  takeBack: 'Borrar la respuesta',
  takeBackOf: 'Borrar la respuesta: {{question}}',
  howMany: {
    exactly_one: 'Elección de una respuesta.',
    exactly_other: 'Elección de {{count}} respuestas.',
    between: 'Elección de {{min}} a {{max}} respuestas.',
    atLeast_one: 'Mínimo: una respuesta.',
    atLeast_other: 'Mínimo: {{count}} respuestas.',
    atMost_one: 'Máximo: una respuesta.',
    atMost_other: 'Máximo: {{count}} respuestas.',
  },
  bounds: {
    between: 'De {{min}} a {{max}}',
    from: '{{min}} como mínimo',
    to: '{{max}} como máximo',
  },
  saving: {
    now: 'Guardando…',
    lost: 'Sin conexión: las últimas respuestas están en este navegador y se guardarán automáticamente.',
    retry: 'Guardar ahora',
  },
  survey: {
    anonymous: 'Respuesta anónima',
    named: 'Respuesta con nombre',
    over: {
      title: 'El acceso a esta encuesta ha caducado',
      body: 'Las últimas respuestas siguen en este navegador. Al entrar de nuevo se guardarán.',
      again: 'Entrar de nuevo',
    },
  },
  done: {
    title: 'Gracias por responder',
    body: 'Las respuestas se han enviado.',
    anonymous: 'La respuesta es anónima: se guarda sin nombre.',
    home: 'Ir al inicio',
    surveys: 'Ver las encuestas pendientes',
    close: 'Esta página ya se puede cerrar.',
  },
  access: {
    questions_one: 'Una pregunta',
    questions_other: '{{count}} preguntas',
    mandatory: 'Obligatoria',
    until: 'Hasta el {{day}}',
    outsiders: {
      title: 'Encuesta para personas sin cuenta en el portal',
      nothing: 'No hay nada pendiente en esta encuesta',
      body: 'Se dirige a personas sin cuenta, así que no se puede responder con una sesión iniciada.',
      all: 'Ver todas las encuestas',
    },
    named: {
      title: 'Respuesta con nombre',
      asMe: 'La institución sabrá de quién es la respuesta. Todo se guarda automáticamente y se puede continuar más tarde desde otro dispositivo.',
      asTutor:
        'El enlace de tutor identifica la respuesta. Todo se guarda automáticamente y se puede continuar más tarde con el mismo enlace.',
      begin: 'Empezar o continuar',
      start: 'Empezar a responder',
      goOn: 'Continuar la respuesta',
    },
    anonymous: {
      title: 'Respuesta anónima',
      body: 'Las respuestas se guardan sin el nombre de quien las da y el portal no muestra a nadie, tampoco a la institución, de quién son.',
      recorded:
        'Solo constará la participación en la encuesta, separada de las respuestas, para no volver a pedirla.',
      notRecorded: 'Tampoco constará quién ha participado.',
      begin: 'Empezar de forma anónima',
      loginFirst:
        'Para que conste la participación, primero es necesario entrar en el portal. La respuesta seguirá siendo anónima.',
      enter: 'Entrar en el portal',
    },
    code: {
      title: 'Código para continuar',
      body: 'Permite continuar la encuesta más tarde o en otro dispositivo. Solo se muestra ahora y, como la respuesta es anónima, nadie puede recuperarlo.',
      copy: 'Copiar el código',
      what: 'Código de la encuesta',
      start: 'Ir a las preguntas',
      goOnTitle: 'Continuar una respuesta empezada',
      goOnHere: 'Hay una respuesta empezada en esta pestaña.',
      goOnHereButton: 'Continuar la respuesta',
      label: 'Código',
      help: 'El que apareció al empezar la respuesta anónima.',
      goOn: 'Continuar con el código',
      unknown: 'Ninguna respuesta empezada tiene este código',
    },
    login: {
      title: 'Respuesta con la cuenta del portal',
      body: 'La institución sabrá de quién es la respuesta.',
      profile: 'Tipo de cuenta',
      Alumno: 'Estudiante',
      Empresa: 'Empresa',
      company: 'Empresa en cuyo nombre se responde',
      submit: 'Entrar y responder',
    },
    answered: {
      title: 'Esta encuesta ya está respondida',
      body: 'Gracias por participar.',
    },
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    surveyAnswer: typeof texts;
  }
}
