export const texts = {
  list: {
    context:
      'Consejos para buscar prácticas y empleo, que estudiantes y antiguos alumnos leen en «Guías de orientación» y en su página de inicio.',
    new: 'Nueva guía',
    empty: 'Todavía no hay guías',
    emptyBody: 'Escribe la primera: aparecerá en «Guías de orientación» en cuanto la publiques.',
    count_one: '{{count}} guía',
    count_other: '{{count}} guías',
    changed: 'Modificada:',
    place: 'Posición {{place}}',
  },
  state: { published: 'Publicada', draft: 'Borrador' },
  readers: {
    estudiantes: 'Estudiantes',
    antiguos: 'Antiguos alumnos',
    todos: 'Estudiantes y antiguos alumnos',
  },
  inLanguages: 'Idiomas: {{languages}}',
  form: {
    readers: 'Destinatarios',
    order: 'Posición en la lista',
    orderHelp: 'Las guías se muestran de menor a mayor; las cuatro primeras, también en la página de inicio.',
    published: 'Publicada',
    publishedHelp: 'Mientras no lo esté, solo la ven los gestores.',
    save: 'Guardar cambios',
    publish: 'Guardar guía',
    delete: 'Eliminar guía',
    saved: 'Guía guardada',
    savedBody: 'Puedes añadirle una imagen y un documento en su página.',
    filesLater: 'Una vez guardada, podrás añadirle una imagen y un documento.',
  },
  preview: { title: 'Así se verá la guía' },
  files: {
    title: 'Imagen y documento',
    help: 'Cada cambio se guarda al momento.',
    picture: 'Imagen',
    noPicture: 'La guía no tiene imagen.',
    hasPicture: 'La guía tiene imagen: se ve en la vista previa.',
    unreadable: 'No se ha podido leer la imagen. Elige un PNG o un JPEG.',
    addPicture: 'Añadir imagen',
    changePicture: 'Cambiar imagen',
    removePicture: 'Quitar imagen',
    document: 'Documento',
    removeDocument: 'Quitar documento',
  },
  restored: {
    title: 'Puedes seguir donde lo dejaste',
    body: 'Este texto se guardó en este navegador el {{when}} y no se ha enviado.',
    discard: 'Descartarlo',
  },
  conflict: {
    title: 'Otra persona ha modificado la guía mientras la editabas',
    body: 'Tus cambios siguen en este equipo, pero no se han guardado en el portal. Puedes sustituir la otra versión por la tuya o descartar la tuya.',
    mine: 'Guardar mi versión',
    theirs: 'Descartar mi versión y ver la otra',
  },
  deleting: {
    title: '¿Eliminar la guía?',
    body: '«{{title}}» dejará de mostrarse y no podrás recuperarla.',
    confirm: 'Eliminar',
    done: 'Guía eliminada',
  },
  gone: {
    title: 'Esta guía ya no existe',
    body: 'Puede que otra persona la haya eliminado.',
    back: 'Ver las guías',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    guideForm: typeof texts;
  }
}
