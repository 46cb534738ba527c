export const texts = {
  title: 'Encuestas',
  mandatory: 'Obligatoria',
  until: 'Hasta el {{day}}',
  answer: 'Responder',
  recording: 'Anotando la respuesta…',
  answered: {
    title: 'Gracias por responder',
    body: 'La encuesta ya consta como respondida. Esta pestaña se puede cerrar.',
  },
  unknown: {
    title: 'Esta dirección no sirve',
    what: 'No sabemos de quién es esta respuesta',
    body: 'La dirección está incompleta o ha cambiado por el camino. Hay que volver a abrir la encuesta desde el portal y terminarla. Si vuelve a ocurrir, la institución puede ayudar.',
  },
  failed: { title: 'La respuesta no se ha podido anotar' },
  home: 'Ir al inicio',
  enter: 'Entrar en el portal',
} as const;
