import { offerContent } from '@portal/contract/offers';
import type { ReviewedOffer } from './reviewed.ts';

type Version = Pick<ReviewedOffer, 'oferta' | 'interno'>;

const fields = [...offerContent.keyof().options, 'ficheroComplementario'] as const;

/** What a company wrote, its file by name: what students read of it together with what they do not. */
const written = ({ oferta, interno }: Version): Record<string, unknown> => ({
  ...oferta,
  ...interno,
  ficheroComplementario: oferta.ficheroComplementario?.nombre,
});

/** What differs between the version that was read and the one that is shown now, field by field. */
export function changesSince(read: Version, shown: Version) {
  const [before, now] = [written(read), written(shown)];
  return fields
    .map((campo) => ({ campo, antes: before[campo], ahora: now[campo] }))
    .filter(({ antes, ahora }) => JSON.stringify(antes) !== JSON.stringify(ahora));
}
