import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { companyDocuments } from '../../db/tables/company-documents.ts';

/** By whom documents of a placement still have to be handed in. */
export async function awaitedDocuments({ orm }: Db, placementId: number) {
  const rows = await orm
    .selectDistinct({ aportadoPor: companyDocuments.aportadoPor })
    .from(companyDocuments)
    .where(
      and(
        eq(companyDocuments.idPractica, placementId),
        inArray(companyDocuments.estado, ['pendiente', 'devuelto']),
      ),
    );
  return rows.map(({ aportadoPor }) => aportadoPor);
}

/** The document of a placement that a sending asked for. */
export async function askedUnder(
  { orm }: Db,
  placementId: number,
  claveEnvio: string,
): Promise<number | undefined> {
  const [row] = await orm
    .select({ id: companyDocuments.id })
    .from(companyDocuments)
    .where(and(eq(companyDocuments.idPractica, placementId), eq(companyDocuments.claveEnvio, claveEnvio)));
  return row?.id;
}
