import { reviewed } from '@portal/contract/invoice-amounts';
import { fieldError } from '@portal/contract/validation';
import { spreadsheet } from '../../files/spreadsheet.ts';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { billingAccountsOf } from '../billing-accounts/billing-accounts.queries.ts';
import { invoiceImportRoutes } from './import.routes.ts';
import { invoiceTexts } from './invoice-texts.ts';
import {
  feeReviews,
  findInvoices,
  insertReview,
  invoicesOf,
  lockFees,
  lockInvoice,
  updateInvoice,
} from './invoices.queries.ts';
import { feeOn } from './invoices.rules.ts';
import { cancel, issue } from './issue.ts';

/** More than any institution issues: the file is made at once. */
const mostExported = 100_000;

const withLink =
  ({ files }: Pick<Ctx, 'files'>) =>
  <I extends { numero: string; fileId: number | null }>({ fileId, ...invoice }: I) => ({
    ...invoice,
    documento: fileId === null ? null : files.link(fileId, `${invoice.numero.replace('/', '-')}.pdf`),
  });

export const invoicesRoutes = {
  ...invoiceImportRoutes,
  ...routes({
    async listOwnInvoices(_, ctx) {
      return (await invoicesOf(ctx.db, ctx.session.companyId, ctx.today())).map(withLink(ctx));
    },

    async listInvoices({ query: { pagina, porPagina, ...filters } }, ctx) {
      const page = { limit: porPagina, offset: (pagina - 1) * porPagina };
      const found = await findInvoices(ctx.db, filters, ctx.today(), page);
      return { ...found, facturas: found.facturas.map(withLink(ctx)) };
    },

    async exportInvoices({ body: { formato, ...filters } }, ctx) {
      const words = invoiceTexts[ctx.language];
      const { facturas } = await findInvoices(ctx.db, filters, ctx.today(), {
        limit: mostExported,
        offset: 0,
      });
      const rows = facturas.map((invoice) => [
        invoice.numero,
        invoice.fecha,
        invoice.vencimiento,
        invoice.nombreFiscal,
        invoice.cif,
        invoice.concepto,
        invoice.base,
        invoice.iva,
        invoice.cuota,
        invoice.total,
        words.states[invoice.estado],
        invoice.pagada ?? '',
        invoice.rectificaA ?? '',
      ]);
      const bytes = await spreadsheet(formato, words.columns, rows);
      const nombre = `${words.fileName}-${ctx.today()}.${formato}`;
      return ctx.files.link(await ctx.files.saveMade(ctx, nombre, formato, bytes), nombre);
    },

    issueInvoice: issue,
    cancelInvoice: cancel,

    async listAccountsToBill({ params }, { db }) {
      const accounts = await billingAccountsOf(db, params.id);
      return accounts.map(({ id, nombreFiscal, cif }) => ({
        idCuenta: id,
        NombreFiscal: nombreFiscal,
        CIF: cif,
      }));
    },

    async payInvoice({ body: { id, fecha } }, ctx) {
      if (fecha > ctx.today()) throw new FieldRefusal([{ campo: 'fecha', error: fieldError('dateAhead') }]);
      const invoice = await lockInvoice(ctx.db, id);
      if (!invoice || invoice.anulada || invoice.serie === 'R') throw new Refusal('noSuchMove');
      if (invoice.pagada === fecha) return null;
      if (fecha < invoice.fecha)
        throw new FieldRefusal([{ campo: 'fecha', error: fieldError('paidBeforeIssue') }]);
      await updateInvoice(ctx.db, id, { pagada: fecha });
      await recordAct(ctx, 'empresa', invoice.companyId, 'facturaPagada');
      return null;
    },

    async takeBackPayment({ body: { id } }, ctx) {
      const invoice = await lockInvoice(ctx.db, id);
      if (!invoice || invoice.anulada || invoice.serie === 'R') throw new Refusal('noSuchMove');
      if (invoice.pagada === null) return null;
      await updateInvoice(ctx.db, id, { pagada: null });
      await recordAct(ctx, 'empresa', invoice.companyId, 'pagoQuitado');
      return null;
    },

    async getManagementFee(_, { db, brand, today }) {
      const reviews = await feeReviews(db);
      const { lectura, iva, revisionIPC } = brand.gastosGestion;
      return {
        lectura,
        iva,
        importe: feeOn(today(), reviews, brand),
        mesRevision: revisionIPC?.mes ?? null,
        historial: reviews.map(({ desde, importe, porcentaje, creada }) => ({
          desde,
          importe,
          porcentaje,
          creada: creada.toISOString(),
        })),
      };
    },

    async reviewManagementFee({ body: { desde, porcentaje } }, ctx) {
      if (ctx.brand.gastosGestion.revisionIPC === null) throw new Refusal('actionNotAllowed');
      await lockFees(ctx.db);
      const reviews = await feeReviews(ctx.db);
      const [last] = reviews;
      if (last?.desde === desde && last.porcentaje === porcentaje) return { importe: last.importe };
      if (last && last.desde >= desde) throw new Refusal('alreadyExists');
      const importe = reviewed(last?.importe ?? ctx.brand.gastosGestion.importe, porcentaje);
      const { accountId: gestorId } = ctx.session;
      await insertReview(ctx.db, { desde, importe, porcentaje, gestorId, creada: ctx.now() });
      await recordAct(ctx, 'portal', 'facturas', 'gastosRevisados');
      return { importe };
    },
  }),
};
