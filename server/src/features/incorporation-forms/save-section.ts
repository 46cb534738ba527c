import { isDeepStrictEqual } from 'node:util';
import type { SectionBody } from '@portal/contract/incorporation-forms';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { changeForm, type IncorporationForm } from './incorporation-forms.queries.ts';

/**
 * Keeps a section of a locked form. What is there already is not written again, so that it may be sent twice. Throws
 * cannotChangeState (49) where somebody else has saved the section since it was read.
 */
export async function saveSection(
  db: Db,
  form: IncorporationForm,
  { parte: { seccion, datos }, versionSeccion: seen }: { parte: SectionBody; versionSeccion: number },
): Promise<{ version: number; versionSeccion: number; isNew: boolean }> {
  const kept = form.versiones[seccion] ?? 0;
  if (isDeepStrictEqual(form.datos[seccion], datos))
    return { version: form.version, versionSeccion: kept, isNew: false };
  if (seen !== kept) throw new Refusal('cannotChangeState');
  const versionSeccion = kept + 1;
  const version = await changeForm(db, form.applicationId, {
    datos: { ...form.datos, [seccion]: datos },
    versiones: { ...form.versiones, [seccion]: versionSeccion },
  });
  return { version, versionSeccion, isNew: true };
}
