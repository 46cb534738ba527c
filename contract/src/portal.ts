import { z } from 'zod';
import { shownBrand } from './brand.ts';
import { endpoint } from './endpoint.ts';

/** What anyone may know: the institution and its catalogues. */

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

export const calls = {
  getBrand,
  getPage,
};
