export const texts = {
  title: 'Sesiones abiertas',
  text: 'Una sesión se cierra automáticamente 8 horas después de iniciarla.',
  textIdle:
    'Una sesión se cierra automáticamente 8 horas después de iniciarla o tras {{minutes}} minutos sin usarla.',
  list: 'Sesiones abiertas de esta cuenta',
  device: '{{browser}} en {{system}}',
  otherBrowser: 'Otro navegador',
  samsung: 'Samsung Internet',
  ios: 'iPhone o iPad',
  unknownDevice: 'Dispositivo sin identificar',
  current: 'Esta sesión',
  network: 'Red {{network}}',
  sameNetwork: 'Red {{network}}, la misma que la de esta sesión',
  unknownNetwork: 'Red desconocida',
  lastUse: 'Último uso:',
  began: 'Inicio:',
  end: 'Cerrar',
  endOf: 'Cerrar la sesión de {{device}}',
  ended: 'Se ha cerrado la sesión',
  onlyThis: 'No hay ninguna otra sesión abierta.',
  unfamiliar: 'Ante una sesión desconocida, lo más seguro es cerrarla y cambiar la contraseña.',
  endOthers: 'Cerrar las demás sesiones',
  confirmTitle: '¿Cerrar todas las demás sesiones?',
  confirmText:
    'En los demás dispositivos y navegadores será necesario iniciar sesión de nuevo. Esta sesión seguirá abierta.',
  confirm: 'Cerrar las demás sesiones',
  othersEnded: 'Se han cerrado las demás sesiones',
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    openSessions: typeof texts;
  }
}
