/** The names of a placement's days in calendars. */
export const ca = {
  name: 'Pràctiques: {{titulo}} ({{empresa}})',
  firstDay: 'Primer dia de pràctiques a {{empresa}}',
  lastDay: 'Últim dia de pràctiques a {{empresa}}',
  deadline: 'Termini per lliurar un document: {{titulo}}',
};
