export const texts = {
  title: 'Correo de la demostración',
  context: 'Lo que el portal habría enviado. Nada sale de aquí.',
  refresh: 'Actualizar',
  list: 'Correos',
  to: 'Para',
  sent: 'Enviado',
  choose: 'Elige un correo para leerlo',
  chooseBody: 'Con J y K se recorre la lista.',
  gone: 'Este correo no está en la página',
  back: 'Volver a la lista',
  empty: 'Aún no se ha enviado ningún correo',
  emptyBody: 'Al validar o rechazar una oferta, o al mover una candidatura, aparecerán aquí los avisos.',
  elsewhere: 'Aquí los correos se envían de verdad',
  elsewhereBody:
    'Esta bandeja solo existe en la institución de demostración, donde los correos se guardan en lugar de enviarse.',
  elsewhereAction: 'Ir a pendientes',
} as const;
