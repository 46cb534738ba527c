import type { communicationContent } from '@portal/contract/communications';
import { languages } from '@portal/contract/languages';
import type { z } from 'zod';
import { type Ctx, routes } from '../../http/context.ts';
import { managedWrites } from '../audit/managed-writes.ts';
import { pageOf, shownTo, stored, type Written } from './communications.queries.ts';
import { stateOn, textFor, titleFor } from './communications.rules.ts';
import { keepTexts } from './keep-texts.ts';

/** Nobody reads more at once. */
const maxShown = 50;

async function read(ctx: Ctx, role: 'Alumno' | 'Empresa') {
  const rows = await shownTo(ctx.db, role, ctx.today(), maxShown);
  return rows.flatMap(({ id, textos, enlace, fechaDesde }) => {
    const text = textFor(textos, ctx.language, ctx.brand);
    return text ? [{ idComunicacion: id, ...text, enlace, fechaDesde }] : [];
  });
}

const writes = managedWrites<Written>(stored, 'comunicacion');

const checked = async (
  { textos, ...rest }: z.output<typeof communicationContent>,
  ctx: Ctx,
): Promise<Written> => ({ ...rest, textos: await keepTexts(ctx, 'comunicacion', textos) });

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
    return { idComunicacion: await writes.create(ctx, body.claveEnvio, written) };
  },

  async editCommunication({ body }, ctx) {
    const read = { id: body.idComunicacion, version: body.version };
    return writes.edit(ctx, read, await checked(body.comunicacion, ctx));
  },

  deleteCommunication: ({ body }, ctx) => writes.remove(ctx, body.id),
});
