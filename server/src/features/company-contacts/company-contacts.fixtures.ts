import type { calls } from '@portal/contract/company-contacts';
import { companyContacts } from '../../db/tables/accounts.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { addContact } from '../../testing/fixtures.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { versionOf } from './company-contacts.rules.ts';

let made = 0;

/** A contact as its form sends it, with an e-mail that nobody has. */
export const contactBody = () => ({
  nombre: 'Rosa',
  apellidos: 'Company Vila',
  puesto: 'Administración',
  email: `rosa${++made}@contactos.example`,
  telefono1: '961234567',
  direccion: 'Calle Mayor, 1',
  localidad: 'València',
  cp: '46001',
  idProvincia: 46,
  tipoContacto: [1, 2],
  aniosForoEmpleo: [2019],
});

/** A contact without a login. */
export async function addPlainContact({ database }: TestPortal, companyId: number) {
  const { telefono1: telefono, ...contact } = contactBody();
  const [row] = await database.orm
    .insert(companyContacts)
    .values({ ...contact, telefono, companyId, activo: false })
    .returning();
  if (!row) throw new Error('a contact was not saved');
  return row;
}

export function companyContactsBodies({ portal, company }: Callers): BodiesOf<typeof calls> {
  const contact = () => addPlainContact(portal, company.id);
  const idContacto = async () => ({ idContacto: (await contact()).id });
  return {
    addCompanyContact: async () => contactBody(),
    editCompanyContact: async () => {
      const kept = await contact();
      return { ...contactBody(), idContacto: kept.id, version: versionOf(kept) };
    },
    removeCompanyContact: idContacto,
    inviteCompanyContact: idContacto,
    blockCompanyContact: async () => ({
      idContacto: (await addContact(portal, [company.id])).contactIds[0] ?? 0,
    }),
    replaceCompanyContact: async () => ({
      idContacto: (await contact()).id,
      idSustituto: (await contact()).id,
    }),
  };
}
