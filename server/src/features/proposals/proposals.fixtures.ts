import { randomUUID } from 'node:crypto';
import type { CompanyPart, calls, ProposalData, ProposalState, Proposer } from '@portal/contract/proposals';
import { eq } from 'drizzle-orm';
import { internshipProposals } from '../../db/tables/proposals.ts';
import { students } from '../../db/tables/students.ts';
import { newStudent } from '../../testing/applications.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { addStudent, newCif, newDni } from '../../testing/fixtures.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { currentStudies } from './lookups.queries.ts';

export const people: CompanyPart = {
  emailContacto: 'pere.soler@empresa.example',
  nombreContacto: 'Pere',
  apellidosContacto: 'Soler Mas',
  telefonoContacto: '961234568',
  nombreFirmante: 'Aina',
  apellidosFirmante: 'Roca Ferrer',
  cargoFirmante: 'Directora general',
  emailFirmante: null,
};

export const internship = {
  titulo: 'Prácticas en análisis de datos',
  tipoPractica: 'curricular',
  fechaInicio: '2031-02-03',
  fechaFin: '2031-06-27',
  remunerada: true,
  ayudaEstudio: 400,
  tareas: 'Preparar informes.',
} as const;

/** What a student sends of a company that the portal does not know, but for the degree. */
export const ofUnknownCompany = {
  ...internship,
  cif: 'desconocido',
  nombreEmpresa: 'Talleres Mediterráneo',
  localidadEmpresa: 'Sagunt',
  ...people,
  emailContacto: 'desconocido',
  nombreFirmante: 'desconocido',
} as const;

/** A degree of the student. */
export async function studyOf({ database }: TestPortal, studentId: number): Promise<number> {
  const [study] = await currentStudies(database, studentId);
  if (!study) throw new Error('the student studies nothing');
  return study.idEstudio;
}

const nothing: ProposalData = {
  dni: null,
  nombreAlumno: null,
  titulacion: null,
  cif: null,
  nombreEmpresa: null,
  localidadEmpresa: null,
  emailContacto: null,
  nombreContacto: null,
  apellidosContacto: null,
  telefonoContacto: null,
  nombreFirmante: null,
  apellidosFirmante: null,
  cargoFirmante: null,
  emailFirmante: null,
};

interface Made {
  propone: Proposer;
  studentId: number | null;
  companyId: number | null;
  estado?: ProposalState;
  datos?: Partial<ProposalData>;
}

/** A proposal in this state, without having gone there. */
export async function addProposal(
  { database }: TestPortal,
  { estado = 'registrada', datos = {}, ...sides }: Made,
): Promise<{ idPropuesta: number; version: number }> {
  const now = new Date();
  const kept = { ...nothing, ...people, ...datos };
  const [row] = await database.orm
    .insert(internshipProposals)
    .values({
      ...sides,
      ...internship,
      estado,
      datos: kept,
      claveEnvio: randomUUID(),
      desde: now,
      creada: now,
    })
    .returning({ idPropuesta: internshipProposals.id, version: internshipProposals.version });
  if (!row) throw new Error('no proposal was written');
  return row;
}

export function proposalsBodies({ portal, company, student }: Callers): BodiesOf<typeof calls> {
  const add = (propone: Proposer, estado?: ProposalState) =>
    addProposal(portal, {
      propone,
      studentId: student.id,
      companyId: company.id,
      ...(estado && { estado }),
    });
  const number = async () => {
    const dni = newDni();
    await addStudent(portal, { dni }, { idTitulacion: 111 });
    return { dni };
  };
  const withdrawn = async (propone: Proposer) => {
    const { idPropuesta } = await add(propone);
    return { idPropuesta, motivo: 'Cambio de planes.' };
  };
  /** A study of the student, who has a social security number whatever other calls have made of it. */
  const insuredStudy = async (): Promise<number> => {
    const ofStudent = eq(students.id, student.id);
    await portal.database.orm.update(students).set({ numSegSocial: '281234567840' }).where(ofStudent);
    return studyOf(portal, student.id);
  };
  return {
    checkCompany: async () => ({ cif: newCif() }),
    checkCompanyContact: async () => ({ cif: newCif(), email: 'alguien@empresa.example' }),
    proposeAsStudent: async () => ({
      ...ofUnknownCompany,
      idEstudio: await insuredStudy(),
      claveEnvio: randomUUID(),
    }),
    confirmAsStudent: async () => ({
      ...(await add('Empresa')),
      idEstudio: await insuredStudy(),
    }),
    withdrawAsStudent: () => withdrawn('Alumno'),
    checkStudent: number,
    listStudentStudies: number,
    proposeAsCompany: async () => ({
      ...internship,
      ...people,
      ...(await number()),
      titulacion: 'desconocido',
      claveEnvio: randomUUID(),
    }),
    confirmAsCompany: async () => ({ ...(await add('Alumno')), ...people }),
    withdrawAsCompany: () => withdrawn('Empresa'),
    completeProposal: async () => ({ ...(await add('Alumno')), ...people }),
    vouchForProposal: async () => ({ ...(await add('Alumno')), nota: 'Nos lo dicen por teléfono.' }),
    validateProposal: async () => {
      // Whom nothing that other calls do to the caller keeps from an internship.
      const { id } = await newStudent(portal);
      return addProposal(portal, {
        propone: 'Alumno',
        studentId: id,
        companyId: company.id,
        estado: 'confirmada',
      });
    },
    rejectProposal: async () => ({ ...(await add('Alumno')), motivo: 'No corresponde al plan de estudios.' }),
  };
}
