import type { CompanyPart } from '@portal/contract/proposals';

/** What the inputs of a proposal hold, whoever writes it; each form sends what its call takes of it. */
export interface ProposalValues extends Record<string, unknown> {
  idEstudio: number | null;
  dni: string;
  nombreAlumno: string;
  titulacion: string;
  titulo: string;
  tipoPractica: string | null;
  fechaInicio: string | null;
  fechaFin: string | null;
  remunerada: boolean | null;
  ayudaEstudio: number | string;
  tareas: string;
  cif: string;
  nombreEmpresa: string;
  localidadEmpresa: string;
  emailContacto: string;
  nombreContacto: string;
  apellidosContacto: string;
  telefonoContacto: string;
  nombreFirmante: string;
  apellidosFirmante: string;
  cargoFirmante: string;
  emailFirmante: string;
  /** By whom a manager says that the student is. */
  alumno: string;
}

export type ProposalField =
  | 'idEstudio'
  | 'dni'
  | 'nombreAlumno'
  | 'titulacion'
  | 'titulo'
  | 'tipoPractica'
  | 'fechaInicio'
  | 'fechaFin'
  | 'remunerada'
  | 'ayudaEstudio'
  | 'tareas'
  | 'cif'
  | 'nombreEmpresa'
  | 'localidadEmpresa'
  | keyof CompanyPart;

export const emptyValues: ProposalValues = {
  idEstudio: null,
  dni: '',
  nombreAlumno: '',
  titulacion: '',
  titulo: '',
  tipoPractica: null,
  fechaInicio: null,
  fechaFin: null,
  remunerada: null,
  ayudaEstudio: '',
  tareas: '',
  cif: '',
  nombreEmpresa: '',
  localidadEmpresa: '',
  emailContacto: '',
  nombreContacto: '',
  apellidosContacto: '',
  telefonoContacto: '',
  nombreFirmante: '',
  apellidosFirmante: '',
  cargoFirmante: '',
  emailFirmante: '',
  alumno: '',
};

const typeFields: readonly ProposalField[] = [
  'titulo',
  'tipoPractica',
  'fechaInicio',
  'fechaFin',
  'remunerada',
  'ayudaEstudio',
  'tareas',
];
const contactFields: readonly ProposalField[] = [
  'emailContacto',
  'nombreContacto',
  'apellidosContacto',
  'telefonoContacto',
  'nombreFirmante',
  'apellidosFirmante',
  'cargoFirmante',
  'emailFirmante',
];

/** The four steps (specification 2, §2), each with the fields that are filled in there. */
export const stepNames = ['candidate', 'type', 'company', 'contact'] as const;

/** Of a student, and of a company, which names the candidate and is the company itself. */
export const studentSteps: readonly (readonly ProposalField[])[] = [
  ['idEstudio'],
  typeFields,
  ['cif', 'nombreEmpresa', 'localidadEmpresa'],
  contactFields,
];
export const companySteps: readonly (readonly ProposalField[])[] = [
  ['dni', 'nombreAlumno', 'idEstudio', 'titulacion'],
  typeFields,
  [],
  contactFields,
];
