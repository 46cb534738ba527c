import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  companyChoice,
  companyPlace,
  hasOwnProvince,
  hasWrittenProvince,
  iban,
  noProvince,
  shortText,
  url,
  wholeBetween,
} from './fields.ts';
import { fileBodyLimit, photoExtension } from './files.ts';
import { fieldError } from './validation.ts';

/** What a company says of itself, on its own page. Its legal name and its tax id are the institution's to change. */

/** A `fusionada` was found to be another one, which has all that it had. */
export const companyStates = ['pendiente', 'validada', 'rechazada', 'bloqueada', 'fusionada'] as const;
export type CompanyState = (typeof companyStates)[number];

/** A text in which a `br` tag and every kind of line end are a line break alike. */
const lines = (text: string): string => text.replace(/<br\s*\/?>|\r\n?/gi, '\n');

/** How a company signs: with a certificate, or on paper. */
export const signatureTypes = ['digital', 'papel'] as const;

/** Nobody founded a company before, that has students today. */
const firstFoundingYear = 1000;

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
    rangoFacturacion: companyChoice.nullable().default(null),
    anioFundacion: wholeBetween(firstFoundingYear, 9999).nullable().default(null),
    tipoFirma: z.enum(signatureTypes).nullable().default(null),
    asumeCosteSS: z.boolean().nullable().default(null),
    direccion: shortText,
    cp: shortText,
    ...companyPlace,
    localidad: shortText,
  })
  .refine(hasOwnProvince, noProvince('idProvincia'))
  .refine(hasWrittenProvince, noProvince('provincia'));

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
    rangoFacturacion: z.number().int().nullable(),
    anioFundacion: z.number().int().nullable(),
    tipoFirma: z.enum(signatureTypes).nullable(),
    asumeCosteSS: z.boolean().nullable(),
    /** What its agreements say of how data are processed, as it was said last. */
    informacionTratamientoDeDatos: z.string().nullable(),
    /** Where its logo is read; null without one. */
    urlLogo: z.string().nullable(),
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
    'Completes or changes the data of the company of the session; with a version, only if they still are those. The page that has changed the description alone says that (507).',
  body: ownCompanyData.safeExtend({ version: version.optional() }),
  answer: z.object({ version }),
  refusals: ['cannotChangeState'],
  notice: 'companyCompleted',
});

export const getCompanyIban = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameIbanEmpresa',
  access: ['Empresa'],
  summary:
    'The IBAN of the company of the session with its middle digits hidden; null if the company has not given one.',
  answer: z.object({ iban: z.string().nullable() }),
  refusals: [],
});

export const editCompanyIban = endpoint({
  method: 'POST',
  path: '/api/Empresa/editaIbanEmpresa',
  access: ['Empresa'],
  summary: 'Keeps the IBAN of the company of the session in the place of the one before.',
  body: z.object({ iban }),
  fieldStatus: { iban: 'ibanInvalid' },
  answer: z.object({ iban: z.string() }),
  refusals: ['ibanInvalid'],
  notice: 'infoUpdated',
});

export const editCompanyLogo = endpoint({
  method: 'POST',
  path: '/api/Empresa/editaLogoEmpresa',
  access: ['Empresa'],
  summary:
    'Sets the logo, PNG or JPEG of at most 1000 px a side (526), that the institution is authorised to show; null takes it away.',
  body: z
    .object({
      extension: photoExtension,
      /** Base64, without the prefix of a data URL. */
      ficheroB64: z.string().min(1, fieldError('required')).nullable(),
      /** The company has the rights to it, and lets the institution show it. */
      autorizado: z.boolean().default(false),
    })
    .refine(({ ficheroB64, autorizado }) => ficheroB64 === null || autorizado, {
      error: fieldError('mustAccept'),
      path: ['autorizado'],
    }),
  fieldStatus: { extension: 'fileTypeNotAllowed' },
  bodyLimit: fileBodyLimit,
  answer: z.object({ urlLogo: z.string().nullable() }),
  refusals: ['fileTypeNotAllowed', 'photoOverLimit'],
  notice: 'infoUpdated',
});

export const calls = { getOwnCompany, editOwnCompany, getCompanyIban, editCompanyIban, editCompanyLogo };

export { screens } from './screens/company-page.ts';
