import type { IncorporationData, InternshipKind } from '@portal/contract/incorporation-forms';
import type { Ctx } from '../../http/context.ts';
import { annexFields } from './annex-fields.ts';
import { annexPartiesOf } from './parties.queries.ts';
import { printDraft } from './print-annex.ts';

interface Drafted {
  readonly studentId: number;
  readonly companyId: number;
  readonly titulacion: string | null;
  readonly datos: IncorporationData;
  /** Null where nobody has said it yet. */
  readonly tipoPractica: InternshipKind | null;
  readonly academicTutorId: number | null;
}

/** The annex that a form would make, as a PDF that is marked as a draft; nothing is kept. */
export async function annexDraft(
  { db, brand, pages, now }: Pick<Ctx, 'db' | 'brand' | 'pages' | 'now'>,
  { studentId, companyId, titulacion, datos, tipoPractica, academicTutorId }: Drafted,
): Promise<Uint8Array> {
  const parties = await annexPartiesOf(db, { studentId, companyId, academicTutorId });
  const language = brand.idiomaPorDefecto;
  return printDraft({
    brand,
    language,
    text: pages.annex(language) ?? '',
    fields: annexFields({ datos, parties, tipoPractica, titulacion, institucion: brand.nombre }, language),
    createdAt: now(),
  });
}
