import type { ShownBrand } from '../../../lib/brand.ts';

/** The address of the privacy policy: of the brand's legal links, the one that is called so. */
export const privacyPolicyOf = ({ enlacesLegales }: Pick<ShownBrand, 'enlacesLegales'>): string | undefined =>
  enlacesLegales.find(({ titulo }) => /privacidad/i.test(titulo.es))?.url;
