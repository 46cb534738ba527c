import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, nothing } from './envelope.ts';
import { agreementText, companyChoice, longText, taxId } from './fields.ts';
import { isTaxIdOf, spain } from './places.ts';
import { fieldError } from './validation.ts';

/** To whom a company has its invoices made out, and where they go. */

const idPais = companyChoice.default(spain);

/** Of Spain; of another country, its name. */
const idProvincia = companyChoice.nullable().default(null);
const provincia = longText(150).nullable().default(null);
const requiereEnvioPostalFacturas = z.boolean().default(false);
const domicilioEnvioPostal = longText(250).nullable().default(null);

const fields = z.object({
  NombreFiscal: agreementText,
  CIF: taxId,
  domicilioFiscal: agreementText,
  idPais,
  idProvincia,
  provincia,
  poblacion: agreementText,
  cp: agreementText,
  requiereEnvioPostalFacturas,
  domicilioEnvioPostal,
});

const isWritten = (text: string | null, min: number): boolean => (text ?? '').length >= min;

/** A rule across fields, said beside other problems of the same body. */
const across = <Shape extends z.ZodRawShape>(shape: Shape, campo: keyof Shape & string, error: string) => ({
  path: [campo],
  error,
  when: ({ value }: { value: unknown }): boolean => z.object(shape).safeParse(value).success,
});

const written = { idPais, provincia };
const posted = { requiereEnvioPostalFacturas, domicilioEnvioPostal };
const tooShort = fieldError('min', { min: 3 });

/** A fiscal account, as specification 1, §5 has it. */
export const billingData = fields
  .refine(
    (account) => isTaxIdOf(account.idPais, account.CIF),
    across({ idPais, CIF: taxId }, 'CIF', fieldError('taxId')),
  )
  .refine(
    (account) => account.idPais !== spain || account.idProvincia !== null,
    across({ idPais, idProvincia }, 'idProvincia', fieldError('required')),
  )
  .refine(
    (account) => account.idPais === spain || isWritten(account.provincia, 1),
    across(written, 'provincia', fieldError('required')),
  )
  .refine(
    (account) =>
      account.idPais === spain || !isWritten(account.provincia, 1) || isWritten(account.provincia, 3),
    across(written, 'provincia', tooShort),
  )
  .refine(
    (account) => !account.requiereEnvioPostalFacturas || isWritten(account.domicilioEnvioPostal, 1),
    across(posted, 'domicilioEnvioPostal', fieldError('required')),
  )
  .refine(
    (account) =>
      !account.requiereEnvioPostalFacturas ||
      !isWritten(account.domicilioEnvioPostal, 1) ||
      isWritten(account.domicilioEnvioPostal, 3),
    across(posted, 'domicilioEnvioPostal', tooShort),
  );

const idCuenta = z.object({ idCuenta: id });

export const billingAccount = z.object({
  idCuenta: z.number().int(),
  NombreFiscal: z.string(),
  CIF: z.string(),
  requiereEnvioPostalFacturas: z.boolean(),
  domicilioFiscal: z.string(),
  idProvincia: z.number().int().nullable(),
  /** The name of the province, of Spain or of another country, in the language of the caller. */
  Provincia: z.string().nullable(),
  provincia: z.string().nullable(),
  poblacion: z.string(),
  idPais: z.number().int(),
  cp: z.string(),
  domicilioEnvioPostal: z.string().nullable(),
  /** Names these data; a change names it, too. */
  version: z.string(),
});
export type BillingAccount = z.infer<typeof billingAccount>;

export const listBillingAccounts = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameCuentasFacturacion',
  access: ['Empresa'],
  summary: 'The billing accounts of the company of the session, the oldest first.',
  answer: z.array(billingAccount),
  refusals: [],
});

export const addBillingAccount = endpoint({
  method: 'POST',
  path: '/api/Empresa/addCuentaFacturacion',
  access: ['Empresa'],
  summary: 'Adds a billing account to the company of the session.',
  body: billingData,
  fieldStatus: { CIF: 'taxIdMalformed' },
  answer: idCuenta,
  refusals: ['taxIdMalformed'],
  notice: 'billingAccountAdded',
  once: true,
});

export const editBillingAccount = endpoint({
  method: 'POST',
  path: '/api/Empresa/modificaCuentaFacturacion',
  access: ['Empresa'],
  summary: 'Changes a billing account of the company, only if it still is as the version says.',
  body: billingData.safeExtend({ ...idCuenta.shape, version: z.string().max(64) }),
  fieldStatus: { CIF: 'taxIdMalformed' },
  answer: nothing,
  refusals: ['taxIdMalformed', 'companyProblem', 'cannotChangeState'],
  notice: 'infoUpdated',
});

export const removeBillingAccount = endpoint({
  method: 'POST',
  path: '/api/Empresa/eliminaCuentaFacturacion',
  access: ['Empresa'],
  summary:
    'Takes a billing account out of the company: agreements that name it keep it. One that is gone is answered as gone.',
  body: idCuenta,
  answer: nothing,
  refusals: ['companyProblem'],
  notice: 'infoUpdated',
});

export const calls = { listBillingAccounts, addBillingAccount, editBillingAccount, removeBillingAccount };
