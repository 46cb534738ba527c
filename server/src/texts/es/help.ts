/** The mail by which an area gets what somebody wrote to it. */
export const es = {
  subject: 'Ayuda',
  from: 'De:',
  answer: 'Si respondes a este correo, lo recibirá quien ha escrito.',
  roles: { Alumno: 'estudiante', Empresa: 'empresa' },
};
