import type { IssuedDocument } from '@portal/contract/agreements';
import type { Ctx } from '../../http/context.ts';
import { attendanceUnder } from '../events/certificates.queries.ts';
import { annexUnder, certificateUnder } from '../placement-reports/verification.queries.ts';
import { issuedUnder } from './verification.queries.ts';

type Checking = Pick<Ctx, 'db' | 'brand'>;

/** What was issued under a code: an agreement, the annex of a placement or its certificate, or that of an attendance; null where nothing was. */
export async function issuedDocument(ctx: Checking, codigo: string): Promise<IssuedDocument | null> {
  return (
    (await agreementUnder(ctx, codigo)) ??
    (await annexOf(ctx, codigo)) ??
    (await certificateOf(ctx, codigo)) ??
    (await attendanceOf(ctx, codigo)) ??
    null
  );
}

async function agreementUnder({ db, brand }: Checking, codigo: string): Promise<IssuedDocument | undefined> {
  const issued = await issuedUnder(db, codigo);
  if (!issued) return undefined;
  const { empresa, generado, firmado, formalizado, ...shown } = issued;
  const sums = { generado, firmado, formalizado };
  return {
    tipo: 'convenio',
    ...shown,
    partes: [brand.fundacion, empresa],
    huellas: (['generado', 'firmado', 'formalizado'] as const).flatMap((que) => {
      const sum = sums[que];
      return sum === null ? [] : [{ que, sha256: sum }];
    }),
  };
}

async function annexOf({ db, brand }: Checking, codigo: string): Promise<IssuedDocument | undefined> {
  const issued = await annexUnder(db, codigo);
  if (!issued) return undefined;
  const { empresa, sha256, firmados, ...shown } = issued;
  return {
    tipo: 'anexo',
    ...shown,
    partes: [brand.fundacion, empresa],
    huellas: [
      { que: 'generado', sha256 },
      ...firmados.map((sum) => ({ que: 'firmado' as const, sha256: sum })),
    ],
  };
}

async function certificateOf({ db, brand }: Checking, codigo: string): Promise<IssuedDocument | undefined> {
  const issued = await certificateUnder(db, codigo);
  if (!issued) return undefined;
  const { empresa, sha256, ...shown } = issued;
  return {
    tipo: 'certificado',
    ...shown,
    partes: [brand.nombre, empresa],
    sustituido: false,
    huellas: [{ que: 'generado', sha256 }],
  };
}

async function attendanceOf({ db, brand }: Checking, codigo: string): Promise<IssuedDocument | undefined> {
  const issued = await attendanceUnder(db, codigo);
  if (!issued) return undefined;
  const { sha256, ...shown } = issued;
  return {
    tipo: 'asistencia',
    ...shown,
    partes: [brand.nombre],
    huellas: [{ que: 'generado', sha256 }],
  };
}
