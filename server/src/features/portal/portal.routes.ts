import { routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';

export const portalRoutes = routes({
  getBrand: async (_, { brand, version, demo }) => ({
    ...brand,
    accesoUnico: {
      proveedores: brand.accesoUnico.proveedores.map(({ id, nombre, perfiles }) => ({
        id,
        nombre,
        perfiles,
      })),
    },
    version,
    demo,
  }),
  getPage: async ({ params: { id } }, { pages, language }) => {
    const texto = pages.text(id, language);
    if (texto === undefined) throw new Refusal('generalError');
    return { id, texto };
  },
});
