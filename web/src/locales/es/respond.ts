/** The student's answer to being put forward, from the list of offers or from the application. */
export const texts = {
  asked: 'Te han preinscrito en esta oferta.',
  accept: 'Aceptar',
  decline: 'Rechazar',
  title: '¿Por qué rechazas la preinscripción?',
  body: 'Dejarás de participar en «{{title}}». La empresa verá el motivo.',
  reason: 'Motivo',
  confirm: 'Rechazar la preinscripción',
  keep: 'Seguir participando',
  /** In place of a question about an application that has moved meanwhile. */
  moved: {
    title: 'El estado de tu candidatura ha cambiado',
    body: 'Mientras lo decidías ha pasado a este estado:',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    respond: typeof texts;
  }
}
