import type { AgreementDraft } from '@portal/contract/agreements';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { companyContacts } from '../../db/tables/accounts.ts';
import { billingAccounts, companies } from '../../db/tables/companies.ts';

/** What an agreement prints of a company, its contacts and the account that it is invoiced to. */
export async function partiesOf({ orm }: Db, companyId: number, datos: AgreementDraft) {
  const [empresa] = await orm.select().from(companies).where(eq(companies.id, companyId));
  if (!empresa) throw new Error('a company with an agreement has gone');
  const contact = async (id: number | null | undefined) => {
    if (!id) return undefined;
    const [row] = await orm
      .select()
      .from(companyContacts)
      .where(
        and(
          eq(companyContacts.id, id),
          eq(companyContacts.companyId, companyId),
          isNull(companyContacts.eliminado),
        ),
      );
    return row;
  };
  const account = async (id: number | null | undefined) => {
    if (!id) return undefined;
    const [row] = await orm
      .select()
      .from(billingAccounts)
      .where(
        and(
          eq(billingAccounts.id, id),
          eq(billingAccounts.companyId, companyId),
          isNull(billingAccounts.eliminada),
        ),
      );
    return row;
  };
  return {
    empresa,
    gestion: await contact(datos.idContactoEmpresaGestion),
    facturacion: await contact(datos.idContactoEmpresaFacturacion),
    cuenta: await account(datos.idCuentaFacturacion),
  };
}

type Contact = Pick<typeof companyContacts.$inferSelect, 'nombre' | 'apellidos' | 'email'>;
type Account = Pick<
  typeof billingAccounts.$inferSelect,
  'cif' | 'domicilioFiscal' | 'cp' | 'poblacion' | 'idPais' | 'idProvincia' | 'provincia'
>;

export interface PrintedParties {
  readonly empresa: Pick<
    typeof companies.$inferSelect,
    | 'nombreFiscal'
    | 'nombreComercial'
    | 'cif'
    | 'direccion'
    | 'cp'
    | 'localidad'
    | 'idPais'
    | 'idProvincia'
    | 'provincia'
  >;
  readonly gestion: Contact | undefined;
  readonly facturacion: Contact | undefined;
  readonly cuenta: Account | undefined;
}

/** Has the other contacts of a company wait; what merely points to the company does not. */
export async function lockCompanyOf({ orm }: Db, companyId: number): Promise<void> {
  await orm
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update');
}

export async function saveDataText({ orm }: Db, companyId: number, text: string): Promise<void> {
  await orm.update(companies).set({ informacionTratamientoDeDatos: text }).where(eq(companies.id, companyId));
}

export async function companyName({ orm }: Db, companyId: number): Promise<string> {
  const [row] = await orm
    .select({ nombre: companies.nombreComercial })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row?.nombre ?? '';
}
