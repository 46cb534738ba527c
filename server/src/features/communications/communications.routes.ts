import { isDeepStrictEqual } from 'node:util';
import type { communicationContent } from '@portal/contract/communications';
import { dayIn } from '@portal/contract/days';
import { languages } from '@portal/contract/languages';
import type { z } from 'zod';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import {
  communicationOf,
  countAll,
  insertOnce,
  pageOf,
  remove,
  shownTo,
  update,
  type Written,
} from './communications.queries.ts';
import { stateOn, textFor, titleFor } from './communications.rules.ts';

/** Nobody reads more at once. */
const most = 50;

const todayOf = ({ brand, now }: Ctx): string => dayIn(brand.zonaHoraria, now());

async function read(ctx: Ctx, role: 'Alumno' | 'Empresa') {
  const rows = await shownTo(ctx.db, role, todayOf(ctx), most);
  return rows.flatMap(({ id, textos, enlace, fechaDesde }) => {
    const text = textFor(textos, ctx.language, ctx.brand);
    return text ? [{ idComunicacion: id, ...text, enlace, fechaDesde }] : [];
  });
}

/** What is kept of what was written. Throws the fields that are missing. */
async function checked(
  { textos, ...rest }: z.output<typeof communicationContent>,
  { brand }: Ctx,
): Promise<Written> {
  // What cleans HTML is large, and used when somebody writes.
  const { textsToKeep } = await import('./written.rules.ts');
  const { textos: kept, problems } = textsToKeep(textos, brand);
  if (problems.length > 0) throw new FieldRefusal(problems);
  return { ...rest, textos: kept };
}

/** Whether what is kept is what was written. */
const isAs = (kept: Written, written: Written): boolean =>
  Object.entries(written).every(([field, value]) => isDeepStrictEqual(Reflect.get(kept, field), value));

/** The communication as it is now. Throws actionNotAllowed (48) where there is none. */
async function existing({ db }: Ctx<ManagerSession>, id: number) {
  const found = await communicationOf(db, id);
  if (!found) throw new Refusal('actionNotAllowed');
  return found;
}

export const communicationsRoutes = routes({
  listStudentCommunications: (_, ctx) => read(ctx, 'Alumno'),
  listCompanyCommunications: (_, ctx) => read(ctx, 'Empresa'),

  async listCommunications({ query: { pagina, porPagina } }, ctx) {
    const [rows, numTotal] = await Promise.all([
      pageOf(ctx.db, porPagina, (pagina - 1) * porPagina),
      countAll(ctx.db),
    ]);
    const today = todayOf(ctx);
    const comunicaciones = rows.map(({ id, textos, destinatarios, fechaDesde, fechaHasta, modificada }) => ({
      idComunicacion: id,
      ...titleFor(textos, ctx.language, ctx.brand),
      destinatarios,
      fechaDesde,
      fechaHasta,
      estado: stateOn(today, { fechaDesde, fechaHasta }),
      idiomas: languages.filter((language) => textos[language] !== undefined),
      modificada: modificada.toISOString(),
    }));
    return { comunicaciones, numTotal };
  },

  async getCommunication({ params }, ctx) {
    const { id, version, modificada, ...comunicacion } = await existing(ctx, params.id);
    return {
      idComunicacion: id,
      version,
      modificada: modificada.toISOString(),
      estado: stateOn(todayOf(ctx), comunicacion),
      comunicacion,
    };
  },

  async createCommunication({ body }, ctx) {
    const written = await checked(body.comunicacion, ctx);
    const idComunicacion = await insertOnce(ctx.db, body.claveEnvio, written, ctx.now());
    if (idComunicacion === undefined) throw new Error('a communication is neither added nor known');
    return { idComunicacion };
  },

  async editCommunication({ body }, ctx) {
    const written = await checked(body.comunicacion, ctx);
    const version = await update(ctx.db, body.idComunicacion, body.version, written, ctx.now());
    if (version !== undefined) return { version };
    const now = await existing(ctx, body.idComunicacion);
    // Its answer was lost on the way: it is there.
    if (now.version === body.version + 1 && isAs(now, written)) return { version: now.version };
    throw new Refusal('cannotChangeState');
  },

  async deleteCommunication({ body }, { db }) {
    await remove(db, body.id);
    return null;
  },
});
