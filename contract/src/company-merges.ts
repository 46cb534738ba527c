import { z } from 'zod';
import { companyRecord } from './companies.ts';
import { endpoint } from './endpoint.ts';
import { id, nothing } from './envelope.ts';

/** Two companies that are one: all of the other is moved to the one that stays, and for a month it can be undone. */

/** Days for which a merge can be undone. */
export const undoDays = 30;

/** What may be taken from the other company; the address is taken whole. */
export const mergeFields = [
  'nombreComercial',
  'nombreFiscal',
  'idTipoEmpresa',
  'idSector',
  'rangoEmpleados',
  'descripcion',
  'web',
  'direccion',
  'iban',
] as const;
export type MergeField = (typeof mergeFields)[number];

/** The columns that are taken with them. */
export interface MergeValues {
  nombreComercial: string;
  nombreFiscal: string;
  idTipoEmpresa: number | null;
  idSector: number | null;
  rangoEmpleados: number | null;
  descripcion: string | null;
  web: string | null;
  direccion: string | null;
  cp: string | null;
  localidad: string | null;
  idPais: number;
  idProvincia: number | null;
  provincia: string | null;
  iban: string | null;
}

/** What is moved, as managers are told of it. */
export const movedThings = [
  'ofertas',
  'candidaturas',
  'contactos',
  'cuentas',
  'convenios',
  'documentos',
  'solicitudesEducacion',
  'facturas',
  'practicas',
  'propuestas',
  'adhesiones',
  'notas',
  'avisos',
  'fusionadas',
] as const;
export type MovedThing = (typeof movedThings)[number];

export const previewMerge = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameFusionEmpresas/:id/:idOtra',
  access: ['Gestor'],
  summary: 'Two companies side by side, and what of the other would be moved.',
  params: z.object({ id, idOtra: id }),
  answer: z.object({
    /** The one that stays. */
    empresa: companyRecord,
    otra: companyRecord,
    mueve: z.array(z.object({ que: z.enum(movedThings), numTotal: z.number().int() })),
    /** E-mails of contacts of both: the one that stays keeps its own, as it is. */
    repetidos: z.array(z.string()),
  }),
  // 14: they are the same, or not in states in which they can be merged.
  refusals: ['companyProblem', 'noSuchMove'],
  absent: 'companyProblem',
});

export const mergeCompanies = endpoint({
  method: 'POST',
  path: '/api/Gestor/fusionaEmpresas',
  access: ['Gestor'],
  summary:
    'Moves all of a company to another, which stays with the data that are chosen; who registers with the tax id of either finds it.',
  body: z.object({
    idEmpresa: id,
    idOtra: id,
    /** Data that are taken from the other one. */
    deLaOtra: z.array(z.enum(mergeFields)).max(mergeFields.length),
  }),
  answer: z.object({ id: z.number().int() }),
  refusals: ['companyProblem', 'noSuchMove'],
});

export const undoMerge = endpoint({
  method: 'POST',
  path: '/api/Gestor/deshaceFusionEmpresas',
  access: ['Gestor'],
  summary:
    'Undoes a merge of the last 30 days: whatever was moved and is still there goes back, and what was taken and has not been changed since.',
  body: z.object({ id }),
  answer: nothing,
  // 14: it is too old, was undone, or one of its companies was merged since.
  refusals: ['noSuchMove'],
});

export const calls = { previewMerge, mergeCompanies, undoMerge };

export { screens } from './screens/company-merges.ts';
