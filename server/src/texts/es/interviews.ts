/** The name of an interview in calendars: the student's, and the company's. */
export const es = {
  summary: 'Entrevista: {{titulo}}',
  summaryOf: 'Entrevista con {{nombre}}: {{titulo}}',
};
