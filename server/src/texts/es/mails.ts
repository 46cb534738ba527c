/** What mails say around the news, the same to students and companies. */
export const es = {
  /** Ends a mail whose kind its reader may choose; `{{url}}` is where. */
  choose: 'Para elegir los avisos por correo: {{url}}',
  /** Ends a mail that is always sent. */
  always: 'Este aviso se envía siempre por correo. Para elegir los demás: {{url}}',
  /** Ends a mail to somebody who cannot log in. */
  writeTo: 'El correo del equipo del portal es {{correo}}',
  digestSubjectOne: 'Resumen del día: una novedad',
  digestSubject: 'Resumen del día: {{numero}} novedades',
  digestIntro: 'Novedades sin leer:',
  digestMore: 'Hay {{numero}} más en el portal.',
  /** The time of an interview. */
  at: '{{dia}}, a las {{hora}}',
  /** Closes a list of names that is too long to read. */
  more: '{{numero}} más',
  /** What a company wrote itself, so that its voice is not taken for the portal's. */
  companySays: 'La empresa dice: «{{comentario}}»',
  /** What a manager wrote, for the same reason. */
  managerSays: 'El equipo del portal dice: «{{nota}}»',
};
