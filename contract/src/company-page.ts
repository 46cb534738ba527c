import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { companyChoice, companyPlace, shortText, url } from './fields.ts';
import { spain } from './places.ts';
import { fieldError } from './validation.ts';

/** What a company says of itself, on its own page. Its legal name and its tax id are the institution's to change. */

export const companyStates = ['pendiente', 'validada', 'rechazada', 'bloqueada'] as const;

/** A text in which a `br` tag and every kind of line end are a line break alike. */
const lines = (text: string): string => text.replace(/<br\s*\/?>|\r\n?/gi, '\n');

const descripcion = z
  .string()
  .overwrite(lines)
  .trim()
  .min(1, fieldError('required'))
  .max(4000, fieldError('max', { max: 4000 }));

/** Which data a change was written upon, as the page was given them; it says nothing else. */
const version = z.string().regex(/^[0-9a-f]{32}$/);

/** What a company changes by itself. */
export const ownCompanyData = z
  .object({
    nombreComercial: shortText,
    idTipoEmpresa: companyChoice,
    idSector: companyChoice,
    rangoEmpleados: companyChoice.nullable(),
    descripcion,
    web: z.union([z.literal(''), url]).nullable(),
    direccion: shortText,
    cp: shortText,
    ...companyPlace,
    localidad: shortText,
  })
  .refine(({ idPais, idProvincia }) => idPais !== spain || idProvincia !== null, {
    error: fieldError('required'),
    path: ['idProvincia'],
    when: hasPlace,
  })
  .refine(({ idPais, provincia }) => idPais === spain || provincia !== null, {
    error: fieldError('required'),
    path: ['provincia'],
    when: hasPlace,
  });

/** Beside other problems of the same body, too. */
function hasPlace({ value }: { value: unknown }): boolean {
  return z.object(companyPlace).safeParse(value).success;
}

export const getOwnCompany = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameDatosEmpresa',
  access: ['Empresa'],
  summary: 'The data of the company of the session, with the version that a change of them names.',
  answer: z.object({
    nombreFiscal: z.string(),
    cif: z.string(),
    estado: z.enum(companyStates),
    nombreComercial: z.string(),
    idTipoEmpresa: z.number().int().nullable(),
    idSector: z.number().int().nullable(),
    rangoEmpleados: z.number().int().nullable(),
    descripcion: z.string().nullable(),
    web: z.string().nullable(),
    direccion: z.string().nullable(),
    cp: z.string().nullable(),
    idPais: z.number().int(),
    idProvincia: z.number().int().nullable(),
    provincia: z.string().nullable(),
    localidad: z.string().nullable(),
    version,
  }),
  refusals: [],
});

export const editOwnCompany = endpoint({
  method: 'POST',
  path: '/api/Empresa/editaEmpresaCompletos',
  access: ['Empresa'],
  summary:
    'Completes or changes the data of the company of the session; with a version, only if they still are those.',
  body: ownCompanyData.safeExtend({ version: version.optional() }),
  answer: z.object({ version }),
  refusals: ['cannotChangeState'],
  notice: 'companyCompleted',
});

export const calls = { getOwnCompany, editOwnCompany };

export { screens } from './screens/company-page.ts';
