/** Where a student sees the requests to schools. */
export const ownPlace = '/practicas-educacion';

/** Where a school sees one. */
export const placeAtCentre = (id: number): string => `/solicitudes-practicas-educacion/${id}`;
