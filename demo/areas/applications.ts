import { dayIn } from '@portal/contract/days';
import {
  applicationDocuments,
  applicationEvents,
  applicationSnapshots,
  applications,
  dataAccesses,
} from '../../server/src/db/tables/applications.ts';
import { cvPdf } from '../../server/src/features/cv-pdf/cv-pdf.ts';
import type { PlannedEvent } from '../application-plan.ts';
import type { Demo } from '../demo.ts';
import { inBatches } from '../insert.ts';
import { at } from '../random.ts';

/** Applications with what was sent and all that has happened since. */
export async function addApplications({
  db: { orm },
  applications: planned,
  calendar,
  brand,
  saveFile,
}: Demo): Promise<void> {
  const ids = await inBatches(
    planned.map(({ offer, student, idEstado, presentacion, events, deseablesCumplidos, deseablesTotal }) => {
      const last = lastMove(events);
      return {
        offerId: offer.id,
        studentId: student.id,
        idEstado,
        fecha: first(events).fecha,
        fechaEstado: last.fecha,
        leida: events.find(({ hecho }) => hecho === 'cvAbierto')?.fecha ?? null,
        idMotivo: last.idMotivo,
        comentario: last.comentario,
        presentacion,
        deseablesCumplidos,
        deseablesTotal,
        diasRespuesta: offer.content.diasRespuesta,
      };
    }),
    (values) => orm.insert(applications).values(values).returning({ id: applications.id }),
  );
  const stored = planned.map((application, place) => ({ ...application, id: at(ids, place).id }));
  const snapshots: (typeof applicationSnapshots.$inferInsert)[] = [];
  const printed = new Map<string, number>();
  for (const { id, student, presentacion, events } of stored) {
    const { cv: own } = student.profile;
    const cv = { ...own, presentacion: presentacion ?? own.presentacion };
    // One printed CV for all the offers that were sent the same.
    const key = `${student.id} ${presentacion ?? ''}`;
    const { nombre, apellidos } = cv.personales;
    const pdfId =
      printed.get(key) ??
      (await saveFile?.(
        `CV ${nombre} ${apellidos}.pdf`,
        'pdf',
        await cvPdf(cv, { language: brand.idiomaPorDefecto, layout: 'clasico' }, brand),
      ));
    if (pdfId !== undefined) printed.set(key, pdfId);
    snapshots.push({ applicationId: id, cv, creada: first(events).fecha, pdfId: pdfId ?? null });
  }
  await inBatches(snapshots, (values) =>
    orm.insert(applicationSnapshots).values(values).returning({ id: applicationSnapshots.applicationId }),
  );
  await inBatches(
    stored.flatMap(({ id, offer, events }) =>
      events.map((event) => ({
        ...event,
        applicationId: id,
        accountId: event.quien === 'empresa' ? offer.accountId : null,
      })),
    ),
    (values) => orm.insert(applicationEvents).values(values).returning({ id: applicationEvents.id }),
  );
  await inBatches(
    stored.flatMap(({ id, offer, student, events }) =>
      events
        .filter(({ hecho }) => hecho === 'cvAbierto')
        .map(({ fecha }) => ({
          applicationId: id,
          studentId: student.id,
          accountId: offer.accountId,
          hecho: 'cvAbierto' as const,
          dia: dayIn(brand.zonaHoraria, fecha),
          fecha,
        })),
    ),
    (values) => orm.insert(dataAccesses).values(values).returning({ id: dataAccesses.id }),
  );
  const documents = stored.flatMap(({ id, offer, student }) =>
    offer.content.documentosRequeridos.map(({ idTipoDocumento, nombre }) => {
      const own = student.profile.documentos.find((document) => document.idTipoDocumento === idTipoDocumento);
      return own
        ? { applicationId: id, idTipoDocumento, nombre: own.nombre, fileId: own.fileId }
        : {
            applicationId: id,
            idTipoDocumento,
            nombre,
            url: `https://documentos.example/${calendar.year()}/${id}`,
          };
    }),
  );
  await inBatches(documents, (values) =>
    orm.insert(applicationDocuments).values(values).returning({ id: applicationDocuments.id }),
  );
}

export const first = (events: readonly PlannedEvent[]): PlannedEvent => at(events, 0);

const lastMove = (events: readonly PlannedEvent[]): PlannedEvent =>
  events.findLast(({ idEstado }) => idEstado !== null) ?? first(events);
