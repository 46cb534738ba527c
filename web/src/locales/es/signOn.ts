export const texts = {
  with: 'Entrar con {{name}}',
  or: 'o con tu contraseña',
  orCompany: 'o con su contraseña',
  checking: 'Comprobando el acceso…',
  back: 'Volver al acceso',
  register: 'Registrarse',
  help: 'Si sigue sin funcionar, el equipo del portal puede ayudar:',
  cancelled: {
    title: 'No se ha terminado de entrar',
    body: 'En la página de la universidad no se llegó a iniciar sesión. Se puede intentar otra vez.',
  },
  unavailable: {
    title: 'El acceso de la universidad no responde',
    body: 'Suele durar poco: conviene volver a intentarlo en unos minutos. Mientras tanto, quien tenga contraseña del portal puede entrar con ella.',
  },
  over: {
    title: 'Este intento de entrar ya no sirve',
    body: 'Pasa cuando se tarda demasiado, se vuelve atrás o se empezó en otro navegador. Basta con empezar de nuevo.',
  },
  unknown: {
    title: 'Ninguna cuenta del portal coincide',
    body: 'La universidad ha confirmado la identidad, pero ninguna cuenta tiene esos datos. El correo de la cuenta tiene que ser el mismo que se usa en el campus. Si aún no hay cuenta, hay que pedirla primero.',
  },
  notLetIn: {
    title: 'Este acceso es para otros perfiles',
    body: 'La universidad ha confirmado la identidad, pero por aquí solo entra parte de su comunidad. Se puede probar con otra forma de entrar.',
  },
  several: {
    title: 'Falta elegir con qué empresa entrar',
    body: 'Su usuario es contacto de varias empresas. Entre con su contraseña y podrá elegir.',
  },
} as const;
