import { type CompanyDocumentKind, isPdfOnly } from '@portal/contract/company-documents';
import type { UploadedFile } from '@portal/contract/files';
import { fieldError } from '@portal/contract/validation';
import { FieldRefusal } from '../../http/refusal.ts';

/** Throws fileTypeNotAllowed (46), beside this field, where documents of a kind are PDFs and the file is none. */
export function mustFitKind(
  tipo: CompanyDocumentKind,
  { extension_adjunto }: Pick<UploadedFile, 'extension_adjunto'>,
  campo: string,
): void {
  if (isPdfOnly(tipo) && extension_adjunto !== 'pdf')
    throw new FieldRefusal([{ campo, error: fieldError('filePdfOnly') }], 'fileTypeNotAllowed');
}
