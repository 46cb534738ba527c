import { randomUUID } from 'node:crypto';
import { addCompanyNote, type calls } from '@portal/contract/companies';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { addCompany, addContact, addManager, managerToken } from '../../testing/fixtures.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { managedContactsOf } from './company-contacts-of.queries.ts';

/** A contact of a company of its own. */
export async function addCompanyWithContact(portal: TestPortal) {
  const { id: idEmpresa } = await addCompany(portal);
  const { usuario } = await addContact(portal, [idEmpresa]);
  const [contact] = await managedContactsOf(portal.database, idEmpresa);
  if (!contact) throw new Error('the contact is not listed');
  return { idEmpresa, idContacto: contact.idContacto, usuario };
}

export function companiesBodies({ portal }: Callers): BodiesOf<typeof calls> {
  const token = async () => managerToken(portal, (await addManager(portal)).usuario);
  const company = async (estado: 'validada' | 'bloqueada' = 'validada') => ({
    idEmpresa: (await addCompany(portal, { estado })).id,
  });
  const contact = async () => {
    const { idEmpresa, idContacto } = await addCompanyWithContact(portal);
    return { idEmpresa, idContacto };
  };
  const note = async () => ({ ...(await company()), texto: 'Llamar en enero', claveEnvio: randomUUID() });
  const noted = async () => portal.get(addCompanyNote, { body: await note() }, { token: await token() });
  return {
    exportManagedCompanies: async () => ({ formato: 'csv' }),
    blockCompany: async () => ({ ...(await company()), motivo: 'No contesta a los candidatos' }),
    unblockCompany: () => company('bloqueada'),
    blockContact: contact,
    inviteContact: contact,
    addCompanyNote: note,
    editCompanyNote: async () => ({ ...(await noted()), texto: 'Llamar en febrero', version: 1 }),
    deleteCompanyNote: noted,
    restoreCompanyNote: noted,
  };
}
