import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { provinceField } from './places.ts';

/** What the institution needs of somebody and does not have yet; empty where the brand does not ask. */

const campos = <const F extends readonly [string, ...string[]]>(fields: F) =>
  z.object({ faltan: z.boolean(), campos: z.array(z.enum(fields)) });

export const personalFields = [
  'dni',
  'telefono',
  'nacionalidades',
  'idPais',
  'localidad',
  'numSegSocial',
] as const;

export const missingPersonalData = endpoint({
  method: 'GET',
  path: '/api/Alumno/faltanDatosPersonalesObligatorios',
  access: ['Alumno'],
  summary: 'The personal data that the student must still give, among those that the student may change.',
  answer: campos(personalFields),
  refusals: [],
});

export const hasSocialSecurityNumber = endpoint({
  method: 'GET',
  path: '/api/Alumno/tieneNumSegSocial',
  access: ['Alumno'],
  summary:
    'Whether the portal has the social security number of the student, who needs one for an internship.',
  answer: z.object({ tieneNumSegSocial: z.boolean() }),
  refusals: [],
});

/** What a company gives in the form of its data. */
export const companyFields = [
  'idTipoEmpresa',
  'idSector',
  'descripcion',
  'direccion',
  'cp',
  'idProvincia',
  'provincia',
  'localidad',
] as const;

/** Those that are asked of a company in a country. */
export const companyFieldsIn = (idPais: number) =>
  companyFields.filter(
    (field) => (field !== 'idProvincia' && field !== 'provincia') || field === provinceField(idPais),
  );

/** And what it gives elsewhere on its page: what each of its contacts is there for. */
export const companyFieldsElsewhere = ['tipoContacto'] as const;

export const missingCompanyData = endpoint({
  method: 'GET',
  path: '/api/Empresa/faltanDatosAlaEmpresa',
  access: ['Empresa'],
  summary: 'The data of the company that are still missing.',
  answer: campos([...companyFields, ...companyFieldsElsewhere]),
  refusals: [],
});

export const contactFields = ['puesto', 'telefono1'] as const;

export const missingContactData = endpoint({
  method: 'GET',
  path: '/api/Empresa/faltanDatosAlContactoEmpresa',
  access: ['Empresa'],
  summary: 'The data of the contact in this company that are still missing.',
  answer: campos(contactFields),
  refusals: [],
});

export const calls = { missingPersonalData, hasSocialSecurityNumber, missingCompanyData, missingContactData };
