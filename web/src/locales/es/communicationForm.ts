export const texts = {
  list: {
    context: 'Los comunicados que la institución publica en la página de inicio de estudiantes y empresas.',
    new: 'Nuevo comunicado',
    empty: 'Todavía no hay comunicados',
    emptyBody:
      'Escribe el primero: aparecerá en la página de inicio de los destinatarios, entre las fechas que indiques.',
    count_one: '{{count}} comunicado',
    count_other: '{{count}} comunicados',
    from: 'Desde el {{from}}',
    between: 'Del {{from}} al {{to}}',
    changed: 'Modificado:',
  },
  state: { programada: 'Programado', visible: 'Visible', terminada: 'Terminado' },
  audience: { Alumno: 'Estudiantes', Empresa: 'Empresas', todos: 'Estudiantes y empresas' },
  inLanguages: 'Idiomas: {{languages}}',
  form: {
    audience: 'Destinatarios',
    from: 'Primer día',
    to: 'Último día',
    toHelp: 'Si lo dejas en blanco, se mostrará hasta que lo elimines.',
    dates: 'El primer día y el último están incluidos, según la hora de la institución.',
    link: 'Enlace',
    linkHelp: 'Una página con más información. Se abre en otra pestaña.',
    save: 'Guardar cambios',
    publish: 'Guardar comunicado',
    delete: 'Eliminar comunicado',
    saved: 'Comunicado guardado',
    savedBody: 'Se mostrará entre las fechas que has indicado.',
  },
  preview: {
    title: 'Así se verá en la página de inicio',
  },
  restored: {
    title: 'Puedes seguir donde lo dejaste',
    body: 'Este texto se guardó en este navegador el {{when}} y no se ha enviado.',
    discard: 'Descartarlo',
  },
  conflict: {
    title: 'Otra persona ha modificado el comunicado mientras lo editabas',
    body: 'Tus cambios siguen en este equipo, pero no se han guardado en el portal. Puedes sustituir la otra versión por la tuya o descartar la tuya.',
    mine: 'Guardar mi versión',
    theirs: 'Descartar mi versión y ver la otra',
  },
  deleting: {
    title: '¿Eliminar el comunicado?',
    body: '«{{title}}» dejará de mostrarse y no podrás recuperarlo.',
    confirm: 'Eliminar',
    done: 'Comunicado eliminado',
  },
  gone: {
    title: 'Este comunicado ya no existe',
    body: 'Puede que otra persona lo haya eliminado.',
    back: 'Ver los comunicados',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    communicationForm: typeof texts;
  }
}
