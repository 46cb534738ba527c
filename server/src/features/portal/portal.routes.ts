import { routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { catalogueIn } from '../domains/catalogue/catalogue.ts';
import { provinceHasIslands } from '../domains/catalogue/islands.ts';

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
  getDomains: async ({ params }) => catalogueIn(params.lang),
  listDomains: async ({ params }) =>
    Object.entries(catalogueIn(params.lang)).map(([nombre, list]) => ({ nombre, numTotal: list.length })),
  listDegrees: async ({ params }) => catalogueIn(params.lang).titulaciones,
  listReasons: async ({ params }) => catalogueIn(params.lang).tiposMotivoCambioEstadoCandidatura,
  listInterestTags: async (_, { language }) => catalogueIn(language).tagsInteres,
  listSoftware: async (_, { language }) => catalogueIn(language).programasInformaticos,
  provinceHasIslands: async ({ params }) => provinceHasIslands(params.id),
});
