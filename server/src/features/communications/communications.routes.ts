import type { communicationContent } from '@portal/contract/communications';
import { languages } from '@portal/contract/languages';
import type { z } from 'zod';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal } from '../../http/refusal.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { pageOf, shownTo, stored, type Written } from './communications.queries.ts';
import { stateOn, textFor, titleFor } from './communications.rules.ts';

/** Nobody reads more at once. */
const maxShown = 50;

async function read(ctx: Ctx, role: 'Alumno' | 'Empresa') {
  const rows = await shownTo(ctx.db, role, ctx.today(), maxShown);
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
  const { textsToStore } = await import('./written.rules.ts');
  const { textos: kept, problems } = textsToStore(textos, brand);
  if (problems.length > 0) throw new FieldRefusal(problems);
  return { ...rest, textos: kept };
}

export const communicationsRoutes = routes({
  listStudentCommunications: (_, ctx) => read(ctx, 'Alumno'),
  listCompanyCommunications: (_, ctx) => read(ctx, 'Empresa'),

  async listCommunications({ query: { pagina, porPagina } }, ctx) {
    const [rows, numTotal] = await Promise.all([
      pageOf(ctx.db, porPagina, (pagina - 1) * porPagina),
      stored.count(ctx.db),
    ]);
    const today = ctx.today();
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
    const { id, version, modificada, ...comunicacion } = await stored.existing(ctx.db, params.id);
    return {
      idComunicacion: id,
      version,
      modificada: modificada.toISOString(),
      estado: stateOn(ctx.today(), comunicacion),
      comunicacion,
    };
  },

  async createCommunication({ body }, ctx) {
    const written = await checked(body.comunicacion, ctx);
    const idComunicacion = await stored.insertOnce(ctx.db, body.claveEnvio, written, ctx.now());
    await recordAct(ctx, 'comunicacion', idComunicacion, 'creada');
    return { idComunicacion };
  },

  async editCommunication({ body }, ctx) {
    const written = await checked(body.comunicacion, ctx);
    const read = { id: body.idComunicacion, version: body.version };
    const { version, isChanged } = await stored.update(ctx.db, read, written, ctx.now());
    if (isChanged) await recordAct(ctx, 'comunicacion', body.idComunicacion, 'modificada');
    return { version };
  },

  async deleteCommunication({ body }, ctx) {
    const isDeleted = await stored.remove(ctx.db, body.id);
    if (isDeleted) await recordAct(ctx, 'comunicacion', body.id, 'eliminada');
    return null;
  },
});
