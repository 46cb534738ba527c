import { randomUUID } from 'node:crypto';
import { companyDocuments } from '../../server/src/db/tables/company-documents.ts';
import type { Demo } from '../demo.ts';
import { inBatches } from '../insert.ts';
import { plainPdf } from '../pdf.ts';
import { at } from '../random.ts';

type Row = Omit<typeof companyDocuments.$inferInsert, 'companyId'>;

const texts = {
  insurance: 'Póliza de responsabilidad civil',
  safety: 'Evaluación de riesgos del puesto de prácticas',
  registry: 'Certificado de situación censal',
  deeds: 'Escritura de poderes de quien firma los convenios',
  plan: 'Plan de acogida de estudiantes',
};

/** Documents that companies are asked for, have handed in, got back or need to renew. */
export async function addCompanyDocuments({
  db,
  calendar: { day, moment },
  companies,
  saveFile,
}: Demo): Promise<void> {
  const file = async (titulo: string): Promise<number | null> =>
    (await saveFile?.(`${titulo}.pdf`, 'pdf', plainPdf(titulo, ['Documento de demostración.']))) ?? null;

  /** What a company is at, by its place in the list; those of `empresa@demo.test` come first. */
  async function rowsOf(place: number): Promise<Row[]> {
    const asked = (days: number) => ({
      pedido: moment(-days),
      creado: moment(-days),
      claveEnvio: randomUUID(),
    });
    const awaited: Row = {
      ...asked(9),
      tipo: 'seguro',
      nombre: texts.insurance,
      descripcion: 'La póliza en vigor, con el recibo de este año.',
      fechaLimite: day(12),
    };
    const handedIn = async (): Promise<Row> => ({
      ...asked(20),
      tipo: 'otro',
      nombre: texts.registry,
      estado: 'entregado',
      fechaLimite: day(3),
      fecha: day(-4),
      entregado: moment(-4),
      fileId: await file(texts.registry),
    });
    if (place > 0) return place % 2 === 0 ? [awaited] : [await handedIn()];
    return [
      awaited,
      await handedIn(),
      {
        ...asked(30),
        tipo: 'otro',
        nombre: texts.safety,
        estado: 'devuelto',
        fechaLimite: day(5),
        fecha: day(-8),
        entregado: moment(-8),
        resuelto: moment(-6),
        motivo: 'Falta la firma del servicio de prevención',
        fileId: await file(texts.safety),
      },
      {
        ...asked(360),
        tipo: 'otro',
        nombre: texts.deeds,
        estado: 'aceptado',
        fecha: day(-358),
        entregado: moment(-358),
        resuelto: moment(-356),
        caduca: day(18),
        fileId: await file(texts.deeds),
      },
      {
        creado: moment(-70),
        tipo: 'otro',
        nombre: texts.plan,
        estado: 'aceptado',
        fecha: day(-70),
        entregado: moment(-70),
        resuelto: moment(-66),
        fileId: await file(texts.plan),
      },
    ];
  }

  const rows = [];
  for (const place of [0, 1, 2, 3, 4, 5])
    for (const row of await rowsOf(place)) rows.push({ ...row, companyId: at(companies, place).id });
  await inBatches(rows, (values) => db.orm.insert(companyDocuments).values(values).returning());
}
