import type { MinorsCertificate } from '@portal/contract/education-requests';
import { certificateMonths } from '@portal/contract/education-requests';
import type { UploadedFile } from '@portal/contract/files';
import { fieldError } from '@portal/contract/validation';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { notify } from '../../notify/notify.ts';
import { tellManagers } from '../accounts/tell-managers.ts';
import { recordAct } from '../audit/audit.queries.ts';
import {
  certificatePage,
  findCertificate,
  keepCertificate,
  lockCertificate,
  settleCertificate,
} from './certificates.queries.ts';
import { oldestIssue } from './education-requests.rules.ts';
import { ownPlace } from './places.ts';
import { requireDegree } from './require-degree.ts';

type ManagerCtx = Ctx<ManagerSession>;

/** The certificate of a student, with a link to the file: for the student and managers alone. */
export async function certificateOf(
  { db, files }: Pick<Ctx, 'db' | 'files'>,
  studentId: number,
): Promise<{ certificado: MinorsCertificate; version: number } | null> {
  const found = await findCertificate(db, studentId);
  if (!found) return null;
  const { estado, fechaExpedicion, entregado, resuelto, motivo, version, fileId, nombre } = found;
  return {
    version,
    certificado: {
      estado,
      fechaExpedicion,
      entregado: entregado.toISOString(),
      resuelto: resuelto?.toISOString() ?? null,
      motivo,
      fichero: fileId === null || nombre === null ? null : files.link(fileId, nombre),
    },
  };
}

export const certificatesRoutes = routes({
  async handInCertificate({ body: { fichero, fechaExpedicion } }, ctx) {
    await requireDegree(ctx);
    mustBeUsable(ctx, fichero, fechaExpedicion);
    const studentId = ctx.session.accountId;
    const fileId = await ctx.files.saveUpload(ctx, 'fichero', fichero);
    await keepCertificate(ctx.db, { studentId, fileId, fechaExpedicion, entregado: ctx.now() });
    await tellManagers(ctx, ctx.db, { tipo: 'minorsCertificateWaits', datos: {} });
    return null;
  },

  async listCertificates({ query }, { db, files }) {
    const { certificados, ...counted } = await certificatePage(db, query);
    return {
      ...counted,
      certificados: certificados.map(({ fileId, nombre, ...certificate }) => ({
        ...certificate,
        fichero: fileId === null || nombre === null ? null : files.link(fileId, nombre),
      })),
    };
  },

  async acceptCertificate({ body: { idAlumno, version } }, ctx) {
    await settle(ctx, { idAlumno, version, estado: 'aceptado', motivo: null });
    return null;
  },

  async returnCertificate({ body: { idAlumno, version, motivo } }, ctx) {
    await settle(ctx, { idAlumno, version, estado: 'devuelto', motivo });
    return null;
  },
});

function mustBeUsable(ctx: Ctx, { extension_adjunto }: UploadedFile, fechaExpedicion: string): void {
  if (extension_adjunto !== 'pdf')
    throw new FieldRefusal([{ campo: 'fichero', error: fieldError('filePdfOnly') }], 'fileTypeNotAllowed');
  const today = ctx.today();
  const refuse = (error: string) => {
    throw new FieldRefusal([{ campo: 'fechaExpedicion', error }]);
  };
  if (fechaExpedicion > today) refuse(fieldError('certificateFuture'));
  if (fechaExpedicion < oldestIssue(today))
    refuse(fieldError('certificateOld', { months: certificateMonths }));
}

interface Settled {
  idAlumno: number;
  version: number;
  estado: 'aceptado' | 'devuelto';
  motivo: string | null;
}

/** Decides on a certificate that waits: on the version that the manager has read. */
async function settle(ctx: ManagerCtx, { idAlumno, version, estado, motivo }: Settled): Promise<void> {
  const certificate = await lockCertificate(ctx.db, idAlumno);
  if (!certificate) throw new Refusal('noSuchMove');
  // Sent twice it is decided already.
  if (certificate.estado === estado && certificate.version === version + 1 && certificate.motivo === motivo)
    return;
  if (certificate.estado !== 'entregado' || certificate.version !== version)
    throw new Refusal('cannotChangeState');
  await settleCertificate(ctx.db, idAlumno, { estado, motivo, resuelto: ctx.now() });
  const isAccepted = estado === 'aceptado';
  await recordAct(ctx, 'cuenta', idAlumno, isAccepted ? 'certificadoAceptado' : 'certificadoDevuelto');
  await notify(ctx, [idAlumno], {
    tipo: isAccepted ? 'minorsCertificateAccepted' : 'minorsCertificateReturned',
    datos: { motivo },
    urlAcceso: ownPlace,
  });
}
