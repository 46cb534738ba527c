export const texts = {
  form: {
    text: 'Texto en {{language}}',
    own: 'Obligatorio: es el idioma de la institución y el que verán quienes no tengan el texto en el suyo.',
    other: 'Opcional. Si lo dejas vacío, quien lea el portal en este idioma verá el texto en {{language}}.',
    title: 'Título',
    body: 'Texto',
  },
  editor: {
    bold: 'Negrita',
    italic: 'Cursiva',
    heading: 'Subtítulo',
    bullets: 'Lista',
    numbers: 'Lista numerada',
    link: 'Enlace',
    unlink: 'Quitar el enlace',
    undo: 'Deshacer',
    redo: 'Rehacer',
    toolbar: 'Formato del texto en {{language}}',
    address: 'URL del enlace',
    example: 'https://ejemplo.es/',
    apply: 'Aplicar',
  },
  preview: {
    language: 'Idioma',
    empty: 'Todavía no has escrito nada.',
    fallback: 'No hay texto en {{language}}: se mostrará en {{shown}}.',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    writtenText: typeof texts;
  }
}
