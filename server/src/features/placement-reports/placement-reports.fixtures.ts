import type { calls, HostReport, Memoria } from '@portal/contract/placement-reports';
import { placementReports } from '../../db/tables/placement-reports.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { addPlacement, addTutor, addTutorLink } from '../placements/placements.fixtures.ts';

/** What a host tutor sends. */
export const hostReport: HostReport = {
  valoraciones: {
    capacidadTecnica: '5',
    capacidadAprendizaje: '4',
    administracionTrabajos: '3',
    habilidadesComunicacion: '2',
    sentidoResponsabilidad: '1',
    facilidadAdaptacion: '5',
    creatividadIniciativa: 'noProcede',
    implicacionPersonal: '5',
    motivacion: '5',
    receptividadCriticas: '4',
    puntualidad: '5',
    relacionesEntorno: '5',
    trabajoEquipo: '5',
  },
  horas: 392.5,
  observaciones: 'Ha aprendido deprisa.',
};

/** What a student sends. */
export const memoria: Memoria = {
  entidad: 'Datos del Turia, en València.',
  tareas: 'Preparé informes.',
  competencias: 'Estadística aplicada.',
  problemas: 'Datos sucios: los limpié.',
  aprendizaje: 'A preguntar antes.',
  evaluacion: 'Muy buena.',
};

/** A report that the student or the host has sent, straight into the database and without its PDF. */
export async function addReport(
  { database }: TestPortal,
  placementId: number,
  tipo: 'final' | 'memoria',
  values: Partial<typeof placementReports.$inferInsert> = {},
) {
  await database.orm.insert(placementReports).values({
    placementId,
    tipo,
    ...(tipo === 'memoria' ? { memoria, borrador: memoria } : { informe: hostReport }),
    enviado: new Date(),
    quien: 'Marta Gil Ros',
    ...values,
  });
}

export function placementReportsBodies({ portal, company, student }: Callers): BodiesOf<typeof calls> {
  const placementIn = (estado: 'finalizada' | 'cerrada', academicTutorId: number | null = null) =>
    addPlacement(portal, company.id, { estado, studentId: student.id, academicTutorId });
  const ended = async () => ({ idPractica: (await placementIn('finalizada')).id, version: 0 });
  const linked = async () => {
    const token = await addTutorLink(portal, { companyId: company.id, email: 'marta.gil@empresa.example' });
    return { token, ...(await ended()) };
  };
  const closed = async () => ({
    idPractica: (await placementIn('cerrada')).id,
    idioma: 'es' as const,
  });
  return {
    getTutorReports: async () => {
      const { token, idPractica } = await linked();
      return { token, idPractica };
    },
    saveMemoria: async () => ({ ...(await ended()), datos: { tareas: 'Preparé informes.' } }),
    sendMemoria: async () => ({ ...(await ended()), datos: memoria }),
    sendHostReport: async () => ({ ...(await ended()), tipo: 'final', datos: hostReport }),
    sendHostReportByLink: async () => ({ ...(await linked()), tipo: 'final', datos: hostReport }),
    markPlacement: async () => {
      const tutor = await addTutor(portal);
      const { id } = await placementIn('finalizada', tutor.id);
      const token = await addTutorLink(portal, { academicTutorId: tutor.id });
      return { token, idPractica: id, version: 0, calificacion: 8.5, comentario: 'Buen trabajo.' };
    },
    acceptReport: async () => {
      const { idPractica } = await ended();
      await addReport(portal, idPractica, 'final');
      return { idPractica, tipo: 'final', version: 1 };
    },
    issueOwnCertificate: closed,
    issueCertificate: closed,
  };
}
