import type { ExchangeFormat } from '@portal/contract/cv-exchange';
import { type Ctx, routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { StudentSession } from '../../http/session.ts';
import { cvTexts } from '../cv-pdf/cv-pdf-texts.ts';
import { lockMarkedCv, type MarkedCv, readMarkedCv } from './cv-exchange.queries.ts';
import { readEuropass, writeEuropass } from './europass.ts';
import { planImport } from './import-plan.rules.ts';
import { readJsonResume, writeJsonResume } from './json-resume.ts';
import type { ReadFile } from './portable-cv.ts';
import { toPortable } from './to-portable.rules.ts';
import { writeImport } from './write-import.ts';

type StudentCtx = Ctx<StudentSession>;

/** Europass is XML, JSON Resume is not. */
function readFile(content: string): ReadFile & { formato: ExchangeFormat } {
  const text = content.replace(/^\ufeff/, '').trimStart();
  const formato = text.startsWith('<') ? 'europass' : 'jsonResume';
  const read = formato === 'europass' ? readEuropass(text) : readJsonResume(text);
  if (!read) throw new Refusal('fileTypeNotAllowed');
  return { ...read, formato };
}

const plan = (file: ReadFile, { cv }: MarkedCv, { brand, today, language }: StudentCtx) =>
  planImport(file, { cv, brand, today: today(), language });

export const cvExchangeRoutes = routes({
  async exportCv({ params: { formato } }, { db, session, language }) {
    const { cv } = await readMarkedCv(db, session.accountId);
    const portable = toPortable(cv, language);
    const { software, competencies } = cvTexts[language];
    if (formato === 'jsonResume')
      return {
        nombre: 'cv.json',
        tipo: 'application/json',
        contenido: writeJsonResume(portable, { software, competencies }),
      };
    return {
      nombre: 'cv-europass.xml',
      tipo: 'application/xml',
      contenido: writeEuropass(portable, cv.personales, { software }),
    };
  },

  async previewCvImport({ body: { contenido } }, ctx) {
    const { formato, ...file } = readFile(contenido);
    const kept = await readMarkedCv(ctx.db, ctx.session.accountId);
    const { cambios, noEntendido } = plan(file, kept, ctx);
    return {
      formato,
      cambios: cambios.map(({ escribe: _, ...change }) => change),
      noEntendido,
      huella: kept.huella,
    };
  },

  // The file is read anew: what the page says that it would write is not believed.
  async importCv({ body: { contenido, claves, huella } }, ctx) {
    const file = readFile(contenido);
    const kept = await lockMarkedCv(ctx.db, ctx.session.accountId);
    if (kept.huella !== huella) throw new Refusal('cannotChangeState');
    const { cambios } = plan(file, kept, ctx);
    const chosen = new Set(claves);
    const writes = cambios.flatMap(({ clave, escribe }) => (chosen.has(clave) && escribe ? [escribe] : []));
    if (writes.length !== chosen.size) throw new Refusal('actionNotAllowed');
    await writeImport(ctx, kept.cv, writes);
    return { escritos: writes.length };
  },
});
