import { listPendingStudents } from '@portal/contract/validations';
import { useState } from 'react';
import { useCall } from '../../lib/api/calls.ts';
import { nextAfter } from './waiting.ts';

const perPage = 100;

/** Somebody who waits, found in the list of all who do: it has all that is known of them. */
export function usePendingStudent(idAlumno: number) {
  const [page, setPage] = useState(1);
  const query = useCall(listPendingStudents, { query: { pagina: page, porPagina: perPage } });
  const { data } = query;
  const waiting = data?.alumnos ?? [];
  const student = waiting.find((one) => one.idAlumno === idAlumno);
  const isFurther = data !== undefined && student === undefined && page * perPage < data.numTotal;
  if (isFurther) setPage(page + 1);
  return {
    query,
    student,
    isGone: data !== undefined && student === undefined && !isFurther,
    next: nextAfter(
      waiting.map((one) => one.idAlumno),
      idAlumno,
    ),
  };
}
