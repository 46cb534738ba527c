import type { CompanyDocumentKind } from '@portal/contract/company-documents';
import type { UploadedFile } from '@portal/contract/files';
import type { Ctx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { StudentSession } from '../../http/session.ts';
import { tellManagers } from '../accounts/tell-managers.ts';
import {
  insertDocument,
  lockDocument,
  updateDocument,
} from '../company-documents/company-documents.queries.ts';
import { mustFitKind } from '../company-documents/fit-kind.ts';
import { addEvent, type Placement } from './placements.queries.ts';
import { mayDo } from './placements.rules.ts';

type StudentCtx = Ctx<StudentSession>;

/** Kinds that a student hands in by themselves. */
const ownKinds: readonly CompanyDocumentKind[] = ['seguimiento', 'memoria', 'renuncia', 'seguro', 'otro'];

function mustTakeDocuments({ estado }: Placement): void {
  if (!mayDo('addDocument', 'alumno', estado)) throw new Refusal('actionNotAllowed');
}

/** Adds a document of the student's to a placement. Throws actionNotAllowed (48) where it takes none, or none of its kind. */
export async function addOwnDocument(
  ctx: StudentCtx,
  placement: Placement,
  tipo: CompanyDocumentKind,
  upload: UploadedFile,
): Promise<number> {
  mustTakeDocuments(placement);
  if (!ownKinds.includes(tipo)) throw new Refusal('actionNotAllowed');
  mustFitKind(tipo, upload, 'extension_adjunto');
  const now = ctx.now();
  const id = await insertDocument(ctx.db, {
    companyId: placement.companyId,
    idPractica: placement.id,
    tipo,
    nombre: upload.nombre,
    aportadoPor: 'alumno',
    estado: 'entregado',
    fileId: await ctx.files.saveUpload(ctx, 'ficheroB64', upload),
    entregado: now,
    creado: now,
  });
  await handedIn(ctx, placement);
  return id;
}

/**
 * Hands in a document that is awaited from the student, or another in its place until it is accepted; of a version where
 * one is named. Throws actionNotAllowed (48) where it is not awaited from them, cannotChangeState (49) where it has been
 * accepted or changed.
 */
export async function handInOwn(
  ctx: StudentCtx,
  placement: Placement,
  { idDocumento, version, tipo }: { idDocumento: number; version?: number; tipo?: CompanyDocumentKind },
  upload: UploadedFile,
): Promise<number> {
  mustTakeDocuments(placement);
  const document = await lockDocument(ctx.db, idDocumento);
  if (
    document?.idPractica !== placement.id ||
    document.aportadoPor !== 'alumno' ||
    (tipo !== undefined && document.tipo !== tipo)
  )
    throw new Refusal('actionNotAllowed');
  if (document.estado === 'aceptado' || (version !== undefined && version !== document.version))
    throw new Refusal('cannotChangeState');
  mustFitKind(document.tipo, upload, 'extension_adjunto');
  await updateDocument(ctx.db, document.id, {
    estado: 'entregado',
    fileId: await ctx.files.saveUpload(ctx, 'ficheroB64', upload),
    entregado: ctx.now(),
    motivo: null,
  });
  await handedIn(ctx, placement);
  return document.id;
}

/** Everybody reads the history, and not everybody the document: it names none. */
async function handedIn(ctx: StudentCtx, { id }: Placement): Promise<void> {
  const { accountId } = ctx.session;
  await addEvent(ctx.db, { placementId: id, tipo: 'documentoEntregado', fecha: ctx.now(), accountId });
  await tellManagers(ctx, ctx.db, { tipo: 'placementDocumentHandedIn', datos: {}, id });
}
