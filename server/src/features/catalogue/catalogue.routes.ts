import { routes } from '../../http/context.ts';
import { catalogueIn } from './catalogue.ts';
import { provinceHasIslands } from './lists/islands.ts';

export const catalogueRoutes = routes({
  getDomains: async ({ params }) => catalogueIn(params.lang),
  listDomains: async ({ params }) =>
    Object.entries(catalogueIn(params.lang)).map(([nombre, list]) => ({ nombre, numTotal: list.length })),
  listDegrees: async ({ params }) => catalogueIn(params.lang).titulaciones,
  listReasons: async ({ params }) => catalogueIn(params.lang).tiposMotivoCambioEstadoCandidatura,
  listInterestTags: async (_, { language }) => catalogueIn(language).tagsInteres,
  listSoftware: async (_, { language }) => catalogueIn(language).programasInformaticos,
  provinceHasIslands: async ({ params }) => provinceHasIslands(params.id),
});
