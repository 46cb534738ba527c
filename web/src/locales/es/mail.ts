export const texts = {
  title: 'Correo de la demostración',
  context: 'Los correos que el portal habría enviado. En la demostración no se envían.',
  refresh: 'Actualizar',
  list: 'Correos',
  to: 'Para',
  sent: 'Enviado',
  choose: 'Elige un correo para leerlo',
  chooseBody: 'Recorre la lista con J y K.',
  gone: 'Este correo no está en esta página',
  back: 'Volver a la lista',
  empty: 'Aún no se ha enviado ningún correo',
  emptyBody:
    'Los avisos aparecerán aquí cuando valides o rechaces una oferta, o cuando cambie una candidatura.',
  elsewhere: 'En este portal los correos se envían de verdad',
  elsewhereBody:
    'Esta bandeja solo existe en la institución de demostración, donde los correos se guardan en lugar de enviarse.',
  elsewhereAction: 'Ir a pendientes',
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    mail: typeof texts;
  }
}
