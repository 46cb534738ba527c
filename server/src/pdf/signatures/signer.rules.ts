import type { Certificate } from 'pkijs';

/** Who signed, as the certificate names them. */
export interface Signer {
  readonly name: string | null;
  /** Of the person, without what says whose number it is: `IDCES-12345678Z` is `12345678Z`. */
  readonly taxId: string | null;
  readonly organisation: string | null;
  /** Of the organisation that the person speaks for: `VATES-B12345674` is `B12345674`. */
  readonly organisationTaxId: string | null;
  /** Who gave the certificate. */
  readonly issuer: string | null;
}

const types = {
  commonName: '2.5.4.3',
  serialNumber: '2.5.4.5',
  organisation: '2.5.4.10',
  organisationIdentifier: '2.5.4.97',
} as const;

const maxLength = 200;

export const signerOf = ({ subject, issuer }: Certificate): Signer => ({
  name: nameIn(subject, types.commonName),
  taxId: taxIdOf(nameIn(subject, types.serialNumber)),
  organisation: nameIn(subject, types.organisation),
  organisationTaxId: taxIdOf(nameIn(subject, types.organisationIdentifier)),
  issuer: nameIn(issuer, types.organisation) ?? nameIn(issuer, types.commonName),
});

function nameIn({ typesAndValues }: Certificate['subject'], type: string): string | null {
  const value: unknown = typesAndValues.find((one) => one.type === type)?.value.getValue();
  if (typeof value !== 'string') return null;
  const plain = value
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, maxLength);
  return plain === '' ? null : plain;
}

/** A number as ETSI EN 319 412-1 writes it, or alone, as older certificates have it. */
export function taxIdOf(written: string | null): string | null {
  const plain = written
    ?.toUpperCase()
    .replace(/^(IDC|PNO|PAS|TIN|VAT|NTR)[A-Z]{2}-/, '')
    .replace(/[\s./-]/g, '');
  return plain ? plain : null;
}
