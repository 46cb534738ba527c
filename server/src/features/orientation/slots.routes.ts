import { addDays } from '@portal/contract/days';
import { maxSlotsOfWeek } from '@portal/contract/orientation';
import { fieldError } from '@portal/contract/validation';
import { routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { counsellorNames, lockCounsellor } from './counsellors.queries.ts';
import { addable, momentsOf, mondayOf, startOfDay, timesOfDay } from './orientation.rules.ts';
import { insertSlots, slotsBetween, slotsOf, withdrawFree } from './slots.queries.ts';

/** As many as a week of one counsellor may have, and the weeks after it. */
const maxAtOnce = 2_000;
const dayMs = 86_400_000;

export const slotsRoutes = routes({
  async getOrientationWeek({ query: { dia, idOrientador } }, { db, brand, today }) {
    const lunes = mondayOf(dia ?? today());
    const zone = brand.zonaHoraria;
    const [orientadores, huecos] = await Promise.all([
      counsellorNames(db),
      slotsBetween(db, {
        from: startOfDay(zone, lunes),
        until: startOfDay(zone, addDays(lunes, 7)),
        counsellorId: idOrientador,
      }),
    ]);
    const hayMas = huecos.length > maxSlotsOfWeek;
    return { lunes, orientadores, huecos: huecos.slice(0, maxSlotsOfWeek), hayMas };
  },

  async addSlots({ body }, ctx) {
    const { idOrientador, duracion } = body;
    if (timesOfDay(body).length === 0)
      throw new FieldRefusal([{ campo: 'hasta', error: fieldError('orientationShort') }]);
    const moments = momentsOf(body, ctx.brand.zonaHoraria);
    if (moments.length > maxAtOnce)
      throw new FieldRefusal([{ campo: 'numSemanas', error: fieldError('orientationMany') }]);
    if (!(await lockCounsellor(ctx.db, idOrientador))) throw new Refusal('actionNotAllowed');
    const [first, last] = [moments.at(0), moments.at(-1)];
    const taken =
      first && last
        ? await slotsOf(ctx.db, idOrientador, {
            from: new Date(first.getTime() - dayMs),
            until: new Date(last.getTime() + dayMs),
          })
        : [];
    const added = addable(moments, duracion, { taken, now: ctx.now() });
    await insertSlots(ctx.db, idOrientador, { moments: added, duracion });
    if (added.length > 0) await recordAct(ctx, 'orientador', idOrientador, 'huecosCreados');
    return { numHuecos: added.length, numOmitidos: moments.length - added.length };
  },

  async withdrawSlots({ body: { ids } }, ctx) {
    const gone = await withdrawFree(ctx.db, ids);
    for (const counsellorId of new Set(gone))
      await recordAct(ctx, 'orientador', counsellorId, 'huecosRetirados');
    return { numHuecos: gone.length };
  },
});
