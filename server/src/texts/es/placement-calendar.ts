/** The names of a placement's days in calendars. */
export const es = {
  name: 'Prácticas: {{titulo}} ({{empresa}})',
  firstDay: 'Primer día de prácticas en {{empresa}}',
  lastDay: 'Último día de prácticas en {{empresa}}',
  deadline: 'Plazo para entregar un documento: {{titulo}}',
};
