import type { CertificateState, calls } from '@portal/contract/education-requests';
import { eq } from 'drizzle-orm';
import { educationRequests, minorsCertificates } from '../../db/tables/education-requests.ts';
import { files } from '../../db/tables/files.ts';
import { studies } from '../../db/tables/studies.ts';
import { newCompany, newStudent } from '../../testing/applications.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { addCompany, file } from '../../testing/fixtures.ts';
import type { TestPortal } from '../../testing/portal.ts';

/** Primary Education, of the area of education. */
const primaryEducation = 142;

/** What is asked for: days in the far future, so that no clock catches up with them. */
export const days = { fechaInicio: '2031-02-03', fechaFin: '2031-05-30' };
export const asked = { ...days, nivel: 'primaria', especialidad: 'Educación física' } as const;

/** What the school says of its side. */
export const part = {
  plazas: 2,
  grupo: '3.º B',
  nombreTutorEmpresa: 'Carme',
  ApellidosTutorEmpresa: 'Ibáñez Roig',
  emailTutorEmpresa: 'carme.ibanez@escola.example',
  telefonoTutorEmpresa: '961234570',
};

const school = { esCentroEducativo: true, etapasEducativas: ['infantil' as const, 'primaria' as const] };

/** A school of Valencia, with a contact who logs in. */
export const newSchool = (portal: TestPortal) => newCompany(portal, { ...school, idProvincia: 46 });

/** A student of education. */
export const newTeacher = (portal: TestPortal) => newStudent(portal, {}, { idTitulacion: primaryEducation });

/** A request that is in this state without having gone there. */
export async function addRequest(
  portal: TestPortal,
  values: Partial<typeof educationRequests.$inferInsert> & { companyId: number },
) {
  const now = new Date();
  const studentId = values.studentId ?? (await newTeacher(portal)).id;
  const [row] = await portal.database.orm
    .insert(educationRequests)
    .values({ ...asked, creada: now, desde: now, ...values, studentId })
    .returning();
  if (!row) throw new Error('no request was written');
  return row;
}

/** The certificate of a student, handed in or decided on. */
export async function addCertificate(
  { database: { orm } }: TestPortal,
  studentId: number,
  estado: CertificateState = 'aceptado',
  fechaExpedicion = '2030-12-01',
) {
  const stored = {
    clave: `certificado-${studentId}`,
    nombre: 'certificado.pdf',
    extension: 'pdf',
    bytes: 16,
  };
  const [kept] = await orm.insert(files).values(stored).returning({ id: files.id });
  if (!kept) throw new Error('no file was written');
  const values = { studentId, estado, fechaExpedicion, fileId: kept.id, entregado: new Date() };
  await orm.insert(minorsCertificates).values(values);
  return { idAlumno: studentId, version: 1 };
}

export function educationRequestsBodies({ portal, student, company }: Callers): BodiesOf<typeof calls> {
  const { orm } = portal.database;
  const seen = async (values: Partial<typeof educationRequests.$inferInsert> = {}) => {
    const { id, version } = await addRequest(portal, { companyId: company.id, ...values });
    return { id, version };
  };
  const newCertificate = async () => addCertificate(portal, (await newTeacher(portal)).id, 'entregado');
  const forgetAsked = () => orm.delete(educationRequests).where(eq(educationRequests.studentId, student.id));
  const study = { deLaUniversidad: true, idTitulacion: primaryEducation, centro: 'Facultad de Magisterio' };
  /** Makes the caller a student of education, who has asked nobody. */
  const makeTeacher = async () => {
    await orm
      .insert(studies)
      .values({ ...study, studentId: student.id })
      .onConflictDoNothing();
    await forgetAsked();
  };
  return {
    async askEducationCentre() {
      await makeTeacher();
      return { ...asked, idCentro: (await addCompany(portal, school)).id };
    },
    async withdrawEducationRequest() {
      await forgetAsked();
      return { id: (await seen({ studentId: student.id })).id };
    },
    async handInCertificate() {
      await makeTeacher();
      return { fichero: file, fechaExpedicion: new Date().toISOString().slice(0, 10) };
    },
    editCentreRequest: async () => ({ ...(await seen()), datos: part }),
    acceptCentreRequest: async () => ({ ...(await seen()), datos: { ...part, grupo: null } }),
    refuseCentreRequest: async () => ({ ...(await seen()), motivo: 'No tenemos plazas este curso.' }),
    async startEducationPlacement() {
      const { id, version, studentId } = await addRequest(portal, {
        ...part,
        companyId: company.id,
        estado: 'aceptada',
      });
      await addCertificate(portal, studentId);
      return { id, version, tipoPractica: 'curricular' };
    },
    closeEducationRequest: async () => ({ ...(await seen()), motivo: 'El calendario ha cambiado.' }),
    setEducationCentre: async () => ({
      idEmpresa: (await addCompany(portal)).id,
      esCentroEducativo: true,
      etapas: ['infantil'],
    }),
    acceptCertificate: newCertificate,
    returnCertificate: async () => ({ ...(await newCertificate()), motivo: 'Falta la segunda página.' }),
  };
}
