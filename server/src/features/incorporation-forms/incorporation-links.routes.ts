import { createHmac } from 'node:crypto';
import { incorporationLinkDays } from '@portal/contract/incorporation-forms';
import { inLanguage } from '@portal/contract/screens';
import { type Ctx, routes } from '../../http/context.ts';
import { hashOfSecret } from '../../http/link-secret.ts';
import { Refusal } from '../../http/refusal.ts';
import { notifyCompany } from '../../notify/notify.ts';
import { lockedOwn, mustAllow } from './company-incorporation.routes.ts';
import { addEvent, contextOf } from './incorporation-forms.queries.ts';
import { addLink, changeLink, openLink, withdrawLink } from './incorporation-links.queries.ts';
import { saveSection } from './save-section.ts';

async function opened(ctx: Ctx, token: string) {
  const found = await openLink(ctx.db, hashOfSecret(token), ctx.now());
  if (!found) throw new Refusal('linkExpiredOrUsed');
  return found;
}

/** `secret` signs links. */
export const incorporationLinksRoutes = (secret: Uint8Array) =>
  routes({
    async addIncorporationLink({ body: { idSolicitud, seccion, nombre, claveEnvio } }, ctx) {
      const form = await lockedOwn(ctx, idSolicitud);
      mustAllow('link', form);
      // Made from the key, so that the same sending gives the same link although the link is not kept.
      const token = createHmac('sha256', secret)
        .update(`incorporation ${idSolicitud} ${seccion} ${claveEnvio}`)
        .digest('base64url');
      const creado = ctx.now();
      const id = await addLink(ctx.db, {
        applicationId: idSolicitud,
        secretoHash: hashOfSecret(token),
        seccion,
        nombre,
        creado,
        caduca: new Date(creado.getTime() + incorporationLinkDays * 86_400_000),
      });
      if (id === undefined) throw new Refusal('cannotChangeState');
      const path = inLanguage(`/formulario-incorporacion/${idSolicitud}`, ctx.language);
      return { id, url: `${ctx.publicUrl}${path}#${token}` };
    },

    async withdrawIncorporationLink({ body: { idSolicitud, id } }, ctx) {
      const form = await lockedOwn(ctx, idSolicitud);
      if (!(await withdrawLink(ctx.db, form.applicationId, id, ctx.now())))
        throw new Refusal('applicationNotFound');
      return null;
    },

    async openIncorporationLink({ body: { token } }, ctx) {
      const { form, link } = await opened(ctx, token);
      await changeLink(ctx.db, link.id, { visto: ctx.now() });
      const { nombre, titulo, empresa } = await contextOf(ctx.db, form.applicationId);
      const { seccion } = link;
      return {
        seccion,
        nombre: link.nombre,
        empresa,
        alumno: nombre,
        titulo,
        caduca: link.caduca.toISOString(),
        versionSeccion: form.versiones[seccion] ?? 0,
        datos: { [seccion]: form.datos[seccion] ?? {} },
        motivos: form.motivos.filter(({ campo }) => campo.startsWith(`${seccion}.`)),
      };
    },

    async saveIncorporationByLink({ body: { token, ...body } }, ctx) {
      const { form, link } = await opened(ctx, token);
      // Of another section than its own a link says nothing.
      if (body.parte.seccion !== link.seccion) throw new Refusal('linkExpiredOrUsed');
      const { versionSeccion, isNew } = await saveSection(ctx.db, form, body);
      if (!isNew) return { versionSeccion };
      const fecha = ctx.now();
      await changeLink(ctx.db, link.id, { guardado: fecha });
      // The company is told once, not of each pause in the writing.
      if (link.guardado !== null) return { versionSeccion };
      const { applicationId } = form;
      const { idEmpresa } = await contextOf(ctx.db, applicationId);
      await addEvent(ctx.db, { applicationId, tipo: 'guardadoPorEnlace', fecha, nombre: link.nombre });
      await notifyCompany(ctx, idEmpresa, {
        tipo: 'incorporationSectionFilled',
        datos: { nombre: link.nombre },
        urlAcceso: `/formulario-incorporacion/${applicationId}`,
      });
      return { versionSeccion };
    },
  });
