import type { Cv } from '@portal/contract/cv';
import type { OfferContent } from '@portal/contract/offers';
import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { candidateExports } from '../../db/tables/applications.ts';
import { offers } from '../../db/tables/offers.ts';
import {
  type DocumentRow,
  documentsJson,
  type PdfRow,
  type PrintingRow,
  pdfColumns,
  printingColumns,
} from '../applications/application-parts.queries.ts';
import type { Readable } from '../candidates/candidates.rules.ts';

type Export = typeof candidateExports.$inferSelect;

export async function insertExport(
  { orm }: Db,
  values: Pick<Export, 'offerId' | 'accountId' | 'formato' | 'idioma' | 'creada'>,
): Promise<number> {
  const [row] = await orm.insert(candidateExports).values(values).returning({ id: candidateExports.id });
  if (!row) throw new Error('an export was not written');
  return row.id;
}

/** An export that this contact began for this company. */
export async function findOwnExport(
  { orm }: Db,
  id: number,
  { accountId, companyId }: { accountId: number; companyId: number },
) {
  const [row] = await orm
    .select({ export: candidateExports, titulo: offers.titulo, referencia: offers.referencia })
    .from(candidateExports)
    .innerJoin(offers, eq(offers.id, candidateExports.offerId))
    .where(
      and(
        eq(candidateExports.id, id),
        eq(candidateExports.accountId, accountId),
        eq(offers.companyId, companyId),
      ),
    );
  return row;
}

/** An export that is still to be made, with the reference of its offer. */
export async function findWaitingExport({ orm }: Db, id: number) {
  const [row] = await orm
    .select({ export: candidateExports, referencia: offers.referencia, tipo: offers.tipo })
    .from(candidateExports)
    .innerJoin(offers, eq(offers.id, candidateExports.offerId))
    .where(and(eq(candidateExports.id, id), eq(candidateExports.estado, 'pendiente')));
  return row;
}

export async function updateExport(
  { orm }: Db,
  id: number,
  values: Partial<Pick<Export, 'estado' | 'total' | 'hechos' | 'fileId'>>,
): Promise<void> {
  await orm.update(candidateExports).set(values).where(eq(candidateExports.id, id));
}

export async function deleteExportsBefore({ orm }: Db, moment: Date): Promise<void> {
  await orm.delete(candidateExports).where(lt(candidateExports.creada, moment));
}

const ids = {
  name: 'export_candidates',
  text: `
    select a.id from applications a join accounts c on c.id = a.student_id
    where a.offer_id = $1 and a.id_estado <> 7 order by a.fecha, a.id`,
};

/** The applications to an offer that stand, in the order in which they came. */
export const standingIds = async (db: Db, offerId: number): Promise<number[]> =>
  (await db.query<{ id: number }>(ids, [offerId])).map(({ id }) => id);

export interface ExportedCandidate extends PdfRow, PrintingRow, Readable {
  cv: Cv;
  titulaciones: OfferContent['listado_titulaciones'];
  fecha: string;
  presentacion: string | null;
  deseablesCumplidos: number;
  deseablesTotal: number;
  documentos: DocumentRow[];
}

const one = {
  name: 'export_candidate',
  text: `
    select s.cv, o.listado_titulaciones as titulaciones, a.fecha, a.presentacion, a.id_estado as "idEstado",
      a.deseables_cumplidos as "deseablesCumplidos", a.deseables_total as "deseablesTotal",
      acc.estado = 'baja' as cerrada, a.id as "idCandidatura", ${pdfColumns}, ${printingColumns}, ${documentsJson} as documentos
    from applications a
      join offers o on o.id = a.offer_id
      join accounts acc on acc.id = a.student_id
      join application_snapshots s on s.application_id = a.id
      left join files f on f.id = s.pdf_id
    where a.id = $1`,
};

/** What was sent with an application, as it stands now. */
export async function exportedCandidate(db: Db, id: number): Promise<ExportedCandidate | undefined> {
  const [row] = await db.query<ExportedCandidate>(one, [id]);
  return row;
}
