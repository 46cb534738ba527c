export const texts = {
  with: 'Entrar con {{name}}',
  or: 'o con tu contraseña',
  orCompany: 'o con su contraseña',
  checking: 'Comprobando el acceso…',
  back: 'Volver al acceso',
  register: 'Registrarse',
  help: 'Si sigue sin funcionar, el equipo del portal puede ayudar:',
  cancelled: {
    title: 'No se ha iniciado sesión',
    body: 'El acceso se interrumpió en la página de la universidad. Se puede intentar otra vez.',
  },
  unavailable: {
    title: 'El acceso de la universidad no responde',
    body: 'Suele resolverse en unos minutos. Mientras tanto, quien tenga contraseña del portal puede entrar con ella.',
  },
  over: {
    title: 'Este intento de acceso ya no es válido',
    body: 'El acceso tardó demasiado, se interrumpió o empezó en otro navegador. Hay que iniciar sesión otra vez.',
  },
  unknown: {
    title: 'No encontramos ninguna cuenta con estos datos',
    body: 'La universidad ha confirmado la identidad, pero ninguna cuenta del portal coincide. El correo de la cuenta debe ser el mismo que el del campus. Quien aún no tenga cuenta debe solicitarla antes.',
  },
  unknownManager: {
    title: 'No encontramos ninguna cuenta de gestión con estos datos',
    body: 'La universidad ha confirmado tu identidad, pero ninguna cuenta de gestión coincide. El correo de la cuenta debe ser el mismo que el de la universidad. Las cuentas de gestión las crea el equipo del portal.',
  },
  notLetIn: {
    title: 'Este acceso es para otros perfiles',
    body: 'La universidad ha confirmado la identidad, pero este acceso es solo para una parte de su comunidad. Se puede entrar de otra forma.',
  },
  several: {
    title: 'Elija con qué empresa entrar',
    body: 'Su usuario es contacto de varias empresas. Entre con su contraseña y podrá elegir.',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    signOn: typeof texts;
  }
}
