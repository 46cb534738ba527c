import { offerContent } from '@portal/contract/schemas/offers';
import type { ReviewedOffer } from './reviewed.ts';

/** As much of an offer as is compared. */
interface Version {
  readonly oferta: Partial<ReviewedOffer['oferta']>;
  readonly interno: ReviewedOffer['interno'];
}

const fields = offerContent.keyof().options;

/** What a company wrote: what students read of it together with what they do not. */
const written = ({ oferta, interno }: Version): Record<string, unknown> => ({ ...oferta, ...interno });

/** Which file it is: two may have one name, and each link to one is another. */
const fileId = ({ oferta }: Version) => /\/(\d+)[^/]*$/.exec(oferta.ficheroComplementario?.url ?? '')?.[1];

/** What differs between the version that was read and the one that is shown now, field by field. */
export function changesSince(read: Version, shown: Version) {
  const [before, now] = [written(read), written(shown)];
  const content = fields
    .map((campo) => ({ campo, antes: before[campo], ahora: now[campo] }))
    .filter(({ antes, ahora }) => JSON.stringify(antes) !== JSON.stringify(ahora));
  if (fileId(read) === fileId(shown)) return content;
  const [antes, ahora] = [read, shown].map(({ oferta }) => oferta.ficheroComplementario?.nombre);
  return [...content, { campo: 'ficheroComplementario', antes, ahora }];
}
