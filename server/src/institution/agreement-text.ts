import type { ContractText } from './contract-text.ts';

/** The institution's own text of an agreement, `texts/convenio.<language>.md`, checked when the portal starts. */

/** What an agreement fills in, besides what its text quotes of brand.json. A value that is empty leaves its line out. */
export const agreementFields = [
  'convenio.numero',
  'convenio.fecha',
  'convenio.caducidad',
  'empresa.nombreFiscal',
  'empresa.nombreComercial',
  'empresa.cif',
  'empresa.domicilioFiscal',
  'empresa.cp',
  'empresa.poblacion',
  'empresa.provincia',
  'empresa.pais',
  'firmante.nombre',
  'firmante.dni',
  'firmante.cargo',
  'firmante.email',
  'firmante.telefono',
  'gestion.nombre',
  'gestion.email',
  'facturacion.nombre',
  'facturacion.email',
  'facturacion.pago',
  'facturacion.pedido',
  'tratamientoDatos',
] as const;

export type AgreementField = (typeof agreementFields)[number];

export const isAgreementField = (name: string): name is AgreementField =>
  agreementFields.some((field) => field === name);

/** Without these an agreement would not say who makes it. */
export const neededFields = [
  'empresa.nombreFiscal',
  'empresa.cif',
  'firmante.nombre',
  'firmante.cargo',
] as const;

/** Only an institution that makes agreements needs it. */
export const agreementText: ContractText = {
  file: 'convenio',
  about: 'the agreement',
  fields: agreementFields,
  needed: neededFields,
  lacks: 'it must say who makes the agreement.',
  neededIn: (parts) => (parts.opciones?.crearConvenios ? (parts.idiomas ?? []) : []),
  neededWhile: ' while opciones.crearConvenios is true',
};
