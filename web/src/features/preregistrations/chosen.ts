import type { CheckedStudent } from '@portal/contract/preregistrations';

/** The numbers that an address has, each once and no more than can be put forward. */
export const idsIn = (text: string, most: number): number[] =>
  [
    ...new Set(
      text
        .split(',')
        .filter((part) => /^[1-9]\d{0,8}$/.test(part))
        .map(Number),
    ),
  ].slice(0, most);

/** The students to put forward: those who meet what the offer asks, and those whom a manager includes all the same. */
export const toPutForward = (checked: readonly CheckedStudent[], included: ReadonlySet<number>): number[] =>
  checked
    .filter(
      ({ idAlumno, impedimento, faltan }) =>
        impedimento === null && (faltan.length === 0 || included.has(idAlumno)),
    )
    .map(({ idAlumno }) => idAlumno);
