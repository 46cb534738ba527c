/** What is written for a datum that whoever proposes does not know (specification 2, §3): a manager sees to it. */
export const unknown = 'desconocido';

export const isKnown = (value: string | null | undefined): value is string =>
  value !== null && value !== undefined && value !== '' && value !== unknown;
