import type { PublicOffer } from '@portal/contract/offers';

/** What the text of an offer is made of: a published one, or one that is still being written. */
export type ReadableOffer = Omit<
  PublicOffer,
  | 'idoferta'
  | 'urlAcceso'
  | 'referencia'
  | 'fecha'
  | 'fechaDestacada'
  | 'estadoOferta'
  | 'ficheroComplementario'
  | 'cumplimiento'
> & {
  /** Of one that is being written it is not known. */
  cumplimiento?: PublicOffer['cumplimiento'];
  /** One that has not been sent yet cannot be opened. */
  ficheroComplementario: { nombre: string; url: string | null } | null;
};
