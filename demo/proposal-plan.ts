import {
  type ProposalData,
  type ProposalEventKind,
  type ProposalState,
  type Turn,
  unknown,
} from '@portal/contract/proposals';

/** Who speaks and signs where nothing else is said. */
export const usualPeople: ProposalData = {
  dni: null,
  nombreAlumno: null,
  titulacion: null,
  cif: null,
  nombreEmpresa: null,
  localidadEmpresa: null,
  emailContacto: 'pere.soler@empresa.example',
  nombreContacto: 'Pere',
  apellidosContacto: 'Soler Mas',
  telefonoContacto: '961234568',
  nombreFirmante: 'Aina',
  apellidosFirmante: 'Roca Ferrer',
  cargoFirmante: 'Dirección general',
  emailFirmante: null,
};

const nobody = {
  emailContacto: unknown,
  nombreContacto: null,
  apellidosContacto: null,
  telefonoContacto: null,
};
const noSignatory = { nombreFirmante: unknown, apellidosFirmante: null, cargoFirmante: null };

export interface PlannedProposal {
  propone: 'Alumno' | 'Empresa';
  titulo: string;
  estado: ProposalState;
  /** In the list of students that is read, and in the demo's list of companies; null is not known. */
  student: number | null;
  company: number | null;
  paid: boolean;
  datos?: Partial<ProposalData>;
  /** How it ended, by whom and why. */
  end?: { tipo: ProposalEventKind; quien: Turn; nota: string };
}

/** One in each state; those of the accounts to try the portal with wait for each side in turn. */
export const proposalPlan: readonly PlannedProposal[] = [
  {
    propone: 'Alumno',
    titulo: 'Prácticas en control de gestión',
    estado: 'registrada',
    student: 0,
    company: 0,
    paid: true,
  },
  {
    propone: 'Empresa',
    titulo: 'Prácticas en atención a clientes',
    estado: 'registrada',
    student: 0,
    company: 0,
    paid: false,
  },
  {
    propone: 'Alumno',
    titulo: 'Prácticas en un taller de cerámica',
    estado: 'registrada',
    student: 4,
    company: null,
    paid: false,
    datos: {
      cif: unknown,
      nombreEmpresa: 'Cerámica Benlloch',
      localidadEmpresa: 'Manises',
      ...nobody,
      ...noSignatory,
    },
  },
  {
    propone: 'Empresa',
    titulo: 'Prácticas en logística',
    estado: 'registrada',
    student: null,
    company: 1,
    paid: true,
    datos: {
      dni: unknown,
      nombreAlumno: 'Claudia Miró Sanz',
      titulacion: 'Administración y Dirección de Empresas',
    },
  },
  {
    propone: 'Empresa',
    titulo: 'Prácticas en comunicación',
    estado: 'confirmada',
    student: 5,
    company: 0,
    paid: true,
  },
  {
    propone: 'Alumno',
    titulo: 'Prácticas en análisis de datos',
    estado: 'validada',
    student: 6,
    company: 3,
    paid: true,
  },
  {
    propone: 'Alumno',
    titulo: 'Prácticas en una tienda',
    estado: 'rechazada',
    student: 0,
    company: 3,
    paid: false,
    end: { tipo: 'rechazada', quien: 'gestor', nota: 'Las tareas no guardan relación con tu titulación.' },
  },
  {
    propone: 'Empresa',
    titulo: 'Prácticas en recursos humanos',
    estado: 'retirada',
    student: 7,
    company: 0,
    paid: true,
    end: { tipo: 'retirada', quien: 'empresa', nota: 'Hemos cubierto el puesto de otra manera.' },
  },
];
