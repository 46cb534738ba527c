/**
 * Whether a student came to an orientation meeting, as 110 reads it; `alias` is the student. Each is looked up by the
 * student: of `exists` the database would rather read the whole table, where many students are asked for.
 */
export const cameToMeeting = (alias: string): string => `
  ((select true from orientation_appointments met
      where met.student_id = ${alias}.id and met.estado = 'asistida' limit 1) is not null
    or (select true from orientation_meetings noted where noted.student_id = ${alias}.id) is not null)`;
