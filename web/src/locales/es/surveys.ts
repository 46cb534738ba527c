export const texts = {
  title: 'Encuestas',
  tile: 'Encuestas por responder',
  none: {
    title: 'No hay encuestas pendientes',
    body: 'Cuando haya alguna, aparecerá aquí.',
  },
  mandatory: 'Obligatoria',
  until: 'Hasta el {{day}}',
  answer: 'Responder',
  recording: 'Registrando la respuesta…',
  answered: {
    title: 'Gracias por responder',
    body: 'La encuesta consta como respondida. Esta pestaña ya se puede cerrar.',
  },
  unknown: {
    title: 'Este enlace no es válido',
    what: 'No sabemos de quién es esta respuesta',
    body: 'El enlace está incompleto o se ha modificado. Para que conste la respuesta, hay que abrir de nuevo la encuesta desde el portal y terminarla. Si vuelve a ocurrir, la institución puede ayudar.',
  },
  failed: { title: 'No se ha podido registrar la respuesta' },
  home: 'Ir al inicio',
  enter: 'Entrar en el portal',
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    surveys: typeof texts;
  }
}
