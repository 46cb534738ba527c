export const texts = {
  close: 'Cerrar',
  accept: 'Aceptar',
  cancel: 'Cancelar',
  discard: {
    title: '¿Descartar el texto?',
    body: 'El texto de este diálogo no se ha guardado.',
    yes: 'Descartar',
    no: 'Seguir escribiendo',
  },
  clear: 'Borrar',
  retry: 'Volver a intentar',
  logout: 'Cerrar sesión',
  loading: 'Cargando…',
  choose: 'Elegir',
  copy: {
    done: 'Copiado',
    failed: 'El navegador no ha permitido copiarlo. Este es el texto, para copiarlo a mano:',
  },
  ibanBox: 'Parte {{number}} de {{total}}',
  nothingFound: 'Ningún resultado con ese texto',
  searchIn: 'Buscar en {{name}}',
  reference: 'Referencia para soporte: {{reference}}',
  saved: 'Guardado a las {{time}}',
  notSaved_one: '{{count}} campo no se ha guardado: falta corregirlo',
  notSaved_other: '{{count}} campos no se han guardado: falta corregirlos',
  toCorrect_one: 'Falta corregir {{count}} campo',
  toCorrect_other: 'Falta corregir {{count}} campos',
  savedHere: 'Guardado en este equipo a las {{time}}',
  newTab: 'se abre en otra pestaña',
  optional: 'opcional',
  onDay: 'el {{day}}',
  dayPlaceholder: 'dd/mm/aaaa',
  nextMonth: 'Mes siguiente',
  previousMonth: 'Mes anterior',
  error: { title: 'Algo ha fallado' },
  offline: {
    title: 'Error de conexión, por favor revisa tu conexión',
    body: 'No hemos podido conectar con el portal. El texto escrito se conserva.',
  },
  waiting: {
    title: 'Sin conexión',
    body: 'El contenido se cargará automáticamente cuando vuelva la conexión.',
  },
  problems_one: 'Hay un dato por corregir',
  problems_other: 'Hay {{count}} datos por corregir',
  missing: 'Faltan:',
  justNow: 'hace un momento',
  money: {
    hour: '{{amount}}/hora',
    month: '{{amount}}/mes',
    year: '{{amount}}/año',
  },
  file: {
    choose: 'Elegir fichero',
    remove: 'Quitar {{name}}',
    added: 'El fichero se ha añadido correctamente',
    reading: 'Leyendo el fichero',
    unreadable: 'No se ha podido leer el fichero',
    wrong: 'Este fichero no es válido',
    otherInside:
      'El contenido de «{{name}}» no corresponde a su extensión. Hay que guardarlo con el formato correcto y volver a elegirlo.',
    drop: 'También se puede arrastrar hasta aquí.',
    help: 'Documentos e imágenes, {{size}} como máximo.',
    helpPdf: 'Un PDF de {{size}} como máximo.',
  },
  pages: {
    label: 'Páginas',
    next: 'Página siguiente',
    previous: 'Página anterior',
    page: 'Página {{page}}',
    shown: '{{from}}–{{to}} de {{total}}',
    over: 'Esta página ya no tiene resultados',
    overBody: 'La lista ha cambiado y ahora tiene menos páginas.',
    first: 'Ir a la primera página',
  },
  companyMotto: 'Publique sus ofertas y encuentre a las personas que necesita',
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    ui: typeof texts;
  }
}
