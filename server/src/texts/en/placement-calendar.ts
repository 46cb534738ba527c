/** The names of a placement's days in calendars. */
export const en = {
  name: 'Placement: {{titulo}} ({{empresa}})',
  firstDay: 'First day of the placement at {{empresa}}',
  lastDay: 'Last day of the placement at {{empresa}}',
  deadline: 'Deadline to hand in a document: {{titulo}}',
};
