/** The mail by which an area gets what somebody wrote to it. */
export const ca = {
  subject: 'Ajuda',
  from: 'De:',
  answer: 'Si respons aquest correu, el rebrà qui ha escrit.',
  roles: { Alumno: 'estudiant', Empresa: 'empresa' },
};
