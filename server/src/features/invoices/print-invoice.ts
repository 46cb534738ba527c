import type { Brand } from '@portal/contract/brand';
import { lineTotal, type Totals } from '@portal/contract/invoice-amounts';
import type { InvoiceLine, InvoiceRecipient } from '@portal/contract/invoices';
import type { Language } from '@portal/contract/languages';
import { printPaper } from '../../pdf/print-paper.ts';
import { invoiceTexts } from './invoice-texts.ts';

export interface PrintedInvoice extends Totals {
  numero: string;
  fecha: string;
  vencimiento: string;
  destinatario: InvoiceRecipient;
  lineas: readonly InvoiceLine[];
  iva: number;
  idioma: Language;
  /** The number of the invoice that it rectifies, and why. */
  rectifica: { numero: string; motivo: string } | null;
}

/** An invoice as a tagged PDF, in the language of its company. */
export function printInvoice(invoice: PrintedInvoice, brand: Brand): Promise<Uint8Array> {
  const { idioma, destinatario, lineas, rectifica } = invoice;
  const words = invoiceTexts[idioma];
  const money = (amount: number) =>
    new Intl.NumberFormat(idioma, { style: 'currency', currency: 'EUR' }).format(amount);
  const day = (text: string) =>
    new Intl.DateTimeFormat(idioma, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${text}T00:00:00Z`),
    );
  const { nombre, nif, direccion } = brand.responsable;
  return printPaper({
    title: `${rectifica ? words.rectifying : words.invoice} ${invoice.numero}`,
    subtitle: rectifica ? words.rectifies(rectifica.numero) : null,
    contacts: [`${words.date}: ${day(invoice.fecha)}`, `${words.due}: ${day(invoice.vencimiento)}`],
    sections: [
      { title: words.issuer, text: `${nombre}\n${words.taxId} ${nif}\n${direccion}` },
      {
        title: words.recipient,
        text: `${destinatario.nombreFiscal}\n${words.taxId} ${destinatario.cif}\n${destinatario.direccion}`,
      },
      { title: words.reason, text: rectifica?.motivo ?? null },
      {
        title: words.concepts,
        entries: lineas.map((line) => ({
          title: line.concepto,
          aside: money(lineTotal(line)),
          subtitle: line.meses === null ? null : words.months(line.meses, money(line.importe)),
        })),
      },
      {
        title: words.amounts,
        entries: [
          { title: words.base, aside: money(invoice.base) },
          {
            title: words.tax(new Intl.NumberFormat(idioma).format(invoice.iva)),
            aside: money(invoice.cuota),
          },
          { title: words.total, aside: money(invoice.total) },
        ],
      },
    ],
    footer: brand.nombre,
    pageOf: (page, pages) => words.page(page, pages),
    moreOf: () => '',
    language: idioma,
    accent: brand.colores.acento,
  });
}
