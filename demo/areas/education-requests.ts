import type { CertificateState, EducationEventKind } from '@portal/contract/education-requests';
import {
  educationRequestEvents,
  educationRequests,
  minorsCertificates,
} from '../../server/src/db/tables/education-requests.ts';
import type { Demo } from '../demo.ts';
import { plainPdf } from '../pdf.ts';
import { at } from '../random.ts';
import { demoTeachers, hostTutor, type PlannedRequest, plannedRequests } from '../schools.ts';
import { addSchools, addTeachers, type School } from './education-people.ts';

/** Schools with who speaks for them and, with students of education and, where the institution has them ask schools, requests in the states there are. */
export async function addEducationRequests(demo: Demo): Promise<void> {
  const schools = await addSchools(demo);
  const teachers = await addTeachers(demo);
  if (!demo.brand.opciones.menuSolicitudesEducacion) return;
  await addRequests(demo, schools, teachers);
}

async function addRequests(
  demo: Demo,
  schools: readonly School[],
  teachers: readonly number[],
): Promise<void> {
  for (const plan of plannedRequests)
    await addRequest(demo, plan, at(schools, plan.school), at(teachers, plan.teacher));
  for (const [turn, { certificado }] of demoTeachers.entries())
    if (certificado !== undefined) await addCertificate(demo, at(teachers, turn), certificado);
}

async function addRequest(
  { db: { orm }, calendar }: Demo,
  plan: PlannedRequest,
  { id: companyId, contactId }: School,
  studentId: number,
): Promise<void> {
  const { estado, nivel, especialidad, daysAgo, grupo = null, motivo = null } = plan;
  const [creada, desde] = [calendar.moment(-daysAgo - 6), calendar.moment(-daysAgo)];
  const [row] = await orm
    .insert(educationRequests)
    .values({
      studentId,
      companyId,
      idTitulacion: at(demoTeachers, plan.teacher).idTitulacion,
      estado,
      fechaInicio: calendar.day(70),
      fechaFin: calendar.day(160),
      nivel,
      especialidad,
      observaciones: plan.observaciones ?? null,
      grupo,
      motivo,
      ...(estado === 'aceptada' && { ...hostTutor, plazas: 2 }),
      creada,
      desde: estado === 'abierta' ? creada : desde,
      version: estado === 'abierta' ? 1 : 2,
    })
    .returning({ id: educationRequests.id });
  if (!row) throw new Error('a request was not kept');
  const asked = { requestId: row.id, tipo: 'solicitada', fecha: creada, accountId: studentId } as const;
  const answered = answers[estado];
  await orm.insert(educationRequestEvents).values([
    asked,
    ...(answered === null
      ? []
      : [
          {
            requestId: row.id,
            tipo: answered,
            fecha: desde,
            accountId: answered === 'retiradaAlumno' ? studentId : contactId,
            nota: motivo,
          },
        ]),
  ]);
}

/** What happened last to a request in this state. */
const answers = {
  abierta: null,
  aceptada: 'aceptada',
  rechazada: 'rechazada',
  retirada: 'retiradaAlumno',
} as const satisfies Record<PlannedRequest['estado'], EducationEventKind | null>;

async function addCertificate(
  { db: { orm }, calendar, saveFile }: Demo,
  studentId: number,
  estado: CertificateState,
): Promise<void> {
  const lines = ['No constan antecedentes.', 'Documento de demostración.'];
  const bytes = plainPdf('Certificado negativo de delitos de naturaleza sexual', lines);
  await orm.insert(minorsCertificates).values({
    studentId,
    estado,
    fechaExpedicion: calendar.day(-25),
    fileId: saveFile ? await saveFile('certificado-delitos-sexuales.pdf', 'pdf', bytes) : null,
    entregado: calendar.moment(-12),
    ...(estado !== 'entregado' && { resuelto: calendar.moment(-10), version: 2 }),
    ...(estado === 'devuelto' && { motivo: 'Falta la página con el código de verificación.' }),
  });
}
