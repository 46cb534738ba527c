import type { Answer, Input } from '@portal/contract/endpoint';
import type { exportQuarter, getQuarter, reportQuarter } from '@portal/contract/social-security';
import { monthsOf, quarterDeadline, quarterSpan } from '@portal/contract/social-security-rules';
import { fieldError } from '@portal/contract/validation';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { recordAct, recordActOnMany } from '../audit/audit.queries.ts';
import { recordExportOf } from '../data-accesses/data-accesses.queries.ts';
import { lockPlacements } from '../placements/placements.queries.ts';
import { daysIn, withDays } from './attendance.ts';
import { quarterSheet } from './export-quarter.ts';
import { quarterPage, removeReported, reportable, saveReported } from './quarters.queries.ts';

type ManagerCtx = Ctx<ManagerSession>;

export const quartersRoutes = routes({ getQuarter: show, exportQuarter: save, reportQuarter: report });

async function show(
  { query }: Input<typeof getQuarter>,
  { db, today }: ManagerCtx,
): Promise<Answer<typeof getQuarter>> {
  const { trimestre, pagina, porPagina } = query;
  const span = quarterSpan(trimestre);
  const paging = { limit: porPagina, offset: (pagina - 1) * porPagina };
  const { practicas, ...counts } = await quarterPage(db, query, span, paging);
  const attended = await withDays(db, trimestre, practicas);
  return {
    ...counts,
    trimestre,
    meses: monthsOf(trimestre),
    plazo: quarterDeadline(trimestre),
    terminado: span.to < today(),
    practicas: attended.map(({ cif: _cif, dni: _dni, numSegSocial: _number, ...row }) => row),
  };
}

async function save({ body: { formato, ...filters } }: Input<typeof exportQuarter>, ctx: ManagerCtx) {
  const { trimestre } = filters;
  // What is left out of it would not be reported.
  const whole = { limit: null, offset: 0 };
  const { practicas } = await quarterPage(ctx.db, filters, quarterSpan(trimestre), whole);
  const attended = await withDays(ctx.db, trimestre, practicas);
  await recordAct(ctx, 'portal', 'seguridadSocial', 'exportada');
  await recordExportOf(
    ctx,
    attended.map(({ idAlumno }) => idAlumno),
  );
  const { nombre, bytes } = await quarterSheet(trimestre, attended, formato, ctx);
  return ctx.files.link(await ctx.files.saveMade(ctx, nombre, formato, bytes), nombre);
}

async function report({ body }: Input<typeof reportQuarter>, ctx: ManagerCtx) {
  const { trimestre, practicas, fecha } = body;
  const span = quarterSpan(trimestre);
  if (fecha !== null && fecha > ctx.today())
    throw new FieldRefusal([{ campo: 'fecha', error: fieldError('dateAhead') }]);
  if (fecha !== null && fecha <= span.to)
    throw new FieldRefusal([{ campo: 'fecha', error: fieldError('quarterGoesOn') }]);
  await lockPlacements(ctx.db, practicas);
  const ids = await reportable(ctx.db, trimestre, span, practicas);
  if (fecha === null) await removeReported(ctx.db, trimestre, ids);
  else if (ids.length > 0) await noteReported(ctx, trimestre, ids, fecha);
  const acto = fecha === null ? 'trimestreNoComunicado' : 'trimestreComunicado';
  const act = { gestorId: ctx.session.accountId, acto, fecha: ctx.now() } as const;
  await recordActOnMany(ctx.db, 'practica', ids, act);
  return { comunicadas: ids.length, omitidas: new Set(practicas).size - ids.length };
}

async function noteReported(ctx: ManagerCtx, trimestre: string, ids: readonly number[], fecha: string) {
  const days = await daysIn(ctx.db, trimestre, ids);
  const noted = { trimestre, fecha, anotado: ctx.now(), accountId: ctx.session.accountId };
  await saveReported(
    ctx.db,
    ids.map((placementId) => ({ ...noted, placementId, dias: days.get(placementId)?.length ?? 0 })),
  );
}
