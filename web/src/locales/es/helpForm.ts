export const texts = {
  list: {
    context: 'Las respuestas que estudiantes y empresas leen en «Ayuda».',
    new: 'Nueva pregunta',
    empty: 'Todavía no hay preguntas',
    emptyBody: 'Escribe la primera: aparecerá en «Ayuda» en cuanto la publiques.',
    count_one: '{{count}} pregunta',
    count_other: '{{count}} preguntas',
    changed: 'Modificada:',
    place: '{{topic}}, posición {{place}}',
  },
  state: { published: 'Publicada', draft: 'Borrador' },
  audience: { Alumno: 'Estudiantes', Empresa: 'Empresas', todos: 'Estudiantes y empresas' },
  inLanguages: 'Idiomas: {{languages}}',
  form: {
    about: 'El título es la pregunta, tal como la haría quien lee; el texto, la respuesta.',
    readers: 'Destinatarios',
    topic: 'Tema',
    order: 'Posición en su tema',
    orderHelp: 'Las preguntas de un tema se muestran de menor a mayor.',
    published: 'Publicada',
    publishedHelp: 'Mientras no lo esté, solo la ven los gestores.',
    save: 'Guardar cambios',
    publish: 'Guardar pregunta',
    delete: 'Eliminar pregunta',
    saved: 'Pregunta guardada',
    savedBody: 'Si está publicada, ya se lee en «Ayuda».',
  },
  preview: { title: 'Así se verá la respuesta' },
  restored: {
    title: 'Puedes seguir donde lo dejaste',
    body: 'Este texto se guardó en este navegador el {{when}} y no se ha enviado.',
    discard: 'Descartarlo',
  },
  conflict: {
    title: 'Otra persona ha modificado la pregunta mientras la editabas',
    body: 'Tus cambios siguen en este equipo, pero no se han guardado en el portal. Puedes sustituir la otra versión por la tuya o descartar la tuya.',
    mine: 'Guardar mi versión',
    theirs: 'Descartar mi versión y ver la otra',
  },
  deleting: {
    title: '¿Eliminar la pregunta?',
    body: '«{{title}}» dejará de mostrarse y no podrás recuperarla.',
    confirm: 'Eliminar',
    done: 'Pregunta eliminada',
  },
  gone: {
    title: 'Esta pregunta ya no existe',
    body: 'Puede que otra persona la haya eliminado.',
    back: 'Ver las preguntas',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    helpForm: typeof texts;
  }
}
