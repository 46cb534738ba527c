/** All that is kept of a student, as a file. */
export const texts = {
  title: 'Copia de mis datos',
  text: 'Un fichero zip con todo lo que el portal guarda de ti, que otros programas pueden leer (JSON), y los ficheros que has subido. Tienes derecho a pedirlo cuando quieras.',
  make: 'Preparar la descarga',
  begun: 'Preparando tus datos…',
  making: 'Añadiendo tus ficheros: {{done}} de {{total}}',
  progress: 'Ficheros añadidos',
  download: 'Descargar {{name}}',
  madeAt: 'Contiene lo guardado hasta el {{when}}.',
  failed: 'No se ha podido preparar la descarga. Inténtalo de nuevo.',
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    ownRecord: typeof texts;
  }
}
