import { routes, type Services } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';

/** What the page is told of the institution. */
export const shownBrand = ({ brand, version, demo }: Pick<Services, 'brand' | 'version' | 'demo'>) => ({
  ...brand,
  accesoUnico: {
    proveedores: brand.accesoUnico.proveedores.map(({ id, nombre, perfiles }) => ({ id, nombre, perfiles })),
  },
  version,
  demo,
});

export const portalRoutes = routes({
  getBrand: async (_, services) => shownBrand(services),
  getPage: async ({ params: { id } }, { pages, language }) => {
    const texto = pages.text(id, language);
    if (texto === undefined) throw new Refusal('generalError');
    return { id, texto };
  },
});
