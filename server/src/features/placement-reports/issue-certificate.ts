import type { Language } from '@portal/contract/languages';
import type { Certificate } from '@portal/contract/placement-reports';
import type { Ctx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Session } from '../../http/session.ts';
import { newCode } from '../agreements/agreements.rules.ts';
import { sha256 } from '../agreements/check-file.ts';
import { verifyUrl } from '../agreements/generate.ts';
import { annexPartiesOf } from '../placements/parties.queries.ts';
import { addEvent, type Placement } from '../placements/placements.queries.ts';
import { mayDo } from '../placements/placements.rules.ts';
import {
  addCertificate,
  certificateIn,
  type IssuedCertificate,
  reportOf,
} from './placement-reports.queries.ts';
import { certifiedHours } from './placement-reports.rules.ts';
import { printCertificate } from './print-certificate.ts';
import { fileNameOf } from './report-files.ts';
import { shownCertificate } from './report-views.ts';

/** The certificate of a locked placement in a language: the one that was issued before, where there is one. */
export async function issueCertificate(
  ctx: Ctx<Session>,
  placement: Placement,
  idioma: Language,
): Promise<Certificate> {
  if (!mayDo('certify', 'gestor', placement.estado)) throw new Refusal('cannotChangeState');
  const issued =
    (await certificateIn(ctx.db, placement.id, idioma)) ?? (await issueAnew(ctx, placement, idioma));
  const shown = shownCertificate(ctx, placement, issued);
  // The student has left, and with them their document.
  if (!shown) throw new Refusal('cannotChangeState');
  return shown;
}

async function issueAnew(
  ctx: Ctx<Session>,
  placement: Placement,
  idioma: Language,
): Promise<IssuedCertificate> {
  const parties = await annexPartiesOf(ctx.db, placement);
  const report = await reportOf(ctx.db, placement.id, 'final');
  const horas = certifiedHours({
    report: report?.informe?.horas,
    noted: placement.horasHechas,
    annex: placement.finDesde === null ? placement.horasTotales : null,
  });
  const codigo = newCode();
  const emitido = ctx.now();
  const pdf = await printCertificate({
    placement,
    parties,
    brand: ctx.brand,
    language: idioma,
    createdAt: emitido,
    horas,
    code: codigo,
    verifyUrl: verifyUrl(ctx, idioma, codigo),
    dia: ctx.today(),
  });
  const certificate = {
    placementId: placement.id,
    idioma,
    codigo,
    empresa: parties.empresa,
    horas,
    fileId: await ctx.files.save(ctx, fileNameOf('certificado', placement.numero, idioma), 'pdf', pdf),
    sha256: sha256(pdf),
    emitido,
  };
  await addCertificate(ctx.db, certificate);
  await addEvent(ctx.db, {
    placementId: placement.id,
    tipo: 'certificadoEmitido',
    fecha: emitido,
    accountId: ctx.session.accountId,
  });
  return certificate;
}
