/** What the second factor's calls say in words of their own. */
export const es = {
  /** Of a login without a password that was too long ago. */
  loginAgain: {
    titulo: 'Vuelve a iniciar sesión',
    mensaje:
      'Entras en el portal sin contraseña. Para cambiar la verificación en dos pasos, cierra la sesión, entra otra vez y hazlo en los cinco minutos siguientes.',
    boton: { texto: 'Cerrar la sesión', enlace: '/logout' },
  },
};
