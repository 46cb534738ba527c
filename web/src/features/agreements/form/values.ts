import type { AgreementDraft, AgreementField, Signatory } from '@portal/contract/agreements';
import type { getOwnCompany } from '@portal/contract/company-page';
import type { KeptVerification } from '@portal/contract/company-verification';
import type { Answer } from '@portal/contract/endpoint';
import { type AgreementRequest, agreementDraft, agreementRequest } from '@portal/contract/schemas/agreements';
import { longestTyped, typedText } from '@portal/contract/schemas/fields';
import { z } from 'zod';
import type { Review } from '../own-agreement.ts';

type OwnCompany = Answer<typeof getOwnCompany>;

/** A request as its inputs hold it. */
export type AgreementValues = {
  idContactoEmpresaGestion: number | null;
  idContactoEmpresaFacturacion: number | null;
  idCuentaFacturacion: number | null;
  requierePedido: boolean;
  pedidoAnual: boolean;
  numeroPedido: string;
  pagoDomiciliado: boolean | null;
  ibanDomiciliacion: string;
  nombreFirmante: string;
  apellidosFirmante: string;
  dniFirmante: string;
  cargoFirmante: string;
  emailFirmante: string;
  telefonoFirmante: string;
  fechaCaducidad: string | null;
  sincaducidad: boolean;
  informacionTratamientoDeDatos: string;
  tramitacionManual: boolean | null;
};
export type AgreementInput = keyof AgreementValues;

export const signatoryInputs = {
  nombre: 'nombreFirmante',
  apellidos: 'apellidosFirmante',
  dni: 'dniFirmante',
  cargo: 'cargoFirmante',
  email: 'emailFirmante',
  telefono: 'telefonoFirmante',
} as const satisfies Record<string, AgreementInput>;

const kept = agreementDraft.shape;

/** Of the text on the processing of data (specification 1, §5): what is sent, and what can be typed. */
export const dataTextLimits = { min: 3, max: 5000, input: longestTyped } as const;

/** What is kept while it is being written, as it is typed: what is wrong with it is told beside it. */
export const draftInputs = z
  .object({
    idContactoEmpresaGestion: kept.idContactoEmpresaGestion,
    idContactoEmpresaFacturacion: kept.idContactoEmpresaFacturacion,
    idCuentaFacturacion: kept.idCuentaFacturacion,
    requierePedido: kept.requierePedido,
    pedidoAnual: kept.pedidoAnual,
    numeroPedido: typedText.nullable(),
    pagoDomiciliado: kept.pagoDomiciliado,
    ibanDomiciliacion: typedText.nullable(),
    nombreFirmante: typedText.nullable(),
    apellidosFirmante: typedText.nullable(),
    dniFirmante: typedText.nullable(),
    cargoFirmante: typedText.nullable(),
    emailFirmante: typedText.nullable(),
    telefonoFirmante: typedText.nullable(),
    fechaCaducidad: kept.fechaCaducidad,
    sincaducidad: kept.sincaducidad,
    informacionTratamientoDeDatos: typedText.nullable(),
    tramitacionManual: kept.tramitacionManual,
    version: z.number(),
  })
  .partial();
export type DraftInputs = z.output<typeof draftInputs>;

export function valuesOf(draft: AgreementDraft): AgreementValues {
  const signatory = draft.datosFirmante ?? {};
  return {
    idContactoEmpresaGestion: draft.idContactoEmpresaGestion ?? null,
    idContactoEmpresaFacturacion: draft.idContactoEmpresaFacturacion ?? null,
    idCuentaFacturacion: draft.idCuentaFacturacion ?? null,
    requierePedido: draft.requierePedido ?? false,
    pedidoAnual: draft.pedidoAnual ?? false,
    numeroPedido: draft.numeroPedido ?? '',
    pagoDomiciliado: draft.pagoDomiciliado ?? null,
    ibanDomiciliacion: draft.ibanDomiciliacion ?? '',
    nombreFirmante: signatory.nombre ?? '',
    apellidosFirmante: signatory.apellidos ?? '',
    dniFirmante: signatory.dni ?? '',
    cargoFirmante: signatory.cargo ?? '',
    emailFirmante: signatory.email ?? '',
    telefonoFirmante: signatory.telefono ?? '',
    fechaCaducidad: draft.fechaCaducidad ?? null,
    sincaducidad: draft.sincaducidad ?? false,
    informacionTratamientoDeDatos: draft.informacionTratamientoDeDatos ?? '',
    tramitacionManual: draft.tramitacionManual ?? null,
  };
}

/** What was changed, as the call has it. The signatory's data come together. */
export function draftOf(changed: DraftInputs): AgreementDraft {
  const {
    version: _,
    nombreFirmante,
    apellidosFirmante,
    dniFirmante,
    cargoFirmante,
    emailFirmante,
    telefonoFirmante,
    ...rest
  } = changed;
  if (nombreFirmante === undefined) return rest;
  return {
    ...rest,
    datosFirmante: {
      nombre: nombreFirmante ?? '',
      apellidos: apellidosFirmante ?? '',
      dni: dniFirmante ?? '',
      cargo: cargoFirmante ?? '',
      email: emailFirmante ?? '',
      telefono: telefonoFirmante ?? '',
    },
  };
}

/** What is sent to have the agreement made; what an unticked box hides goes along as nothing. */
export function requestOf(values: AgreementValues, asksDataText: boolean) {
  const { requierePedido, pagoDomiciliado, sincaducidad } = values;
  const pedidoAnual = requierePedido && values.pedidoAnual;
  return {
    idContactoEmpresaGestion: values.idContactoEmpresaGestion,
    idContactoEmpresaFacturacion: values.idContactoEmpresaFacturacion,
    idCuentaFacturacion: values.idCuentaFacturacion,
    requierePedido,
    pedidoAnual,
    numeroPedido: pedidoAnual ? values.numeroPedido : '',
    pagoDomiciliado,
    ibanDomiciliacion: pagoDomiciliado === true ? values.ibanDomiciliacion : '',
    datosFirmante: {
      nombre: values.nombreFirmante,
      apellidos: values.apellidosFirmante,
      dni: values.dniFirmante,
      cargo: values.cargoFirmante,
      email: values.emailFirmante,
      telefono: values.telefonoFirmante,
    },
    fechaCaducidad: sincaducidad ? null : values.fechaCaducidad,
    sincaducidad,
    informacionTratamientoDeDatos: asksDataText ? values.informacionTratamientoDeDatos : '',
    tramitacionManual: values.tramitacionManual,
  };
}

const isSignatory = (name: string): name is keyof typeof signatoryInputs => name in signatoryInputs;

/** The input that a field of the call stands in. */
export function inputOf(path: string): string {
  const [head = '', inner = ''] = path.replace(/^body\./, '').split('.');
  return head === 'datosFirmante' && isSignatory(inner) ? signatoryInputs[inner] : head;
}

export const formSections = {
  contactos: ['idContactoEmpresaGestion', 'idContactoEmpresaFacturacion'],
  facturacion: ['idCuentaFacturacion', 'requierePedido', 'pedidoAnual', 'numeroPedido'],
  pago: ['pagoDomiciliado', 'ibanDomiciliacion'],
  firmante: [
    'nombreFirmante',
    'apellidosFirmante',
    'dniFirmante',
    'cargoFirmante',
    'emailFirmante',
    'telefonoFirmante',
  ],
  vigencia: ['fechaCaducidad', 'sincaducidad'],
  datos: ['informacionTratamientoDeDatos'],
  firma: ['tramitacionManual'],
} as const satisfies Record<string, readonly AgreementInput[]>;
export type FormSection = keyof typeof formSections;

/** The sections that are shown, in their order. */
export const sectionsShown = (asksDataText: boolean): FormSection[] =>
  (['contactos', 'facturacion', 'pago', 'firmante', 'vigencia', 'datos', 'firma'] as const).filter(
    (section) => section !== 'datos' || asksDataText,
  );

export const isIn = (section: FormSection, input: string): boolean =>
  formSections[section].some((one) => one === input);

/** The section beside which a remark about a field of the agreement is read. */
export const sectionOfField = {
  idContactoEmpresaGestion: 'contactos',
  idContactoEmpresaFacturacion: 'contactos',
  idCuentaFacturacion: 'facturacion',
  requierePedido: 'facturacion',
  pagoDomiciliado: 'pago',
  datosFirmante: 'firmante',
  fechaCaducidad: 'vigencia',
  informacionTratamientoDeDatos: 'datos',
  tramitacionManual: 'firma',
  texto: 'firma',
  firma: 'firma',
} as const satisfies Record<AgreementField, FormSection>;

type Known = Pick<
  KeptVerification,
  | 'firmanteNombre'
  | 'firmanteApellidos'
  | 'firmanteDni'
  | 'firmanteCargo'
  | 'firmanteEmail'
  | 'firmanteTelefono'
>;

/** What the company has said of its signatory and of the way of signing. */
export const knownOf = (known: Known, tipoFirma: OwnCompany['tipoFirma']) =>
  ({
    nombreFirmante: known.firmanteNombre ?? '',
    apellidosFirmante: known.firmanteApellidos ?? '',
    dniFirmante: known.firmanteDni ?? '',
    cargoFirmante: known.firmanteCargo ?? '',
    emailFirmante: known.firmanteEmail ?? '',
    telefonoFirmante: known.firmanteTelefono ?? '',
    tramitacionManual: tipoFirma === null ? null : tipoFirma === 'papel',
  }) satisfies Partial<AgreementValues>;

const signatoryFields = ['nombre', 'apellidos', 'dni', 'cargo', 'email', 'telefono'] as const;

/** Whether the form has the signatory as they gave their own data by a review link. */
export const hasSignatory = (values: AgreementValues, given: Partial<Signatory>): boolean =>
  signatoryFields.every((name) => (given[name] ?? '') === values[signatoryInputs[name]]);

/** What reviewers have said that nothing was done about: comments, and data of the signatory that the form has otherwise. */
export const openRemarks = (reviews: readonly Review[], values: AgreementValues) => ({
  comments: reviews.flatMap(({ comentarios }) => comentarios).filter(({ decision }) => decision === null)
    .length,
  hasOtherData: reviews.some(
    ({ datosConfirmados }) => datosConfirmados !== null && !hasSignatory(values, datosConfirmados),
  ),
});

/** Whether nothing has been written yet but what the form chooses by itself, or the company has said before. */
export function isBlank(values: AgreementValues, known: Partial<AgreementValues> = {}): boolean {
  const {
    idContactoEmpresaGestion: _,
    idContactoEmpresaFacturacion: __,
    idCuentaFacturacion: ___,
    informacionTratamientoDeDatos: ____,
    ...own
  } = values;
  return Object.entries(own).every(
    ([field, value]) =>
      value === '' || value === null || value === false || value === Reflect.get(known, field),
  );
}

interface Choices {
  /** Ids that can be chosen now. */
  gestion: readonly number[];
  facturacion: readonly number[];
  cuentas: readonly number[];
}

const ifThere = (chosen: number | null, choices: readonly number[]): number | null =>
  chosen !== null && choices.includes(chosen) ? chosen : null;

/** The last agreement's data for a new one: without contacts and accounts that are gone, and a date that has passed. */
export function renewed(last: AgreementDraft, choices: Choices, today: string): AgreementValues {
  const values = valuesOf(last);
  return {
    ...values,
    idContactoEmpresaGestion: ifThere(values.idContactoEmpresaGestion, choices.gestion),
    idContactoEmpresaFacturacion: ifThere(values.idContactoEmpresaFacturacion, choices.facturacion),
    idCuentaFacturacion: ifThere(values.idCuentaFacturacion, choices.cuentas),
    fechaCaducidad:
      values.fechaCaducidad !== null && values.fechaCaducidad > today ? values.fechaCaducidad : null,
  };
}

export { type AgreementRequest, agreementRequest };
