export const texts = {
  code: {
    label: 'Código de la aplicación',
    help: 'Las 6 cifras que muestra ahora tu aplicación de autenticación.',
    recovery: 'Código de recuperación',
    recoveryHelp: 'Cada código de recuperación sirve una sola vez.',
    any: 'Código de la aplicación o de recuperación',
  },
  login: {
    codigo: 'Además de la contraseña, necesitas un código de tu aplicación de autenticación.',
    alta: 'La institución pide a su equipo un código además de la contraseña. Configúralo para continuar.',
    submit: 'Entrar',
    goOn: 'Continuar',
    useRecovery: 'Usar un código de recuperación',
    useApp: 'Usar la aplicación',
    leave: 'Volver a iniciar sesión',
  },
  proof: {
    password: 'Contraseña actual',
    passwordHelp: 'Para comprobar que eres tú.',
    show: 'Mostrar la contraseña actual',
    hide: 'Ocultar la contraseña actual',
    codeHelp: 'Un código tuyo, para comprobar que eres tú.',
  },
  setUp: {
    begin: 'Configurar',
    goOn: 'Continuar',
    scan: 'Abre una aplicación de autenticación en el teléfono y escanea este código QR.',
    qr: 'Código QR para la aplicación de autenticación',
    type: 'Si no puedes escanearlo, escribe esta clave en la aplicación:',
    copy: 'Copiar la clave',
    confirm: 'Escribe el código que muestra la aplicación.',
    submit: 'Activar',
  },
  recovery: {
    title: 'Guarda los códigos de recuperación',
    text: 'Sirven para entrar si pierdes el teléfono, una sola vez cada uno. No se volverán a mostrar.',
    list: 'Códigos de recuperación',
    copy: 'Copiar los códigos',
  },
  own: {
    title: 'Verificación en dos pasos',
    text: 'Además de la contraseña, el portal te pedirá un código de una aplicación de tu teléfono.',
    since: 'Activada',
    left_one: 'Te queda {{count}} código de recuperación.',
    left_other: 'Te quedan {{count}} códigos de recuperación.',
    required: 'La institución la exige a todo el equipo de gestión.',
    done: 'Los he guardado',
    renew: 'Crear otros códigos',
    renewTitle: 'Crear otros códigos de recuperación',
    renewText: 'Los códigos anteriores dejarán de servir.',
    remove: 'Desactivar',
    removeTitle: 'Desactivar la verificación en dos pasos',
    removeText: 'Bastará con la contraseña para entrar en tu cuenta.',
    removed: 'Se ha desactivado la verificación en dos pasos',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    secondFactor: typeof texts;
  }
}
