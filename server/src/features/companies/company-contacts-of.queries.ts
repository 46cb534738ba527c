import type { ManagedContact } from '@portal/contract/companies';
import type { Db } from '../../db/database.ts';
import { contactsOf } from '../company-contacts/company-contacts.queries.ts';

const lastTimes = {
  name: 'managed_company_contacts',
  text: `
    select cc.id, to_json(a.ultimo_acceso) as "ultimoAcceso", a.estado = 'activa' as "conCuenta"
    from company_contacts cc join accounts a on a.id = cc.account_id where cc.company_id = $1`,
};

interface LastTime {
  id: number;
  ultimoAcceso: string | null;
  conCuenta: boolean;
}

/** The contacts of a company, those who can log in first. */
export async function managedContactsOf(db: Db, companyId: number): Promise<ManagedContact[]> {
  const contacts = await contactsOf(db, companyId);
  const times = new Map((await db.query<LastTime>(lastTimes, [companyId])).map((one) => [one.id, one]));
  const listed = contacts.map((contact) => {
    const { id, nombre, apellidos, email, puesto, telefono, acceso } = contact;
    const login = times.get(id);
    const cuentaBloqueada = login?.conCuenta === false;
    return {
      idContacto: id,
      nombre,
      apellidos,
      email,
      puesto,
      telefono,
      acceso,
      cuentaBloqueada,
      ultimoAcceso: login?.ultimoAcceso ?? null,
    };
  });
  return [...listed.filter(canEnter), ...listed.filter((contact) => !canEnter(contact))];
}

const canEnter = ({ acceso }: ManagedContact): boolean => acceso === 'activo';
