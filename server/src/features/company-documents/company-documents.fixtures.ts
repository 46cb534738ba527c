import { randomUUID } from 'node:crypto';
import type { calls } from '@portal/contract/company-documents';
import { companyDocuments } from '../../db/tables/company-documents.ts';
import { files } from '../../db/tables/files.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { file } from '../../testing/fixtures.ts';
import type { TestPortal } from '../../testing/portal.ts';

export const sent = {
  ficheroB64ParaAltas: `data:application/pdf;base64,${file.ficheroB64}`,
  extension_adjunto: file.extension_adjunto,
  nombre: file.nombre,
  fecha: '2026-09-15',
};

/** A document of a company; an awaited one where nothing else is said. */
export async function addDocument(
  { database }: TestPortal,
  companyId: number,
  values: Partial<typeof companyDocuments.$inferInsert> = {},
) {
  const made = { companyId, tipo: 'otro', nombre: 'Seguro', pedido: new Date(), creado: new Date() } as const;
  const [row] = await database.orm
    .insert(companyDocuments)
    .values({ ...made, ...values })
    .returning();
  if (!row) throw new Error('no document was written');
  return row;
}

/** One that was handed in: its file is known and its bytes are not there. */
export async function addHandedIn(
  portal: TestPortal,
  companyId: number,
  values: Partial<typeof companyDocuments.$inferInsert> = {},
  bytes = 10,
) {
  const [stored] = await portal.database.orm
    .insert(files)
    .values({ clave: randomUUID(), nombre: 'seguro.pdf', extension: 'pdf', bytes })
    .returning({ id: files.id });
  const fileId = stored?.id ?? null;
  return addDocument(portal, companyId, { estado: 'entregado', entregado: new Date(), fileId, ...values });
}

export const asked = {
  tipo: 'seguro',
  nombre: 'Seguro de responsabilidad',
  fechaLimite: '2100-06-30',
} as const;

export function companyDocumentsBodies({ portal, company }: Callers): BodiesOf<typeof calls> {
  const handedIn = async () => {
    const { id, version } = await addHandedIn(portal, company.id);
    return { id, version };
  };
  return {
    addCompanyDocument: async () => ({ ...sent, idDocumento: (await addDocument(portal, company.id)).id }),
    removeCompanyDocument: async () => ({ id: (await handedIn()).id }),
    zipDocuments: async () => ({ documentos: [(await handedIn()).id] }),
    requestCompanyDocument: async () => ({ ...asked, empresas: [company.id], claveEnvio: randomUUID() }),
    withdrawCompanyDocument: async () => ({ id: (await addDocument(portal, company.id)).id }),
    acceptCompanyDocument: handedIn,
    returnCompanyDocument: async () => ({ ...(await handedIn()), motivo: 'Falta la firma' }),
  };
}
