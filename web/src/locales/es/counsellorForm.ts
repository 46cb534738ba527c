export const texts = {
  list: {
    context: 'Las personas que atienden las citas de orientación laboral.',
    new: 'Nuevo orientador',
    empty: 'Todavía no hay orientadores',
    emptyBody: 'Añade a la primera persona del equipo y después sus horas.',
    count_one: '{{count}} persona',
    count_other: '{{count}} personas',
    changed: 'Modificada:',
    appointments_one: '{{count}} cita pendiente',
    appointments_other: '{{count}} citas pendientes',
  },
  state: {
    active: 'Atiende citas',
    inactive: 'No atiende citas',
  },
  inLanguages: 'Idiomas: {{languages}}',
  form: {
    about:
      'Los estudiantes leen estos datos cuando eligen una hora. El título y el texto explican en qué puede ayudarles.',
    name: 'Nombre y apellidos',
    languages: 'Idiomas en los que atiende',
    place: 'Lugar',
    placeHelp: 'El edificio y el despacho.',
    link: 'Enlace de la videollamada',
    linkHelp:
      'Empieza por https://. Indica el lugar, el enlace o ambos. Si cambian, se avisa a quienes tienen una cita pendiente.',
    active: 'Atiende citas',
    activeHelp: 'Si lo desactivas, los estudiantes no verán sus horas. Las citas reservadas se mantienen.',
    save: 'Guardar cambios',
    publish: 'Guardar orientador',
    delete: 'Eliminar orientador',
    saved: 'Datos guardados',
    savedBody: 'Puedes añadir sus horas en «Orientación laboral».',
  },
  preview: {
    title: 'Así se verá',
  },
  restored: {
    title: 'Puedes seguir donde lo dejaste',
    body: 'Este texto se guardó en este navegador el {{when}} y no se ha enviado.',
    discard: 'Descartarlo',
  },
  conflict: {
    title: 'Otra persona ha modificado estos datos mientras los editabas',
    body: 'Tus cambios siguen en este equipo, pero no se han guardado en el portal. Puedes sustituir la otra versión por la tuya o descartar la tuya.',
    mine: 'Guardar mi versión',
    theirs: 'Descartar mi versión y ver la otra',
  },
  deleting: {
    title: '¿Eliminar a esta persona?',
    body: '«{{title}}» y sus horas libres dejarán de mostrarse y no podrás recuperarlas.',
    confirm: 'Eliminar',
    done: 'Orientador eliminado',
  },
  gone: {
    title: 'Estos datos ya no existen',
    body: 'Puede que otra persona los haya eliminado.',
    back: 'Ver los orientadores',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    counsellorForm: typeof texts;
  }
}
