import { z } from 'zod';
import { shownBrand } from './brand.ts';
import { catalogue } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { languages } from './languages.ts';

/** What anyone may know: the institution and its catalogues. */

const lang = z.object({ lang: z.enum(languages) });

export const getBrand = endpoint({
  method: 'GET',
  path: '/api/Publico/dameMarca',
  access: 'public',
  duringMaintenance: true,
  summary: 'The institution: colours, texts, campuses, options. Nothing secret.',
  answer: shownBrand.extend({
    version: z.string(),
    /** Whether this is the demo institution, whose accounts are printed at the login. */
    demo: z.boolean(),
  }),
  refusals: [],
  cacheSeconds: 60,
});

export const getPage = endpoint({
  method: 'GET',
  path: '/api/Publico/damePagina/:id',
  access: 'public',
  summary: "The text of one of the institution's public pages, as Markdown, in the caller's language.",
  params: z.object({ id: z.string().regex(/^[a-z0-9-]{1,60}$/) }),
  answer: z.object({ id: z.string(), texto: z.string() }),
  refusals: ['generalError'],
  absent: 'generalError',
  cacheSeconds: 300,
});

export const getDomains = endpoint({
  method: 'GET',
  path: '/api/Dominios/dominios/:lang',
  access: 'public',
  summary: 'Every catalogue in one language, sorted by its alphabet.',
  params: lang,
  answer: catalogue,
  refusals: [],
  cacheSeconds: 3600,
});

export const listDomains = endpoint({
  method: 'GET',
  path: '/api/Dominios/dominiosList/:lang',
  access: 'public',
  summary: 'The names of the catalogues and how many entries each has.',
  params: lang,
  answer: z.array(z.object({ nombre: z.string(), numTotal: z.number().int() })),
  refusals: [],
  cacheSeconds: 3600,
});

export const listDegrees = endpoint({
  method: 'GET',
  path: '/api/Dominios/titulaciones/:lang',
  access: 'public',
  summary: 'Degrees by level and area.',
  params: lang,
  answer: catalogue.shape.titulaciones,
  refusals: [],
  cacheSeconds: 3600,
});

export const listReasons = endpoint({
  method: 'GET',
  path: '/api/Dominios/tipoMotivoCambioEstadoCandidatura/:lang',
  access: 'public',
  summary: "Reasons for a change of an application's state, by state and profile.",
  params: lang,
  answer: catalogue.shape.tiposMotivoCambioEstadoCandidatura,
  refusals: [],
  cacheSeconds: 3600,
});

export const listInterestTags = endpoint({
  method: 'GET',
  path: '/api/Dominios/TagsInteresAlumno',
  access: 'public',
  summary: "Interest tags in the caller's language.",
  answer: catalogue.shape.tagsInteres,
  refusals: [],
  cacheSeconds: 3600,
});

export const listSoftware = endpoint({
  method: 'GET',
  path: '/api/Dominios/ProgramasInformaticos',
  access: 'public',
  summary: 'Computer programs.',
  answer: catalogue.shape.programasInformaticos,
  refusals: [],
  cacheSeconds: 3600,
});

export const provinceHasIslands = endpoint({
  method: 'GET',
  path: '/api/dominios/esProvinciaConIslas/:id',
  access: 'public',
  summary: 'Whether the province has islands.',
  params: z.object({ id: z.coerce.number().int() }),
  answer: z.boolean(),
  refusals: [],
  cacheSeconds: 3600,
});

export const calls = {
  getBrand,
  getPage,
  getDomains,
  listDomains,
  listDegrees,
  listReasons,
  listInterestTags,
  listSoftware,
  provinceHasIslands,
};
