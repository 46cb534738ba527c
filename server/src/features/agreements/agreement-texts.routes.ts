import type { Language } from '@portal/contract/languages';
import { fieldError } from '@portal/contract/validation';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { agreementFields } from '../../institution/agreement-text.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { exampleFields } from './agreement-example.ts';
import { printAgreement } from './agreement-pdf.ts';
import { readyText } from './agreement-text.ts';
import { keptTexts, lockText, saveText } from './agreement-texts.queries.ts';
import { fileName } from './agreement-views.ts';
import { typedCode } from './agreements.rules.ts';
import { issuedDocument } from './issued-document.ts';

type Kept = Awaited<ReturnType<typeof keptTexts>>[number];

const shown = ({ pages }: Pick<Ctx, 'pages'>, idioma: Language, kept: Kept | undefined) => ({
  idioma,
  texto: kept?.texto ?? pages.agreement(idioma) ?? '',
  version: kept?.version ?? 0,
  modificado: kept && kept.version > 0 ? kept.modificado.toISOString() : null,
  esPropio: typeof kept?.texto === 'string',
});

function mustOffer({ brand }: Ctx<ManagerSession>, idioma: Language): void {
  if (!brand.idiomas.includes(idioma))
    throw new FieldRefusal([{ campo: 'idioma', error: fieldError('chooseOne') }]);
}

export const agreementTextsRoutes = routes({
  async getAgreementTexts(_, ctx) {
    const kept = await keptTexts(ctx.db);
    return {
      textos: ctx.brand.idiomas.map((idioma) =>
        shown(
          ctx,
          idioma,
          kept.find((one) => one.idioma === idioma),
        ),
      ),
      campos: [...agreementFields],
    };
  },

  async saveAgreementText({ body: { idioma, version, texto } }, ctx) {
    mustOffer(ctx, idioma);
    if (texto !== null) readyText(texto, ctx.brand, idioma);
    const kept = await lockText(ctx.db, idioma, ctx.now());
    // Sent twice it is there already.
    if (kept.texto === texto) return shown(ctx, idioma, kept);
    if (kept.version !== version) throw new Refusal('cannotChangeState');
    const saved = await saveText(ctx.db, idioma, texto, ctx.now());
    await recordAct(ctx, 'portal', 'convenios', 'modificada');
    return shown(ctx, idioma, saved);
  },

  async previewAgreementText({ body: { idioma, texto } }, ctx) {
    mustOffer(ctx, idioma);
    const { brand } = ctx;
    const pdf = await printAgreement({
      text: readyText(texto, brand, idioma),
      fields: exampleFields(idioma, ctx.today()),
      number: '',
      code: '',
      verifyUrl: '',
      language: idioma,
      institution: { nombre: brand.nombre, fundacion: brand.fundacion, acento: brand.colores.acento },
      createdAt: ctx.now(),
      isDraft: true,
    });
    return { nombre: fileName, ficheroB64: Buffer.from(pdf).toString('base64') };
  },

  verifyDocument: ({ params: { codigo } }, ctx) => issuedDocument(ctx, typedCode(codigo)),
});
