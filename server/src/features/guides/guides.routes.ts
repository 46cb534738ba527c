import type { Input } from '@portal/contract/endpoint';
import {
  type editGuideFile,
  type editGuideImage,
  type guideContent,
  maxGuides,
} from '@portal/contract/guides';
import { languages } from '@portal/contract/languages';
import type { z } from 'zod';
import { type Ctx, routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { managedWrites } from '../audit/managed-writes.ts';
import { textFor, titleFor } from '../communications/communications.rules.ts';
import { keepTexts } from '../communications/keep-texts.ts';
import { savePicture } from '../cv/save-picture.ts';
import { guidesFor, pageOf, setFile, stored, type Written } from './guides.queries.ts';

type ManagerCtx = Ctx<ManagerSession>;

const writes = managedWrites<Written>(stored, 'guia');

const checked = async ({ textos, ...rest }: z.output<typeof guideContent>, ctx: Ctx): Promise<Written> => ({
  ...rest,
  textos: await keepTexts(ctx, 'guia', textos),
});

/** The name of a picture, which nobody gave it. */
const pictureName = 'imagen';

export const guidesRoutes = routes({
  async listGuides(_, { db, session, files, language, brand }) {
    const rows = await guidesFor(db, session.accountId, maxGuides);
    return rows.flatMap(({ id, textos, fileId, imagenId, nombre }) => {
      const text = textFor(textos, language, brand);
      if (!text) return [];
      return {
        idGuia: id,
        ...text,
        urlFichero: fileId === null ? null : files.link(fileId, nombre ?? '').url,
        urlImagen: imagenId === null ? null : files.link(imagenId, pictureName).url,
      };
    });
  },

  async listManagedGuides({ query: { pagina, porPagina } }, { db, language, brand }) {
    const [rows, numTotal] = await Promise.all([
      pageOf(db, porPagina, (pagina - 1) * porPagina),
      stored.count(db),
    ]);
    const guias = rows.map(({ id, textos, fileId, imagenId, modificada, version: _, ...rest }) => ({
      idGuia: id,
      ...titleFor(textos, language, brand),
      ...rest,
      idiomas: languages.filter((one) => textos[one] !== undefined),
      conFichero: fileId !== null,
      conImagen: imagenId !== null,
      modificada: modificada.toISOString(),
    }));
    return { guias, numTotal };
  },

  async getGuide({ params }, { db, files }) {
    const found = await stored.existing(db, params.id);
    const { id, version, modificada, fileId, imagenId, nombre, ...guia } = found;
    return {
      idGuia: id,
      version,
      modificada: modificada.toISOString(),
      guia,
      fichero: fileId === null ? null : files.link(fileId, nombre ?? ''),
      imagen: imagenId === null ? null : files.link(imagenId, pictureName),
    };
  },

  async createGuide({ body }, ctx) {
    return { idGuia: await writes.create(ctx, body.claveEnvio, await checked(body.guia, ctx)) };
  },

  async editGuide({ body }, ctx) {
    return writes.edit(ctx, { id: body.idGuia, version: body.version }, await checked(body.guia, ctx));
  },

  editGuideFile: setDocument,
  editGuideImage: setPicture,
  deleteGuide: ({ body }, ctx) => writes.remove(ctx, body.id),
});

async function setDocument({ body: { idGuia, fichero } }: Input<typeof editGuideFile>, ctx: ManagerCtx) {
  const fileId = fichero && (await ctx.files.saveUpload(ctx, 'fichero', fichero));
  if (!(await setFile(ctx.db, idGuia, { fileId }))) throw new Refusal('actionNotAllowed');
  await recordAct(ctx, 'guia', idGuia, 'modificada');
  return null;
}

async function setPicture(
  { body: { idGuia, extension, ficheroB64 } }: Input<typeof editGuideImage>,
  ctx: ManagerCtx,
) {
  const imagenId =
    ficheroB64 === null ? null : await savePicture(ctx, { extension, ficheroB64, nombre: pictureName });
  if (!(await setFile(ctx.db, idGuia, { imagenId }))) throw new Refusal('actionNotAllowed');
  await recordAct(ctx, 'guia', idGuia, 'modificada');
  return null;
}
