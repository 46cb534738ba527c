import type { Cv } from '@portal/contract/cv';
import type { OfferContent } from '@portal/contract/offers';

type Study = Cv['academicos'][number];

const current = (study: Study): number => (study.actual ? 2 : 0) + (study.deLaUniversidad ? 1 : 0);

/** Degrees that an offer asks for. */
type Degrees = OfferContent['listado_titulaciones'];

/** How much a degree counts for an offer that asks for it. */
export const kindWeight = { requerida: 30, deseable: 20, propuesta: 10 } as const;

const fit = ({ idTitulacion }: Study, degrees: Degrees): number => {
  const asked = degrees.find((degree) => degree.idTitulacion === idTitulacion);
  return asked ? kindWeight[asked.caracter] : 0;
};

/**
 * The studies by which a candidate is known in a list: those that the offer asks for first, then those under way before
 * those finished, ours before others'.
 */
export function mainStudy(studies: readonly Study[], degrees: Degrees = []): Study | undefined {
  const weight = (study: Study) => fit(study, degrees) + current(study);
  return studies.reduce<Study | undefined>(
    (best, study) => (best === undefined || weight(study) > weight(best) ? study : best),
    undefined,
  );
}
