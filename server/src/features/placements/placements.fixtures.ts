import { randomUUID } from 'node:crypto';
import type { calls, PlacementState } from '@portal/contract/placements';
import { eq } from 'drizzle-orm';
import { companyDocuments } from '../../db/tables/company-documents.ts';
import { academicTutors, annexVersions, placements } from '../../db/tables/placements.ts';
import { students } from '../../db/tables/students.ts';
import { hashOfSecret, newSecret } from '../../http/link-secret.ts';
import { newCandidate, setState } from '../../testing/applications.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { file } from '../../testing/fixtures.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { formData } from '../incorporation-forms/incorporation-forms.fixtures.ts';
import { academicYear } from './placements.rules.ts';
import { addLink } from './tutor-links.queries.ts';

type NewPlacement = typeof placements.$inferInsert;

/** An academic tutor who is nobody's yet. */
export async function addTutor({ database }: TestPortal, email = `tutora.${randomUUID()}@uni.example`) {
  const [row] = await database.orm
    .insert(academicTutors)
    .values({ nombre: 'Carme', apellidos: 'Puig Sala', email, creado: new Date() })
    .returning();
  if (!row) throw new Error('no tutor was written');
  return row;
}

/**
 * A placement at the company in this state, with a first version of its annex whose file is not there; of a new student
 * where none is given.
 */
export async function addPlacement(
  portal: TestPortal,
  companyId: number,
  { estado = 'preparacion', studentId, ...values }: Partial<NewPlacement> & { estado?: PlacementState } = {},
) {
  const { orm } = portal.database;
  const { id: applicationId, student } = await newCandidate(portal, companyId);
  await setState(portal, applicationId, 5);
  const now = new Date();
  const { fechaInicio, fechaFin, horasTotales } = formData.horario;
  const [row] = await orm
    .insert(placements)
    .values({
      applicationId,
      studentId: studentId ?? student.id,
      companyId,
      numero: `T/${applicationId}`,
      estado,
      tipoPractica: 'curricular',
      titulo: 'Prácticas de análisis',
      datos: formData,
      fechaInicio,
      fechaFin,
      horasTotales,
      curso: academicYear(values.fechaInicio ?? fechaInicio),
      emailTutorEmpresa: formData.tutor.email,
      faltan: [],
      desde: now,
      creada: now,
      ...values,
    })
    .returning();
  if (!row) throw new Error('no placement was written');
  const { services } = await portal.tools();
  const fileId = await portal.database.transaction((db) =>
    services.files.save({ db, onRollback: () => undefined }, 'anexo.pdf', 'pdf', Buffer.from('%PDF-1.7')),
  );
  await orm.insert(annexVersions).values({
    placementId: row.id,
    numVersion: 1,
    codigo: randomUUID(),
    idioma: 'es',
    empresa: 'Empresa, S. L.',
    datos: formData,
    cambios: [],
    fileId,
    sha256: 'a'.repeat(64),
    creada: now,
  });
  return { ...row, student };
}

/** A link of a tutor that is good for a day. */
export async function addTutorLink(
  { database }: TestPortal,
  of: { companyId: number; email: string } | { academicTutorId: number },
  creado = new Date(),
): Promise<string> {
  const token = newSecret();
  await addLink(database, {
    ...of,
    tipo: 'companyId' in of ? 'empresa' : 'academico',
    secretoHash: hashOfSecret(token),
    creado,
    caduca: new Date(creado.getTime() + 86_400_000),
  });
  return token;
}

/** A document that is awaited from the student of a placement. */
export async function addAwaited(
  { database }: TestPortal,
  { id, companyId }: { id: number; companyId: number },
  values: Partial<typeof companyDocuments.$inferInsert> = {},
) {
  const [row] = await database.orm
    .insert(companyDocuments)
    .values({
      companyId,
      idPractica: id,
      tipo: 'seguimiento',
      nombre: 'Seguimiento',
      aportadoPor: 'alumno',
      pedido: new Date(),
      creado: new Date(),
      ...values,
    })
    .returning();
  if (!row) throw new Error('no document was written');
  return row;
}

export const giveSocialSecurityNumber = ({ database }: TestPortal, studentId: number) =>
  database.orm.update(students).set({ numSegSocial: '281234567840' }).where(eq(students.id, studentId));

export function placementsBodies({ portal, company, student }: Callers): BodiesOf<typeof calls> {
  const own = (estado?: PlacementState) =>
    addPlacement(portal, company.id, {
      studentId: student.id,
      // Days on which no offer of the tests is.
      fechaInicio: '2041-02-03',
      fechaFin: '2041-06-27',
      ...(estado && { estado }),
    });
  const seen = async (estado?: PlacementState) => {
    const { id, version } = await own(estado);
    return { idPractica: id, version };
  };
  const awaited = async () => {
    const placement = await own();
    const { id, version } = await addAwaited(portal, placement);
    return { idPractica: placement.id, idDocumento: id, version };
  };
  const hosted = async () => {
    const { id, emailTutorEmpresa } = await own();
    const token = await addTutorLink(portal, { companyId: company.id, email: emailTutorEmpresa });
    return { token, idPractica: id };
  };
  return {
    signOwnAnnex: async () => ({ idPractica: (await seen()).idPractica, numVersion: 1 }),
    addPlacementFile: async () => {
      const { version: _, ...document } = await awaited();
      return { ...document, ...file };
    },
    addPlacementDocument: async () => ({ idPractica: (await own()).id, ...file }),
    editFollowUpDocument: async () => ({ ...(await awaited()), ...file }),
    renouncePlacement: async () => ({
      ...(await seen()),
      motivo: 'He encontrado trabajo.',
      desde: '2041-03-01',
    }),
    signCompanyAnnex: async () => ({ idPractica: (await seen()).idPractica, numVersion: 1 }),
    exportPlacements: async () => ({ formato: 'csv' }),
    signInstitutionAnnex: async () => ({ idPractica: (await seen()).idPractica, numVersion: 1 }),
    endPlacement: async () => ({
      ...(await seen()),
      por: 'empresa',
      motivo: 'Cierre del centro.',
      desde: '2041-03-01',
    }),
    closePlacement: async () => ({ ...(await seen('finalizada')), motivo: 'Informe en papel.' }),
    assignAcademicTutor: async () => ({
      practicas: [(await own()).id],
      idTutor: (await addTutor(portal)).id,
    }),
    remindPlacements: async () => ({ practicas: [(await own()).id] }),
    requestPlacementDocument: async () => ({
      idPractica: (await own()).id,
      nombre: 'Póliza de seguro',
      aportadoPor: 'alumno',
      claveEnvio: randomUUID(),
    }),
    saveAcademicTutor: async () => ({
      nombre: 'Carme',
      apellidos: 'Puig Sala',
      email: `tutora.${randomUUID()}@uni.example`,
    }),
    sendTutorLink: async () => ({ idPractica: (await own()).id, tutor: 'empresa' }),
    openTutorLink: async () => ({ token: (await hosted()).token }),
    getTutorPlacement: hosted,
    requestTutorLink: async () => ({ email: 'tutora@uni.example' }),
  };
}
