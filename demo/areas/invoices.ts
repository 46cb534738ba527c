import { randomUUID } from 'node:crypto';
import { addDays } from '@portal/contract/days';
import { totalsOf } from '@portal/contract/invoice-amounts';
import { eq } from 'drizzle-orm';
import { companies as companyRows } from '../../server/src/db/tables/companies.ts';
import { invoiceNumbers, invoices } from '../../server/src/db/tables/invoices.ts';
import { negated, numberOf } from '../../server/src/features/invoices/invoices.rules.ts';
import { printInvoice } from '../../server/src/features/invoices/print-invoice.ts';
import type { Demo } from '../demo.ts';
import { at } from '../random.ts';

const daysDue = 30;
/** Days ago on which each was issued, the company by its place in the list, and what became of it. */
const plan = [
  [340, 0, 'pagada'],
  [310, 0, 'pagada'],
  [280, 1, 'pagada'],
  [250, 0, 'pagada'],
  [220, 2, 'pagada'],
  [190, 0, 'anulada'],
  [160, 0, 'pagada'],
  [130, 3, 'pagada'],
  [100, 0, 'pagada'],
  [70, 1, 'vencida'],
  [45, 0, 'vencida'],
  [10, 2, 'emitida'],
  [5, 0, 'emitida'],
] as const;

/** A year of invoices of the management fee, in each state. */
export async function addInvoices({ db, calendar, brand, companies, saveFile }: Demo): Promise<void> {
  const counts = new Map<string, number>();
  const nextNumber = (serie: 'F' | 'R', fecha: string): string => {
    const year = Number(fecha.slice(0, 4));
    const key = `${serie} ${year}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return numberOf(serie, year, count);
  };
  const { lectura, importe, iva } = brand.gastosGestion;
  const idioma = brand.idiomaPorDefecto;

  async function add(
    serie: 'F' | 'R',
    place: number,
    values: Pick<typeof invoices.$inferInsert, 'fecha' | 'vencimiento' | 'lineas' | 'pagada' | 'anulada'>,
    rectified?: { id: number; numero: string },
  ) {
    const companyId = at(companies, place).id;
    const [company] = await db.orm.select().from(companyRows).where(eq(companyRows.id, companyId));
    if (!company) throw new Error('the demo has no such company');
    const { nombreFiscal, cif, direccion, cp, localidad } = company;
    const destinatario = { nombreFiscal, cif, direccion: `${direccion}, ${cp ?? ''} ${localidad}` };
    const numero = nextNumber(serie, values.fecha);
    const totals = totalsOf(values.lineas, iva);
    const motivo = rectified ? 'El número de meses estaba equivocado' : null;
    const rectifica = rectified ? { numero: rectified.numero, motivo: motivo ?? '' } : null;
    const printed = { ...values, ...totals, numero, destinatario, iva, idioma, rectifica };
    const bytes = saveFile && (await printInvoice(printed, brand));
    const fileId = (bytes && (await saveFile?.(`${numero.replace('/', '-')}.pdf`, 'pdf', bytes))) ?? null;
    const [row] = await db.orm
      .insert(invoices)
      .values({
        ...values,
        ...totals,
        companyId,
        serie,
        numero,
        destinatario,
        iva,
        idioma,
        motivo,
        fileId,
        rectificaId: rectified?.id ?? null,
        claveEnvio: randomUUID(),
        creada: new Date(`${values.fecha}T10:00:00Z`),
      })
      .returning({ id: invoices.id, numero: invoices.numero });
    if (!row) throw new Error('an invoice of the demo was not written');
    return row;
  }

  for (const [daysAgo, place, state] of plan) {
    const fecha = calendar.day(-daysAgo);
    const vencimiento = addDays(fecha, daysDue);
    const lineas = [
      lectura === 'porMes'
        ? { concepto: 'Gastos de gestión de prácticas', meses: 1 + (daysAgo % 3), importe }
        : { concepto: 'Gastos de gestión del convenio', meses: null, importe },
    ];
    const pagada = state === 'pagada' ? addDays(fecha, 12 + (daysAgo % 9)) : null;
    const made = await add('F', place, { fecha, vencimiento, lineas, pagada, anulada: state === 'anulada' });
    if (state !== 'anulada') continue;
    const later = addDays(fecha, 2);
    await add('R', place, { fecha: later, vencimiento: later, lineas: negated(lineas), pagada: null }, made);
  }
  await db.orm.insert(invoiceNumbers).values(
    [...counts].map(([key, numero]) => {
      const [serie, anyo] = key.split(' ');
      return { serie: serie === 'R' ? ('R' as const) : ('F' as const), anyo: Number(anyo), numero };
    }),
  );
}
