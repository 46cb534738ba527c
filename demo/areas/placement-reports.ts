import { addDays } from '@portal/contract/days';
import type { HostReport, Memoria } from '@portal/contract/placement-reports';
import { asc, eq, inArray } from 'drizzle-orm';
import {
  placementCertificates,
  placementMarks,
  placementReports,
} from '../../server/src/db/tables/placement-reports.ts';
import { placements } from '../../server/src/db/tables/placements.ts';
import { newCode } from '../../server/src/features/agreements/agreements.rules.ts';
import { sha256 } from '../../server/src/features/agreements/check-file.ts';
import { verifyUrl } from '../../server/src/features/agreements/generate.ts';
import { printCertificate } from '../../server/src/features/placement-reports/print-certificate.ts';
import { printHostReport, printMemoria } from '../../server/src/features/placement-reports/print-report.ts';
import { fileNameOf } from '../../server/src/features/placement-reports/report-files.ts';
import { annexPartiesOf } from '../../server/src/features/placements/parties.queries.ts';
import type { Placement } from '../../server/src/features/placements/placements.queries.ts';
import type { Demo } from '../demo.ts';
import { around } from '../random.ts';

const marks = [9, 8.5, 7.8, 9.4, 6.9];

const hostReport = (horas: number): HostReport => ({
  valoraciones: {
    capacidadTecnica: '4',
    capacidadAprendizaje: '5',
    administracionTrabajos: '4',
    habilidadesComunicacion: '4',
    sentidoResponsabilidad: '5',
    facilidadAdaptacion: '5',
    creatividadIniciativa: '3',
    implicacionPersonal: '5',
    motivacion: '5',
    receptividadCriticas: '4',
    puntualidad: '5',
    relacionesEntorno: '5',
    trabajoEquipo: 'noProcede',
  },
  horas,
  observaciones: 'Ha cumplido el proyecto formativo y se ha integrado bien en el equipo.',
});

const memoria = (empresa: string): Memoria => ({
  entidad: `${empresa}, en el lugar que indica el anexo.`,
  tareas:
    'Apoyo al departamento en el análisis de datos, la preparación de informes y la atención de incidencias.',
  competencias:
    'He aplicado lo aprendido en las asignaturas de los últimos cursos, sobre todo el trabajo con datos.',
  problemas:
    'Al principio costó conocer las herramientas internas; se resolvió con una guía que preparamos entre todos.',
  aprendizaje: 'Organizar mi trabajo, preguntar a tiempo y presentar resultados.',
  evaluacion: 'Muy positiva. Vendría bien una sesión de acogida más larga.',
});

/** Reports, marks and certificates of placements that have ended: of those that are closed all of them. */
export async function addPlacementReports(demo: Demo): Promise<void> {
  const ended = await demo.db.orm
    .select()
    .from(placements)
    .where(inArray(placements.estado, ['finalizada', 'cerrada']))
    .orderBy(asc(placements.id));
  for (const [place, placement] of ended.entries()) await addOf(demo, placement, place);
}

async function addOf(demo: Demo, placement: Placement, place: number): Promise<void> {
  const isClosed = placement.estado === 'cerrada';
  const last = placement.fechaFin;
  // Of those that are not closed every other one has the host's report alone.
  if (!isClosed && place % 2 === 0) return;
  const change: Partial<Placement> = { informeTutor: momentOn(addDays(last, 3)) };
  await addReport(demo, placement, 'final', addDays(last, 3));
  if (isClosed) {
    await addReport(demo, placement, 'memoria', addDays(last, 5));
    const calificacion = around(marks, place);
    const fecha = momentOn(addDays(last, 12));
    await demo.db.orm
      .insert(placementMarks)
      .values({ placementId: placement.id, calificacion, comentario: 'Buen trabajo.', fecha });
    Object.assign(change, { informeAlumno: momentOn(addDays(last, 5)), calificacion });
    await addCertificate(demo, placement, addDays(last, 20));
  }
  await demo.db.orm.update(placements).set(change).where(eq(placements.id, placement.id));
}

const momentOn = (day: string): Date => new Date(`${day}T10:15:00Z`);

async function printedOf({ db, brand }: Demo, placement: Placement, day: string) {
  const parties = await annexPartiesOf(db, placement);
  return { placement, parties, brand, language: brand.idiomaPorDefecto, createdAt: momentOn(day), dia: day };
}

async function addReport(
  demo: Demo,
  placement: Placement,
  tipo: 'final' | 'memoria',
  day: string,
): Promise<void> {
  const printed = await printedOf(demo, placement, day);
  const { parties, language } = printed;
  const { tutor } = placement.datos;
  const quien = tipo === 'final' ? `${tutor.nombre} ${tutor.apellidos}` : parties.alumno;
  const informe = hostReport(placement.horasHechas);
  const written = memoria(parties.empresa);
  const pdf =
    tipo === 'final'
      ? await printHostReport({ ...printed, quien }, tipo, informe)
      : await printMemoria({ ...printed, quien }, written);
  await demo.db.orm.insert(placementReports).values({
    placementId: placement.id,
    tipo,
    ...(tipo === 'final' ? { informe } : { memoria: written, borrador: written }),
    enviado: momentOn(day),
    quien,
    accountId: tipo === 'memoria' ? placement.studentId : null,
    fileId: (await demo.saveFile?.(fileNameOf(tipo, placement.numero, language), 'pdf', pdf)) ?? null,
  });
}

async function addCertificate(demo: Demo, placement: Placement, day: string): Promise<void> {
  const printed = await printedOf(demo, placement, day);
  const { language, parties } = printed;
  const codigo = newCode();
  const pdf = await printCertificate({
    ...printed,
    horas: placement.horasHechas,
    code: codigo,
    verifyUrl: verifyUrl(demo, language, codigo),
  });
  await demo.db.orm.insert(placementCertificates).values({
    placementId: placement.id,
    idioma: language,
    codigo,
    empresa: parties.empresa,
    horas: placement.horasHechas,
    fileId:
      (await demo.saveFile?.(fileNameOf('certificado', placement.numero, language), 'pdf', pdf)) ?? null,
    sha256: sha256(pdf),
    emitido: momentOn(day),
  });
}
