import { createHmac } from 'node:crypto';
import { reviewDays, type Signatory, signatory } from '@portal/contract/agreements';
import { inLanguage } from '@portal/contract/screens';
import { fieldError } from '@portal/contract/validation';
import { type Ctx, routes } from '../../http/context.ts';
import { hashOfSecret } from '../../http/link-secret.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import { isAgreementField } from '../../institution/agreement-text.ts';
import { notifyCompany } from '../../notify/notify.ts';
import { filledBlocks, readBlocks } from '../../pdf/document/blocks.ts';
import { printedFields } from './agreement-fields.ts';
import { htmlOf } from './agreement-html.rules.ts';
import { currentText } from './agreement-text.ts';
import { told } from './agreement-views.ts';
import { type AgreementVersion, namesIn, newestVersionOf } from './agreements.queries.ts';
import { forReviewer } from './agreements.rules.ts';
import { findAgreement } from './company-agreements.queries.ts';
import { lockedOwn, mustAllow } from './company-agreements.routes.ts';
import { partiesOf } from './parties.queries.ts';
import {
  addComment,
  addReview,
  changeReview,
  commentUnder,
  countComments,
  decideComment,
  openReview,
  reviewsOf,
  withdrawReview,
} from './reviews.queries.ts';

/** Comments that a link takes. */
const maxComments = 50;
/** Links of an agreement that are good at the same time are few. */
const maxReviews = 50;

/** Times that a company is told of one link that the signatory's data were confirmed or corrected: the page has the last. */
const maxTold = 5;

type Reviewed = NonNullable<Awaited<ReturnType<typeof openReview>>>;

async function opened(ctx: Ctx, token: string): Promise<Reviewed> {
  const found = await openReview(ctx.db, hashOfSecret(token), ctx.now());
  if (!found) throw new Refusal('linkExpiredOrUsed');
  return found;
}

/** The agreement as it was generated or, before that, as it will be, for the page. */
async function textFor(ctx: Ctx, { agreement }: Reviewed, generated: AgreementVersion | undefined) {
  const language = generated?.idioma ?? ctx.language;
  const datos = forReviewer(generated?.datos ?? agreement.datos);
  const parties = await partiesOf(ctx.db, agreement.companyId, datos);
  const fields = printedFields(datos, parties, {
    language,
    today: ctx.today(),
    number: agreement.numero,
  });
  if (generated?.impreso) {
    const { texto, campos } = generated.impreso;
    // Of what was printed a reviewer is not to read the whole IBAN.
    return filledHtml(texto, { ...campos, 'facturacion.pago': fields['facturacion.pago'] ?? '' });
  }
  return filledHtml(await currentText(ctx, ctx.db, language), fields);
}

function filledHtml(texto: string, campos: Readonly<Record<string, string>>): string {
  const fieldOf = (name: string) => (isAgreementField(name) ? (campos[name] ?? '') : '');
  return htmlOf(filledBlocks(readBlocks(texto).blocks, fieldOf));
}

const shownComment = ({ id, campo, texto, fecha, decision }: Awaited<ReturnType<typeof addComment>>) => ({
  id,
  campo,
  texto,
  fecha: fecha.toISOString(),
  decision,
});

const isSame = (one: Signatory, other: Signatory): boolean =>
  signatory.keyof().options.every((field) => (one[field] || null) === (other[field] || null));

/** `secret` signs links. */
export const reviewsRoutes = (secret: Uint8Array) =>
  routes({
    async addAgreementReview({ body: { idConvenio, nombre, claveEnvio } }, ctx) {
      const agreement = await lockedOwn(ctx, idConvenio);
      mustAllow('review', agreement);
      // Made from the key, so that the same sending gives the same link although the link is not kept.
      const token = createHmac('sha256', secret)
        .update(`agreement review ${agreement.id} ${claveEnvio}`)
        .digest('base64url');
      const creada = ctx.now();
      const id = await addReview(
        ctx.db,
        {
          agreementId: agreement.id,
          secretoHash: hashOfSecret(token),
          nombre,
          creada,
          caduca: new Date(creada.getTime() + reviewDays * 86_400_000),
        },
        maxReviews,
      );
      if (id === undefined) throw new Refusal('cannotChangeState');
      return { id, url: `${ctx.publicUrl}${inLanguage('/revisar-convenio', ctx.language)}#${token}` };
    },

    async withdrawAgreementReview({ body: { idConvenio, id } }, ctx) {
      const agreement = await lockedOwn(ctx, idConvenio);
      if (!(await withdrawReview(ctx.db, agreement.id, id, ctx.now()))) throw new Refusal('actionNotAllowed');
      return null;
    },

    async settleReviewComment({ body: { idConvenio, id, decision } }, ctx) {
      const agreement = await findAgreement(ctx.db, ctx.session.companyId, idConvenio);
      if (!agreement || !(await decideComment(ctx.db, agreement.id, id, decision)))
        throw new Refusal('actionNotAllowed');
      return null;
    },

    async openAgreementReview({ body: { token } }, ctx) {
      const found = await opened(ctx, token);
      const { review, agreement, empresa } = found;
      await changeReview(ctx.db, review.id, { vista: ctx.now() });
      const [own] = await reviewsOf(ctx.db, agreement.id, review.id);
      // What the company corrects meanwhile is in no document yet.
      const generated =
        agreement.estado === 'generado' ? await newestVersionOf(ctx.db, agreement.id) : undefined;
      const { datos } = generated ?? agreement;
      return {
        nombre: review.nombre,
        empresa,
        caduca: review.caduca.toISOString(),
        datos: forReviewer(datos),
        nombres: await namesIn(ctx.db, agreement.companyId, datos),
        texto: await textFor(ctx, found, generated),
        comentarios: own?.comentarios ?? [],
        datosConfirmados: review.datosConfirmados,
      };
    },

    async commentAgreement({ body: { token, ...comment } }, ctx) {
      const { review, agreement } = await opened(ctx, token);
      const before = await commentUnder(ctx.db, review.id, comment.claveEnvio);
      if (before && (before.campo !== comment.campo || before.texto !== comment.texto))
        throw new Refusal('cannotChangeState');
      if (before) return shownComment(before);
      if ((await countComments(ctx.db, review.id)) >= maxComments)
        throw new FieldRefusal([
          { campo: 'texto', error: fieldError('agreementTooManyComments', { max: maxComments }) },
        ]);
      const kept = await addComment(ctx.db, { ...comment, reviewId: review.id, fecha: ctx.now() });
      await notifyCompany(ctx, agreement.companyId, {
        tipo: 'agreementCommented',
        datos: { nombre: review.nombre },
        urlAcceso: told(agreement).urlAcceso,
      });
      return shownComment(kept);
    },

    async confirmSignatory({ body: { token, datosFirmante } }, ctx) {
      const { review, agreement } = await opened(ctx, token);
      if (review.datosConfirmados && isSame(review.datosConfirmados, datosFirmante)) return null;
      const isTold = review.avisos < maxTold;
      const avisos = review.avisos + (isTold ? 1 : 0);
      await changeReview(ctx.db, review.id, { datosConfirmados: datosFirmante, avisos });
      if (!isTold) return null;
      await notifyCompany(ctx, agreement.companyId, {
        tipo: 'agreementSignatoryConfirmed',
        datos: { nombre: review.nombre },
        urlAcceso: told(agreement).urlAcceso,
      });
      return null;
    },
  });
