import { isDeepStrictEqual } from 'node:util';
import type { Input } from '@portal/contract/endpoint';
import { type Totals, totalsOf } from '@portal/contract/invoice-amounts';
import type { cancelInvoice, InvoiceRecipient, issueInvoice } from '@portal/contract/invoices';
import type { Language } from '@portal/contract/languages';
import { spain } from '@portal/contract/places';
import { fieldError } from '@portal/contract/validation';
import type { Ctx } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { WithNotice } from '../../http/with-notice.ts';
import { notifyCompany } from '../../notify/notify.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { billingAccountsOf } from '../billing-accounts/billing-accounts.queries.ts';
import { catalogueIn } from '../catalogue/catalogue.ts';
import { invoiceTexts } from './invoice-texts.ts';
import {
  type BilledCompany,
  billedCompany,
  findBySending,
  findRectifying,
  insertInvoice,
  lockInvoice,
  lockSending,
  type NewInvoice,
  takeNumber,
  updateInvoice,
} from './invoices.queries.ts';
import { negated, negatedTotals, numberOf } from './invoices.rules.ts';
import { printInvoice } from './print-invoice.ts';

type ManagerCtx = Ctx<ManagerSession>;
type Issued = { id: number; numero: string };
type StoredRow = NonNullable<Awaited<ReturnType<typeof findBySending>>>;

const placeOfInvoices = '/documentacion?ver=facturas';

export async function issue(
  { body }: Input<typeof issueInvoice>,
  ctx: ManagerCtx,
): Promise<WithNotice<Issued>> {
  const made = await issued(body, ctx);
  return new WithNotice(made, invoiceTexts[ctx.language].issued(made.numero));
}

/** Issues what this sending asks for; what it has issued before is answered again. */
async function issued(
  {
    idEmpresa: companyId,
    idCuenta,
    claveEnvio,
    iva,
    vencimiento,
    lineas,
  }: Input<typeof issueInvoice>['body'],
  ctx: ManagerCtx,
): Promise<Issued> {
  await lockSending(ctx.db, claveEnvio);
  const before = await findBySending(ctx.db, claveEnvio);
  if (before) {
    const company = await billedCompany(ctx.db, companyId);
    const destinatario = company && (await recipientOf(ctx, companyId, idCuenta, company));
    const sent = { companyId, iva, vencimiento, lineas, destinatario };
    const { id, numero } = before;
    if (!isDeepStrictEqual(pick(before), sent))
      throw new Refusal('cannotChangeState', otherData(ctx, numero));
    return { id, numero };
  }
  if (vencimiento < ctx.today())
    throw new FieldRefusal([{ campo: 'vencimiento', error: fieldError('datePast') }]);
  const company = await billedCompany(ctx.db, companyId);
  const destinatario = company && (await recipientOf(ctx, companyId, idCuenta, company));
  if (!company || !destinatario) throw new Refusal('companyProblem');
  const idioma = languageOf(ctx, company);
  const content = { companyId, claveEnvio, iva, vencimiento, lineas, destinatario, idioma };
  const made = await write(ctx, 'F', content, totalsOf(lineas, iva));
  const event = {
    tipo: 'invoiceIssued',
    datos: { numero: made.numero },
    urlAcceso: placeOfInvoices,
  } as const;
  await notifyCompany(ctx, companyId, event);
  await recordAct(ctx, 'empresa', companyId, 'facturaEmitida');
  return made;
}

const pick = ({ companyId, iva, vencimiento, lineas, destinatario }: StoredRow) => ({
  companyId,
  iva,
  vencimiento,
  lineas,
  destinatario,
});

/** The page goes on after a lost answer, and what was mended meanwhile is not in what was issued. */
const otherData = ({ language }: ManagerCtx, numero: string) => {
  const { issuedBefore, issuedOtherwise } = invoiceTexts[language];
  return { words: { titulo: issuedBefore, mensaje: issuedOtherwise(numero), boton: null } };
};

/** Issues the invoice that rectifies another whole; one that was rectified before is answered with the same. */
export async function cancel(
  { body: { id, motivo } }: Input<typeof cancelInvoice>,
  ctx: ManagerCtx,
): Promise<Issued> {
  const invoice = await lockInvoice(ctx.db, id);
  if (invoice?.serie !== 'F') throw new Refusal('noSuchMove');
  const before = await findRectifying(ctx.db, id);
  if (before) return { id: before.id, numero: before.numero };
  const { companyId, numero, destinatario, iva, idioma } = invoice;
  const made = await write(
    ctx,
    'R',
    {
      companyId,
      destinatario,
      iva,
      idioma,
      motivo,
      vencimiento: ctx.today(),
      lineas: negated(invoice.lineas),
      rectificaId: id,
    },
    negatedTotals(invoice),
    numero,
  );
  await updateInvoice(ctx.db, id, { anulada: true });
  const datos = { numero, rectificativa: made.numero };
  await notifyCompany(ctx, companyId, { tipo: 'invoiceRectified', datos, urlAcceso: placeOfInvoices });
  await recordAct(ctx, 'empresa', companyId, 'facturaAnulada');
  return made;
}

type Content = Pick<
  NewInvoice,
  | 'companyId'
  | 'claveEnvio'
  | 'vencimiento'
  | 'destinatario'
  | 'lineas'
  | 'iva'
  | 'idioma'
  | 'motivo'
  | 'rectificaId'
>;

/** Writes an invoice of today with the next number of its series, and its PDF. */
async function write(
  ctx: ManagerCtx,
  serie: 'F' | 'R',
  content: Content,
  totals: Totals,
  rectifies?: string,
): Promise<Issued> {
  const fecha = ctx.today();
  const year = Number(fecha.slice(0, 4));
  const numero = numberOf(serie, year, await takeNumber(ctx.db, serie, year));
  const rectifica = rectifies === undefined ? null : { numero: rectifies, motivo: content.motivo ?? '' };
  const bytes = await printInvoice({ ...content, ...totals, numero, fecha, rectifica }, ctx.brand);
  const fileId = await ctx.files.save(ctx, `${numero.replace('/', '-')}.pdf`, 'pdf', bytes);
  const id = await insertInvoice(ctx.db, {
    ...content,
    ...totals,
    serie,
    numero,
    fecha,
    fileId,
    gestorId: ctx.session.accountId,
    creada: ctx.now(),
  });
  return { id, numero };
}

/** To whom it is made out: a billing account, or the company itself; undefined where that lacks its address. */
async function recipientOf(
  ctx: ManagerCtx,
  companyId: number,
  idCuenta: number | null,
  company: BilledCompany,
): Promise<InvoiceRecipient | undefined> {
  const language = languageOf(ctx, company);
  if (idCuenta === null) {
    const { nombreFiscal, cif, direccion: calle, localidad } = company;
    return calle && localidad
      ? { nombreFiscal, cif, direccion: addressOf({ ...company, calle, localidad }, language) }
      : undefined;
  }
  const account = (await billingAccountsOf(ctx.db, companyId)).find(({ id }) => id === idCuenta);
  if (!account) return undefined;
  const { nombreFiscal, cif, domicilioFiscal: calle, poblacion: localidad } = account;
  return { nombreFiscal, cif, direccion: addressOf({ ...account, calle, localidad }, language) };
}

const languageOf = ({ brand }: ManagerCtx, { idioma }: BilledCompany): Language =>
  idioma ?? brand.idiomaPorDefecto;

interface Address {
  calle: string;
  cp: string | null;
  localidad: string;
  idPais: number;
  idProvincia: number | null;
  provincia: string | null;
}

/** In one line, with the country where that is another one. */
function addressOf(
  { calle, cp, localidad, idPais, idProvincia, provincia }: Address,
  language: Language,
): string {
  const { provincias, paises } = catalogueIn(language);
  const country = idPais === spain ? null : paises.find((one) => one.idPais === idPais)?.descripcion;
  const named = provincias.find((one) => one.idProvincia === idProvincia)?.descripcion ?? provincia;
  const place = [cp, localidad].filter(Boolean).join(' ');
  return [calle, place, named === localidad ? null : named, country].filter(Boolean).join(', ');
}
