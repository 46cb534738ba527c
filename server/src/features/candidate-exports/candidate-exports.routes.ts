import { routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { ownOffer } from '../offers/own-offer.ts';
import { findOwnExport, insertExport } from './candidate-exports.queries.ts';
import { exportTexts } from './export-texts.ts';

export const candidateExportsRoutes = routes({
  async exportCandidates({ body: { urlOferta, formato } }, ctx) {
    const { id: offerId } = await ownOffer(ctx, urlOferta);
    const { accountId } = ctx.session;
    const id = await insertExport(ctx.db, {
      offerId,
      accountId,
      formato,
      idioma: ctx.language,
      creada: ctx.now(),
    });
    await ctx.jobs.send(ctx.db, 'candidateExport', { id });
    return { id };
  },

  async getCandidateExport({ params }, { db, session, files }) {
    const found = await findOwnExport(db, params.id, session);
    if (!found) throw new Refusal('actionNotAllowed');
    const { formato, estado, total, hechos, fileId, creada, idioma } = found.export;
    const nombre = `${exportTexts[idioma].fileName}-${found.referencia}.${formato}`;
    return {
      formato,
      estado,
      total,
      hechos,
      fichero: fileId === null ? null : files.link(fileId, nombre),
      creada: creada.toISOString(),
    };
  },
});
