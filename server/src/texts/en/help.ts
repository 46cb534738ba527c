/** The mail by which an area gets what somebody wrote to it. */
export const en = {
  subject: 'Help',
  from: 'From:',
  answer: 'If you reply to this email, it goes to the person who wrote.',
  roles: { Alumno: 'student', Empresa: 'company' },
};
