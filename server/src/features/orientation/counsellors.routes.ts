import type { counsellorContent } from '@portal/contract/orientation';
import type { z } from 'zod';
import { type Ctx, routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { notifyEach } from '../../notify/notify.ts';
import { orientationTexts } from '../../texts/orientation.ts';
import { managedWrites } from '../audit/managed-writes.ts';
import { keepTexts } from '../communications/keep-texts.ts';
import { newsOf } from './appointment-news.ts';
import { moveAppointments } from './appointments.queries.ts';
import { counsellorsPage, stored, type WrittenCounsellor } from './counsellors.queries.ts';
import { hasAppointments, lockSlotsOf } from './slots.queries.ts';

const writes = managedWrites<WrittenCounsellor>(stored, 'orientador');

const checked = async (
  { textos, lugar, ...rest }: z.output<typeof counsellorContent>,
  ctx: Ctx,
): Promise<WrittenCounsellor> => ({
  ...rest,
  lugar: lugar || null,
  textos: await keepTexts(ctx, 'orientador', textos),
});

/** Tells the students with an appointment to come where it is now. */
async function tellMoved(ctx: Ctx, idOrientador: number): Promise<void> {
  const rows = await moveAppointments(ctx.db, idOrientador, ctx.now());
  await notifyEach(
    ctx,
    rows.map((row) => ({
      accountId: row.studentId,
      event: newsOf('orientationMoved', row, ctx.brand.zonaHoraria),
    })),
  );
}

export const counsellorsRoutes = routes({
  async listCounsellors({ query: { pagina, porPagina } }, { db, now }) {
    const [orientadores, numTotal] = await Promise.all([
      counsellorsPage(db, now(), porPagina, (pagina - 1) * porPagina),
      stored.count(db),
    ]);
    return { orientadores, numTotal };
  },

  async getCounsellor({ params }, { db }) {
    const { id, version, modificada, ...orientador } = await stored.existing(db, params.id);
    return { idOrientador: id, version, modificada: modificada.toISOString(), orientador };
  },

  async createCounsellor({ body }, ctx) {
    const written = await checked(body.orientador, ctx);
    return { idOrientador: await writes.create(ctx, body.claveEnvio, written) };
  },

  async editCounsellor({ body }, ctx) {
    const { idOrientador: id, version } = body;
    const written = await checked(body.orientador, ctx);
    const before = await stored.existing(ctx.db, id);
    const isMoved = before.lugar !== written.lugar || before.enlace !== written.enlace;
    if (isMoved) await lockSlotsOf(ctx.db, id);
    const answer = await writes.edit(ctx, { id, version }, written);
    if (isMoved) await tellMoved(ctx, id);
    return answer;
  },

  async deleteCounsellor({ body: { id } }, ctx) {
    await lockSlotsOf(ctx.db, id);
    if (await hasAppointments(ctx.db, id))
      throw new Refusal('cannotChangeState', { words: orientationTexts[ctx.language].hasAppointments });
    return writes.remove(ctx, id);
  },
});
