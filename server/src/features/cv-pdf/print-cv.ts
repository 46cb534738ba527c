import type { Brand } from '@portal/contract/brand';
import type { Cv } from '@portal/contract/cv';
import type { CvLayout } from '@portal/contract/cv-pdf';
import type { Language } from '@portal/contract/languages';
import type { Db } from '../../db/database.ts';
import type { Files } from '../../files/files.ts';
import { withoutHidden } from '../cv/cv.rules.ts';
import { cvPdf } from './cv-pdf.ts';

interface Printer {
  readonly db: Db;
  readonly brand: Brand;
  readonly files: Files;
}

interface Printing {
  readonly disenoCv: CvLayout;
  readonly idiomaCv: Language | null;
  readonly fotoId: number | null;
}

/** Prints a CV as a company gets it: without what the institution hides, with the photo where the layout has one. */
export async function printCv(
  { db, brand, files }: Printer,
  cv: Cv,
  { disenoCv, idiomaCv, fotoId }: Printing,
): Promise<Uint8Array> {
  const photo = disenoCv === 'conFoto' && fotoId !== null ? await files.read(db, fotoId) : null;
  const printing = { layout: disenoCv, language: idiomaCv ?? brand.idiomaPorDefecto, photo };
  return cvPdf(withoutHidden(cv, brand), printing, brand);
}
