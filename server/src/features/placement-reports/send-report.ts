import type { Language } from '@portal/contract/languages';
import type { HostReport, HostReportKind, Memoria, ReportKind } from '@portal/contract/placement-reports';
import type { Ctx } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import { annexPartiesOf } from '../placements/parties.queries.ts';
import { addEvent, changePlacement, type Placement } from '../placements/placements.queries.ts';
import type { PlacementActor } from '../placements/placements.rules.ts';
import { settlePlacement } from '../placements/settle-placement.ts';
import { askForMark } from './ask-for-mark.ts';
import { reportOf, writeReport } from './placement-reports.queries.ts';
import { hostReportProblem, maySend, sending } from './placement-reports.rules.ts';
import { printHostReport, printMemoria } from './print-report.ts';
import { fileNameOf } from './report-files.ts';
import { reportTexts } from './report-texts.ts';

/** Who sends a report: by name, with the account where there is one. */
export interface Sender {
  readonly actor: PlacementActor;
  readonly quien: string;
  readonly accountId: number | null;
}

type Sent =
  | { readonly tipo: HostReportKind; readonly version: number; readonly datos: HostReport }
  | { readonly tipo: 'memoria'; readonly version: number; readonly datos: Memoria };

/** When each final report came in, as the placement says it. */
const noted: Readonly<Partial<Record<ReportKind, 'informeTutor' | 'informeAlumno'>>> = {
  final: 'informeTutor',
  memoria: 'informeAlumno',
};

/** Sends a report of a locked placement, over the one before where there is one. Gives the placement as it is then. */
export async function sendReport(
  ctx: Ctx,
  placement: Placement,
  sent: Sent,
  { actor, quien, accountId }: Sender,
): Promise<Placement> {
  const { tipo, version } = sent;
  const kept = await reportOf(ctx.db, placement.id, tipo);
  const datos = tipo === 'memoria' ? kept?.memoria : kept?.informe;
  const outcome = sending(kept && { ...kept, datos }, { version, datos: sent.datos });
  if (outcome === 'wasSent') return placement;
  if (outcome === 'refuse' || !maySend(tipo, actor, placement, ctx.today()))
    throw new Refusal('cannotChangeState');
  const problem = sent.tipo === 'memoria' ? undefined : hostReportProblem(sent.datos, placement);
  if (problem) throw new FieldRefusal([problem]);
  const now = ctx.now();
  const fileId = await keepPrinted(ctx, placement, sent, quien);
  await writeReport(
    ctx.db,
    { placementId: placement.id, tipo },
    {
      ...(sent.tipo === 'memoria' ? { memoria: sent.datos, borrador: sent.datos } : { informe: sent.datos }),
      enviado: now,
      quien,
      accountId,
      fileId,
    },
  );
  await addEvent(ctx.db, {
    placementId: placement.id,
    tipo: 'informeEnviado',
    fecha: now,
    accountId,
    nombre: accountId === null ? quien : null,
    nota: titleOf(tipo, ctx.brand.idiomaPorDefecto),
  });
  const field = noted[tipo];
  if (field === undefined) return placement;
  const changed = await changePlacement(ctx.db, placement.id, { [field]: now });
  const settled = await settlePlacement(ctx, changed);
  await askForMark(ctx, settled);
  return settled;
}

/** What the history calls it, which everybody reads in the institution’s language. */
function titleOf(tipo: ReportKind, language: Language): string {
  const { host, memoria } = reportTexts[language];
  return tipo === 'memoria' ? memoria.title : host.title[tipo];
}

async function keepPrinted(ctx: Ctx, placement: Placement, sent: Sent, quien: string): Promise<number> {
  const { brand, language } = ctx;
  const parties = await annexPartiesOf(ctx.db, placement);
  const printed = {
    placement,
    parties,
    brand,
    language,
    createdAt: ctx.now(),
    quien,
    dia: ctx.today(),
  };
  const pdf =
    sent.tipo === 'memoria'
      ? await printMemoria(printed, sent.datos)
      : await printHostReport(printed, sent.tipo, sent.datos);
  return ctx.files.save(ctx, fileNameOf(sent.tipo, placement.numero, language), 'pdf', pdf);
}
