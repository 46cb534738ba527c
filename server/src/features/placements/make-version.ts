import type { IncorporationData } from '@portal/contract/incorporation-forms';
import type { Db } from '../../db/database.ts';
import type { Ctx, Services } from '../../http/context.ts';
import { fill } from '../../texts/fill.ts';
import { newCode } from '../agreements/agreements.rules.ts';
import { sha256 } from '../agreements/check-file.ts';
import { verifyUrl } from '../agreements/generate.ts';
import { insertDocument } from '../company-documents/company-documents.queries.ts';
import { annexFields } from './annex-fields.ts';
import { annexTexts } from './annex-texts.ts';
import { interruptionsOf } from './interruptions.queries.ts';
import { annexPartiesOf } from './parties.queries.ts';
import { addVersion, keepRegistrar, newestVersion, type Placement } from './placements.queries.ts';
import { printAnnex, printNote } from './print-annex.ts';
import { registersStudent } from './social-security.rules.ts';

export type Change = { campo: string; antes: string | null; despues: string | null };

/** What documents of a placement are made with. */
export interface Making extends Pick<Services, 'brand' | 'pages' | 'publicUrl' | 'now'> {
  readonly db: Db;
  /** Keeps a PDF under a name; gives its id. */
  keep(nombre: string, pdf: Uint8Array): Promise<number | null>;
}

export const makingIn = (ctx: Ctx): Making => ({
  ...ctx,
  keep: (nombre, pdf) => ctx.files.save(ctx, nombre, 'pdf', pdf),
});

/** What is printed of a placement as it is now. */
async function printedOf(
  ctx: Making,
  placement: Placement,
  datos: IncorporationData,
  sustituye?: { version: number; desde: string },
) {
  const parties = await annexPartiesOf(ctx.db, placement);
  // What binds the parties is written in the institution's language, whoever has it made.
  const language = ctx.brand.idiomaPorDefecto;
  const { tipoPractica, titulacion, numero } = placement;
  const fields = annexFields(
    {
      datos,
      parties,
      tipoPractica,
      titulacion,
      institucion: ctx.brand.nombre,
      interrupciones: await interruptionsOf(ctx.db, placement.id),
      sustituye,
    },
    language,
  );
  return { parties, printing: { brand: ctx.brand, fields, number: numero, language, createdAt: ctx.now() } };
}

interface Content {
  readonly datos: IncorporationData;
  readonly cambios: Change[];
  /** The day from which this version holds; none for the first, which begins with the placement. */
  readonly desde: string | null;
}

/**
 * Makes the next version of a placement's annex from these data, and gives it to company and student as a document. Its
 * signatures are awaited anew, and who registers the student is from then on who it says.
 */
export async function makeVersion(
  ctx: Making,
  placement: Placement,
  { datos, cambios, desde }: Content,
): Promise<void> {
  const before = await newestVersion(ctx.db, placement.id);
  const sustituye = before && desde !== null ? { version: before.numVersion, desde } : undefined;
  const { parties, printing } = await printedOf(ctx, placement, datos, sustituye);
  const { language, number, createdAt } = printing;
  const version = (before?.numVersion ?? 0) + 1;
  const codigo = newCode();
  const pdf = await printAnnex({
    ...printing,
    text: ctx.pages.annex(language) ?? '',
    version,
    code: codigo,
    verifyUrl: verifyUrl(ctx, language, codigo),
  });
  const nombre = fill(annexTexts[language].fileName, { number: number.replace('/', '-'), version }, language);
  const fileId = await ctx.keep(nombre, pdf);
  await addVersion(ctx.db, {
    placementId: placement.id,
    numVersion: version,
    codigo,
    idioma: language,
    empresa: parties.empresa,
    datos,
    cambios,
    fileId,
    sha256: sha256(pdf),
    creada: createdAt,
  });
  const { asumeCosteSS } = parties;
  await keepRegistrar(ctx.db, placement.id, registersStudent({ ...datos.condiciones, asumeCosteSS }));
  await insertDocument(ctx.db, { ...issued(placement, createdAt), tipo: 'anexo', nombre, fileId });
}

/** Gives the company the informative note of a new placement. */
export async function makeNote(ctx: Making, placement: Placement): Promise<void> {
  const { printing } = await printedOf(ctx, placement, placement.datos);
  const { language, number, createdAt } = printing;
  const { tipoPractica } = placement;
  const nombre = fill(annexTexts[language].note.fileName, { number: number.replace('/', '-') }, language);
  const fileId = await ctx.keep(nombre, await printNote(tipoPractica, printing));
  const tipo = tipoPractica === 'curricular' ? 'notaCurricular' : 'notaExtraordinaria';
  await insertDocument(ctx.db, { ...issued(placement, createdAt), tipo, nombre, fileId });
}

/** A document that the institution gives, about which there is nothing to decide. */
const issued = ({ id, companyId }: Placement, now: Date) =>
  ({
    companyId,
    idPractica: id,
    estado: 'aceptado',
    aportadoPor: 'centro',
    entregado: now,
    resuelto: now,
    creado: now,
  }) as const;
