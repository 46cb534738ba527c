import { constants, createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { fromBER, GeneralizedTime, ObjectIdentifier, OctetString, Primitive, UTCTime } from 'asn1js';
import {
  AlgorithmIdentifier,
  Certificate,
  ContentInfo,
  IssuerAndSerialNumber,
  RSASSAPSSParams,
  SignedData,
  type SignerInfo,
} from 'pkijs';
import { type Signer, signerOf } from './signer.rules.ts';

/** What the signature itself says, over the bytes that it is for. */
export interface Verified {
  /** `unknown` where the way in which it was made is not known, or counts no longer. */
  readonly verdict: 'holds' | 'broken' | 'unknown';
  readonly signer: Signer | null;
  /** Whether the certificate names itself as who gave it: anybody can make one, in any name. */
  readonly isSelfIssued: boolean;
  /** As the program that signed says. */
  readonly signedAt: Date | null;
  readonly validFrom: Date | null;
  readonly validTo: Date | null;
}

export const unknown: Verified = {
  verdict: 'unknown',
  signer: null,
  isSelfIssued: false,
  signedAt: null,
  validFrom: null,
  validTo: null,
};

const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  pss: '1.2.840.113549.1.1.10',
  mgf1: '1.2.840.113549.1.1.8',
  keyIdentifier: '2.5.29.14',
} as const;

/** SHA-1 and what is older can be forged. */
const hashes: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

interface Algorithm {
  readonly key: 'rsa' | 'ec';
  /** Where the name of the algorithm has it. */
  readonly hash?: string;
}

const algorithms: Readonly<Record<string, Algorithm>> = {
  '1.2.840.113549.1.1.1': { key: 'rsa' },
  '1.2.840.113549.1.1.11': { key: 'rsa', hash: 'sha256' },
  '1.2.840.113549.1.1.12': { key: 'rsa', hash: 'sha384' },
  '1.2.840.113549.1.1.13': { key: 'rsa', hash: 'sha512' },
  '1.2.840.10045.2.1': { key: 'ec' },
  '1.2.840.10045.4.3.2': { key: 'ec', hash: 'sha256' },
  '1.2.840.10045.4.3.3': { key: 'ec', hash: 'sha384' },
  '1.2.840.10045.4.3.4': { key: 'ec', hash: 'sha512' },
};

/** Checks a signature (CMS, as PAdES has it) over the bytes that it is for. What cannot be read is unknown. */
export function verifySignedData(cms: Uint8Array, parts: readonly Uint8Array[]): Verified {
  try {
    return verified(cms, parts);
  } catch {
    // The libraries throw errors of every kind at what is not written as it must be.
    return unknown;
  }
}

function verified(cms: Uint8Array, parts: readonly Uint8Array[]): Verified {
  const { result, offset } = fromBER(cms);
  if (offset === -1) return unknown;
  const content = new ContentInfo({ schema: result });
  if (content.contentType !== oids.signedData) return unknown;
  const signed = new SignedData({ schema: content.content });
  const [info, another] = signed.signerInfos;
  const certificate = info && certificateOf(signed, info);
  if (info === undefined || another !== undefined || certificate === undefined) return unknown;
  return {
    verdict: verdictOf(info, certificate, parts),
    signer: signerOf(certificate),
    isSelfIssued: certificate.subject.isEqual(certificate.issuer),
    signedAt: dateOf(signedValue(info, oids.signingTime)),
    validFrom: certificate.notBefore.value,
    validTo: certificate.notAfter.value,
  };
}

function certificateOf(signed: SignedData, { sid }: SignerInfo): Certificate | undefined {
  const certificates = (signed.certificates ?? []).filter((one) => one instanceof Certificate);
  if (sid instanceof IssuerAndSerialNumber) {
    return certificates.find(
      ({ issuer, serialNumber }) => issuer.isEqual(sid.issuer) && serialNumber.isEqual(sid.serialNumber),
    );
  }
  const wanted = octets(sid);
  return certificates.find(({ extensions = [] }) => {
    const own = extensions.find(({ extnID }) => extnID === oids.keyIdentifier)?.parsedValue;
    const identifier = octets(own);
    return wanted !== undefined && identifier !== undefined && wanted.equals(identifier);
  });
}

/** The bytes of an element that has nothing but bytes. */
const octets = (element: unknown): Buffer | undefined =>
  element instanceof OctetString || element instanceof Primitive
    ? Buffer.from(element.valueBlock.valueHexView)
    : undefined;

/** The one value of an attribute that is signed along. */
function signedValue({ signedAttrs }: SignerInfo, type: string): unknown {
  const values =
    signedAttrs?.attributes.filter((one) => one.type === type).flatMap((one) => one.values) ?? [];
  return values.length === 1 ? values[0] : undefined;
}

function dateOf(value: unknown): Date | null {
  const date = value instanceof UTCTime || value instanceof GeneralizedTime ? value.toDate() : null;
  return date === null || Number.isNaN(date.getTime()) ? null : date;
}

function verdictOf(
  info: SignerInfo,
  certificate: Certificate,
  parts: readonly Uint8Array[],
): Verified['verdict'] {
  const digest = hashes[info.digestAlgorithm.algorithmId];
  if (digest === undefined) return 'unknown';
  const how = howSigned(info.signatureAlgorithm, digest);
  const key = createPublicKey({
    key: Buffer.from(certificate.subjectPublicKeyInfo.toSchema().toBER()),
    format: 'der',
    type: 'spki',
  });
  if (how === undefined || !fits(key, how.key)) return 'unknown';
  let signedBytes: Uint8Array = Buffer.concat(parts);
  if (info.signedAttrs) {
    const type = signedValue(info, oids.contentType);
    const isOfData = type instanceof ObjectIdentifier && type.getValue() === oids.data;
    const told = octets(signedValue(info, oids.messageDigest));
    if (!isOfData || told === undefined) return 'broken';
    if (!createHash(digest).update(signedBytes).digest().equals(told)) return 'broken';
    signedBytes = new Uint8Array(info.signedAttrs.encodedValue);
  }
  const { hash, options } = how;
  const holds = verify(hash, signedBytes, { key, ...options }, octets(info.signature) ?? Buffer.alloc(0));
  return holds ? 'holds' : 'broken';
}

interface How {
  readonly key: 'rsa' | 'ec';
  readonly hash: string;
  readonly options: { padding?: number; saltLength?: number };
}

function howSigned({ algorithmId, algorithmParams }: AlgorithmIdentifier, digest: string): How | undefined {
  if (algorithmId === oids.pss) {
    const told = new RSASSAPSSParams({ schema: algorithmParams });
    const hash = hashes[told.hashAlgorithm.algorithmId];
    const mask = told.maskGenAlgorithm;
    const ofMask = new AlgorithmIdentifier({ schema: mask.algorithmParams }).algorithmId;
    if (hash === undefined || mask.algorithmId !== oids.mgf1 || hashes[ofMask] !== hash) return undefined;
    return {
      key: 'rsa',
      hash,
      options: { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: told.saltLength },
    };
  }
  const known = algorithms[algorithmId];
  return known && { key: known.key, hash: known.hash ?? digest, options: {} };
}

const fits = ({ asymmetricKeyType: type }: KeyObject, wanted: How['key']): boolean =>
  type === wanted || (wanted === 'rsa' && type === 'rsa-pss');
