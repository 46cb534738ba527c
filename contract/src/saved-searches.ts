import { z } from 'zod';
import * as mini from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, nothing } from './envelope.ts';
import { moment } from './fields.ts';
import { offerTypes } from './offer-fields.ts';
import { offerFilters } from './offer-filters.ts';
import { fieldError } from './validation.ts';

/** Searches that students keep under a name (specification 2, §2 and §3), and the mails about new offers that match them. */

/** How soon a student is told of a new offer that matches: never, at once, each day or each Monday. */
export const alertFrequencies = ['ninguna', 'inmediata', 'diaria', 'semanal'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

export const maxSavedSearches = 20;

/** A day of publication would match less every day: it is not kept. */
export const savedFilters = mini.omit(offerFilters, { fechaDesde: true });

const searchName = z
  .string()
  .trim()
  .min(1, { error: fieldError('required'), abort: true })
  .max(80, fieldError('max', { max: 80 }));

export const savedSearch = z.object({
  id: z.number().int(),
  tipo: z.enum(offerTypes),
  nombre: z.string(),
  filtros: savedFilters,
  alerta: z.enum(alertFrequencies),
  /** Open offers that match it now. */
  numTotal: z.number().int(),
  creada: moment,
});
export type SavedSearch = z.infer<typeof savedSearch>;

export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameBusquedasGuardadas',
  access: ['Alumno'],
  summary: "The student's saved searches, each with how many open offers match it, the newest first.",
  answer: z.object({ busquedas: z.array(savedSearch) }),
  refusals: [],
});

export const addSavedSearch = endpoint({
  method: 'POST',
  path: '/api/Alumno/addBusquedaGuardada',
  access: ['Alumno'],
  summary: 'Saves a search under a name that no other search of its type has; sent twice it is saved once.',
  body: z.object({
    tipo: z.enum(offerTypes),
    nombre: searchName,
    filtros: savedFilters,
    alerta: z.enum(alertFrequencies, fieldError('chooseOne')),
  }),
  answer: z.object({ id: z.number().int() }),
  refusals: ['alreadyExists', 'actionNotAllowed'],
});

export const editSavedSearch = endpoint({
  method: 'POST',
  path: '/api/Alumno/editBusquedaGuardada',
  access: ['Alumno'],
  summary:
    'Renames a saved search, or changes how soon the student is told of new offers; what is not sent stays.',
  body: z.object({
    id,
    nombre: searchName.optional(),
    alerta: z.enum(alertFrequencies, fieldError('chooseOne')).optional(),
  }),
  answer: nothing,
  refusals: ['alreadyExists', 'actionNotAllowed'],
});

export const deleteSavedSearch = endpoint({
  method: 'POST',
  path: '/api/Alumno/delBusquedaGuardada',
  access: ['Alumno'],
  summary: 'Deletes a saved search, and what was still to be told of it.',
  body: z.object({ id }),
  answer: nothing,
  refusals: ['actionNotAllowed'],
});

/** The keys of the searches that a mail was about: who has them can stop their alerts, and nothing else. */
export const alertKeys = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}(~[A-Za-z0-9_-]{43}){0,19}$/)
  .transform((keys) => keys.split('~'));

export const checkAlerts = endpoint({
  method: 'POST',
  path: '/api/Publico/compruebaAlertas',
  access: 'public',
  writes: false,
  summary: 'The saved searches that a mail with alerts was about, by the key in its link.',
  body: z.object({ clave: alertKeys }),
  answer: z.object({
    busquedas: z.array(z.object({ nombre: z.string(), alerta: z.enum(alertFrequencies) })),
  }),
  refusals: ['linkExpiredOrUsed'],
});

export const stopAlerts = endpoint({
  method: 'POST',
  path: '/api/Publico/dejaAlertas',
  access: 'public',
  summary: 'Stops the alerts of the searches that a mail was about, without a login.',
  body: z.object({ clave: alertKeys }),
  answer: nothing,
  refusals: ['linkExpiredOrUsed'],
});

/** Where mail programs send their own 'unsubscribe' (RFC 8058), with the key after it. */
export const oneClickStop = '/api/Publico/dejaAlertas/un-clic';

export const calls = {
  listSavedSearches,
  addSavedSearch,
  editSavedSearch,
  deleteSavedSearch,
  checkAlerts,
  stopAlerts,
};

export { screens } from './screens/saved-searches.ts';
