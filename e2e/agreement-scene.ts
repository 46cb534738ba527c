import { randomUUID } from 'node:crypto';
import type { addAgreement } from '@portal/contract/agreements';
import { addBillingAccount, listBillingAccounts } from '@portal/contract/billing-accounts';
import { listAgreementContacts } from '@portal/contract/company-contacts';
import type { Call } from '@portal/contract/endpoint';
import type { Client } from './client.ts';

type Request = Call<typeof addAgreement>['body'];

/** A request as the form sends it, with a contact and an account of the company. */
export async function agreementRequestOf(company: Client, more: Partial<Request> = {}): Promise<Request> {
  const [contact] = Object.keys(await company.get(listAgreementContacts, {})).map(Number);
  const [account] = await company.get(listBillingAccounts, {});
  const idCuentaFacturacion = account?.idCuenta ?? (await newAccount(company));
  return {
    idContactoEmpresaGestion: contact,
    idContactoEmpresaFacturacion: contact,
    idCuentaFacturacion,
    tramitacionManual: false,
    datosFirmante: { nombre: 'Aina', apellidos: 'Roca Ferrer', dni: '12345678Z', cargo: 'Directora general' },
    sincaducidad: true,
    pagoDomiciliado: false,
    informacionTratamientoDeDatos: 'Los datos se tratan para gestionar las prácticas.',
    claveEnvio: randomUUID(),
    ...more,
  };
}

async function newAccount(company: Client): Promise<number> {
  const { idCuenta } = await company.get(addBillingAccount, {
    body: {
      NombreFiscal: 'Taller del Puerto, S. L.',
      CIF: 'B12345674',
      domicilioFiscal: 'Calle del Mar, 12',
      idPais: 1,
      idProvincia: 46,
      poblacion: 'Valencia',
      cp: '46004',
    },
  });
  return idCuenta;
}
