import { type HelpMessage, type helpContent, maxHelp } from '@portal/contract/help';
import { languages } from '@portal/contract/languages';
import type { z } from 'zod';
import { type Ctx, routes } from '../../http/context.ts';
import type { CompanySession, StudentSession } from '../../http/session.ts';
import { helpMail } from '../../texts/help-mail.ts';
import { managedWrites } from '../audit/managed-writes.ts';
import { textFor, titleFor } from '../communications/communications.rules.ts';
import { keepTexts } from '../communications/keep-texts.ts';
import { answersFor, pageOf, stored, type Written, writerOf } from './help.queries.ts';

const writes = managedWrites<Written>(stored, 'ayuda');

async function read(ctx: Ctx, role: 'Alumno' | 'Empresa') {
  const rows = await answersFor(ctx.db, role, maxHelp);
  return rows.flatMap(({ id, tema, textos }) => {
    const text = textFor(textos, ctx.language, ctx.brand);
    return text ? [{ idAyuda: id, tema, ...text }] : [];
  });
}

async function write(
  { body: { area, asunto, texto } }: { body: HelpMessage },
  ctx: Ctx<StudentSession | CompanySession>,
): Promise<null> {
  const { nombre, email } = await writerOf(ctx.db, ctx.session.accountId);
  await ctx.jobs.send(ctx.db, 'helpMail', {
    para: ctx.brand.correos[area],
    responder: email,
    ...helpMail(ctx.brand.idiomaPorDefecto, { nombre, email, asunto, texto, rol: ctx.session.userType }),
  });
  return null;
}

const checked = async ({ textos, ...rest }: z.output<typeof helpContent>, ctx: Ctx): Promise<Written> => ({
  ...rest,
  textos: await keepTexts(ctx, 'ayuda', textos),
});

export const helpRoutes = routes({
  listStudentHelp: (_, ctx) => read(ctx, 'Alumno'),
  listCompanyHelp: (_, ctx) => read(ctx, 'Empresa'),
  writeStudentHelp: write,
  writeCompanyHelp: write,

  async listManagedHelp({ query: { pagina, porPagina } }, { db, language, brand }) {
    const [rows, numTotal] = await Promise.all([
      pageOf(db, porPagina, (pagina - 1) * porPagina),
      stored.count(db),
    ]);
    const ayudas = rows.map(({ id, textos, modificada, version: _, ...rest }) => ({
      idAyuda: id,
      ...titleFor(textos, language, brand),
      ...rest,
      idiomas: languages.filter((one) => textos[one] !== undefined),
      modificada: modificada.toISOString(),
    }));
    return { ayudas, numTotal };
  },

  async getHelp({ params }, { db }) {
    const { id, version, modificada, ...ayuda } = await stored.existing(db, params.id);
    return { idAyuda: id, version, modificada: modificada.toISOString(), ayuda };
  },

  async createHelp({ body }, ctx) {
    return { idAyuda: await writes.create(ctx, body.claveEnvio, await checked(body.ayuda, ctx)) };
  },

  async editHelp({ body }, ctx) {
    return writes.edit(ctx, { id: body.idAyuda, version: body.version }, await checked(body.ayuda, ctx));
  },

  deleteHelp: ({ body }, ctx) => writes.remove(ctx, body.id),
});
