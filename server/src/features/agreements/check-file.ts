import { createHash } from 'node:crypto';
import type { SignatureCheck, SignatureDoubt } from '@portal/contract/agreements';
import type { UploadedFile } from '@portal/contract/files';
import { fieldError } from '@portal/contract/validation';
import type { Ctx } from '../../http/context.ts';
import { FieldRefusal } from '../../http/refusal.ts';
import type { Session } from '../../http/session.ts';
import {
  checkSignatures,
  type PdfSignature,
  type SignaturesChecked,
} from '../../pdf/signatures/check-signatures.ts';
import { taxIdOf } from '../../pdf/signatures/signer.rules.ts';

type Uploading = Ctx<Session>;

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const wrongFile = (key: Parameters<typeof fieldError>[0]): FieldRefusal =>
  new FieldRefusal([{ campo: 'adjunto', error: fieldError(key) }], 'fileTypeNotAllowed');

export interface KeptFile {
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly sha256: string;
}

/** Keeps a PDF that was handed in; gives its bytes too. Throws 46 beside `adjunto` where it is none. */
export async function keepPdf(ctx: Uploading, adjunto: UploadedFile): Promise<KeptFile> {
  if (adjunto.extension_adjunto !== 'pdf') throw wrongFile('agreementPdfOnly');
  const id = await ctx.files.saveUpload(ctx, 'adjunto', adjunto);
  const bytes = await ctx.files.read(ctx.db, id);
  if (!bytes) throw new Error('a file was not kept');
  return { id, bytes, sha256: sha256(bytes) };
}

const results = {
  intact: 'intacta',
  changed: 'cambiada',
  notSigned: 'sinFirma',
  anotherDocument: 'otroDocumento',
  notJudged: 'noSeSabe',
} as const satisfies Record<SignaturesChecked['kind'], SignatureCheck['resultado']>;

/** What the signatures of a file are held against. */
export interface Expected {
  /** When the document was generated. */
  readonly since: Date;
  /** The numbers of the signatory and of the company, one of which the certificate has; null of the institution's. */
  readonly numbers: readonly (string | null | undefined)[] | null;
}

/** What the portal finds of a signed file; what it was made from may no longer be there. */
export async function checkFile(
  ctx: Pick<Ctx, 'db' | 'files' | 'now'>,
  bytes: Uint8Array,
  fromId: number | null,
  expected: Expected,
): Promise<SignatureCheck> {
  const from = fromId === null ? undefined : await ctx.files.read(ctx.db, fromId);
  return from
    ? shownCheck(await checkSignatures(bytes, from, ctx.now()), expected, ctx.now())
    : { resultado: 'noSeSabe', firmas: [] };
}

function shownCheck(checked: SignaturesChecked, expected: Expected, now: Date): SignatureCheck {
  const signatures = 'signatures' in checked ? checked.signatures : [];
  const firmas = signatures.map((signature) => {
    const { verdict, signer, signedAt, validFrom, validTo } = signature;
    return {
      firmante: signer?.name ?? null,
      nif: signer?.taxId ?? signer?.organisationTaxId ?? null,
      organizacion: signer?.organisation ?? null,
      emisor: signer?.issuer ?? null,
      fecha: isoOf(signedAt),
      integra: verdict === 'holds',
      validaDesde: isoOf(validFrom),
      validaHasta: isoOf(validTo),
      dudas: doubtsOf(signature, expected, now),
    };
  });
  const isDoubtful = firmas.some(({ integra, dudas }) => !integra || dudas.length > 0);
  const resultado = results[checked.kind];
  return { resultado: resultado === 'intacta' && isDoubtful ? 'noSeSabe' : resultado, firmas };
}

/** Clocks go wrong, and some programs write their time without its zone. */
const clockError = 12 * 3_600_000;

function doubtsOf(
  { signer, isSelfIssued, signedAt, validity }: PdfSignature,
  { since, numbers }: Expected,
  now: Date,
): SignatureDoubt[] {
  const known = numbers?.map((one) => taxIdOf(one ?? null)).filter((one) => one !== null);
  const own = [signer?.taxId, signer?.organisationTaxId];
  const at = signedAt?.getTime();
  return [
    ...(isSelfIssued ? ['autofirmado' as const] : []),
    ...(signer && known && !known.some((one) => own.includes(one)) ? ['otraPersona' as const] : []),
    ...(validity === 'expired' || validity === 'notYet' ? ['fueraDePlazo' as const] : []),
    ...(at !== undefined && at < since.getTime() - clockError ? ['antesDeGenerar' as const] : []),
    ...(at !== undefined && at > now.getTime() + clockError ? ['fechaFutura' as const] : []),
  ];
}

/** A certificate may name a day that no calendar has. */
const isoOf = (moment: Date | null): string | null =>
  moment === null || Number.isNaN(moment.getTime()) ? null : moment.toISOString();

/** What a company reads of a file that is none, and what managers read. */
const refusals = {
  company: {
    cambiada: 'agreementChanged',
    otroDocumento: 'agreementAnother',
    sinFirma: 'agreementNotSigned',
  },
  manager: {
    cambiada: 'agreementCopyChanged',
    otroDocumento: 'agreementCopyOfAnother',
    sinFirma: 'agreementCopyNotSigned',
  },
} as const;

/** Throws, beside `adjunto`, what a file must not be. */
export function refuseOthers({ resultado }: SignatureCheck, sender: keyof typeof refusals): void {
  if (resultado === 'intacta' || resultado === 'noSeSabe') return;
  throw wrongFile(refusals[sender][resultado]);
}

/** What the file with both signatures was found to be: the signatures of the company are in what it was checked against. */
export function bothChecks(company: SignatureCheck | null, both: SignatureCheck): SignatureCheck {
  if (company === null) return both;
  const isUnsure = company.resultado === 'noSeSabe' || both.resultado === 'noSeSabe';
  return {
    resultado: isUnsure ? 'noSeSabe' : both.resultado,
    firmas: [...company.firmas, ...both.firmas],
  };
}
