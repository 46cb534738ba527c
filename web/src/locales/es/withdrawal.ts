/** Withdrawing an application, from the offer or from the application itself. */
export const texts = {
  action: 'Anular inscripción',
  title: '¿Anular tu inscripción?',
  body: 'Dejarás de participar en «{{title}}». Si la oferta sigue abierta, podrás volver a inscribirte.',
  keep: 'Seguir participando',
} as const;
