import type { Cv } from '@portal/contract/cv';

/** All that the rules of an offer look at in a student, and what an application sends. */
export interface Profile {
  cv: Cv;
  esAntiguo: boolean;
  conPracticas: boolean;
  conEmpleo: boolean;
  puedeOfertasPracticas: boolean;
  soloCiclosUAX: boolean;
  /** Whether the student came to a meeting about orientation. */
  reunionOrientacion: boolean;
  /** Documents of the CV, by the catalogue's kinds, but for those that the institution alone reads. */
  documentos: { idTipoDocumento: number; fileId: number; nombre: string }[];
  /** Programmes in which the student takes part: was accepted, or needs not be. */
  programas: number[];
  /** Internships that the student was selected for and that have not ended. */
  placements: { fechaInicio: string | null; fechaFin: string | null }[];
}

/** Reads the profile of a student who has a session. */
export type ReadProfile = (studentId: number) => Promise<Profile>;
