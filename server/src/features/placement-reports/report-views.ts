import type { PlacementReports, ReportKind } from '@portal/contract/placement-reports';
import type { Ctx } from '../../http/context.ts';
import type { Placement } from '../placements/placements.queries.ts';
import { mayDo, mayMark, type PlacementActor } from '../placements/placements.rules.ts';
import {
  certificatesOf,
  type IssuedCertificate,
  markOf,
  type Report,
  reportsOf,
} from './placement-reports.queries.ts';
import { mayReport, maySend } from './placement-reports.rules.ts';
import { fileNameOf } from './report-files.ts';

export type Viewing = Pick<Ctx, 'db' | 'files' | 'today' | 'language'>;

/** Who reads what: what the host tutor writes of a student is not the student’s to read, nor the other way round. */
const readersOf: Readonly<Record<ReportKind | 'valoracion' | 'certificado', readonly PlacementActor[]>> = {
  final: ['empresa', 'tutorEmpresa', 'tutorAcademico', 'gestor'],
  intermedio: ['empresa', 'tutorEmpresa', 'tutorAcademico', 'gestor'],
  memoria: ['alumno', 'tutorAcademico', 'gestor'],
  valoracion: ['alumno', 'tutorAcademico', 'gestor'],
  certificado: ['alumno', 'gestor'],
};

/** What is written of a placement, as this reader may read it. */
export async function reportsFor(
  ctx: Viewing,
  placement: Placement,
  reader: PlacementActor,
): Promise<PlacementReports> {
  const { db, today } = ctx;
  const reads = (what: keyof typeof readersOf): boolean => readersOf[what].includes(reader);
  const reports = await reportsOf(db, placement.id);
  const mark = reads('valoracion') ? await markOf(db, placement.id) : undefined;
  const certificates = reads('certificado') ? await certificatesOf(db, placement.id) : [];
  const kept = (kind: ReportKind) => (reads(kind) ? reports.find(({ tipo }) => tipo === kind) : undefined);
  const filed = (report: Report) => filedOf(ctx, placement, report);
  const hostReport = (kind: 'final' | 'intermedio') => {
    const report = kept(kind);
    const common = report && filed(report);
    return common && report.informe ? { ...common, datos: report.informe } : null;
  };
  const memoria = kept('memoria');
  const common = memoria && filed(memoria);
  const writes = (kind: ReportKind): boolean =>
    maySend(kind, reader, placement, today()) && !reports.find(({ tipo }) => tipo === kind)?.aceptado;
  return {
    puede: {
      final: writes('final'),
      intermedio: writes('intermedio'),
      memoria: reader === 'alumno' && mayReport(reader, placement, today()) && !memoria?.aceptado,
      valoracion: reader === 'tutorAcademico' && mayMark(placement, today()),
      certificado: mayDo('certify', reader, placement.estado),
    },
    horasHechas: placement.horasHechas,
    final: hostReport('final'),
    intermedio: hostReport('intermedio'),
    memoria: common && memoria.memoria ? { ...common, datos: memoria.memoria } : null,
    valoracion: mark
      ? {
          calificacion: mark.calificacion,
          comentario: mark.comentario,
          fecha: mark.fecha.toISOString(),
          version: mark.version,
        }
      : null,
    certificados: certificates.flatMap((one) => shownCertificate(ctx, placement, one) ?? []),
  };
}

/** What all reports that were sent have; undefined of one that was not. */
function filedOf(
  { files, language }: Viewing,
  { numero }: Placement,
  { tipo, version, enviado, quien, aceptado, fileId }: Report,
) {
  if (enviado === null) return undefined;
  return {
    version,
    enviado: enviado.toISOString(),
    quien: quien ?? '',
    aceptado: aceptado?.toISOString() ?? null,
    documento: fileId === null ? null : files.link(fileId, fileNameOf(tipo, numero, language)),
  };
}

/** A certificate as its readers see it; undefined once its document is gone. */
export function shownCertificate(
  { files }: Pick<Viewing, 'files'>,
  { numero }: Pick<Placement, 'numero'>,
  { idioma, codigo, emitido, fileId }: IssuedCertificate,
) {
  if (fileId === null) return undefined;
  const documento = files.link(fileId, fileNameOf('certificado', numero, idioma));
  return { idioma, codigo, emitido: emitido.toISOString(), documento };
}
