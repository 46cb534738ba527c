import { createHash } from 'node:crypto';
import {
  type KeptVerification,
  keptVerification,
  type verifiedData,
} from '@portal/contract/company-verification';
import type { z } from 'zod';

/** What managers verify of a company, and what it wants to change of it. */

const fields = keptVerification.keyof().options;

/** The data as they are kept: empty is none. */
export const keptOf = (data: z.output<typeof verifiedData>): KeptVerification => ({
  nombreFiscal: data.nombreFiscal,
  cif: data.cif,
  firmanteNombre: data.firmanteNombre || null,
  firmanteApellidos: data.firmanteApellidos || null,
  firmanteDni: data.firmanteDni || null,
  firmanteCargo: data.firmanteCargo || null,
  firmanteEmail: data.firmanteEmail || null,
  firmanteTelefono: data.firmanteTelefono || null,
});

/** What would be another than it is. */
export const changesIn = (before: KeptVerification, now: KeptVerification) =>
  fields
    .map((campo) => ({ campo, antes: before[campo], ahora: now[campo] }))
    .filter(({ antes, ahora }) => antes !== ahora);

/** A name for what is verified and what is asked for. */
export function versionOf(verified: KeptVerification, asked: KeptVerification | undefined): string {
  const values = fields.map((campo) => [verified[campo], asked?.[campo] ?? null]);
  const text = JSON.stringify([values, asked === undefined]);
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

type Signatory = Omit<KeptVerification, 'nombreFiscal' | 'cif'>;

/**
 * What an agreement asks to change of the verified data by its signatory; undefined where nothing. What the company itself
 * asked for of its signatory and still waits stays.
 */
export function fromAgreement(
  verified: KeptVerification,
  waiting: KeptVerification | undefined,
  signatory: Signatory,
): KeptVerification | undefined {
  const isSame = signatory.firmanteDni === verified.firmanteDni;
  const known = {
    ...signatory,
    // Who left them out of an agreement has not asked for their removal.
    firmanteEmail: signatory.firmanteEmail ?? (isSame ? verified.firmanteEmail : null),
    firmanteTelefono: signatory.firmanteTelefono ?? (isSame ? verified.firmanteTelefono : null),
  };
  const wanted = { ...verified, ...known };
  if (changesIn(verified, wanted).length === 0) return undefined;
  if (waiting === undefined) return wanted;
  const asksForSignatory = changesIn(verified, waiting).some(({ campo }) => campo.startsWith('firmante'));
  return asksForSignatory ? undefined : { ...waiting, ...known };
}
