import type { AccountFilter, AccountState, ManagedAccount } from '@portal/contract/account-states';
import type { Role } from '@portal/contract/roles';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { leaveRequests, type leaveStates } from '../../db/tables/access.ts';
import { accounts } from '../../db/tables/accounts.ts';

/** Asks to leave; whether it is a new request: one that waits already stays as it is. */
export async function addLeaveRequest({ orm }: Db, accountId: number, solicitada: Date): Promise<boolean> {
  const added = await orm
    .insert(leaveRequests)
    .values({ accountId, solicitada })
    .onConflictDoNothing()
    .returning({ id: leaveRequests.id });
  return added.length > 0;
}

const waitingOf = (accountId: number) =>
  and(eq(leaveRequests.accountId, accountId), eq(leaveRequests.estado, 'pendiente'));

/** Since when the account waits to leave. */
export async function waitingLeave({ orm }: Db, accountId: number): Promise<Date | null> {
  const [row] = await orm
    .select({ solicitada: leaveRequests.solicitada })
    .from(leaveRequests)
    .where(waitingOf(accountId));
  return row?.solicitada ?? null;
}

const lockOne = {
  name: 'managed_account_lock',
  text: `
    select a.user_type as "userType", a.estado,
      exists (select from leave_requests l where l.account_id = a.id and l.estado = 'pendiente') as "pideBaja"
    from accounts a where a.id = $1 and a.email_sin_confirmar is null for no key update of a`,
};

/** An account for a change: of two managers the second waits, and then finds what the first has done. */
export async function lockManagedAccount(db: Db, id: number) {
  const [account] = await db.query<{ userType: Role; estado: AccountState; pideBaja: boolean }>(lockOne, [
    id,
  ]);
  return account;
}

const lockManagers = {
  name: 'active_managers_lock',
  text: `
    select id from accounts
    where user_type = 'Gestor' and estado = 'activa'
      and exists (select from accounts a where a.id = $1 and a.user_type = 'Gestor')
    order by id for no key update`,
};

/**
 * The active managers, where the account is a manager's, for a change of it: of two who act on each other at once, the
 * second is none any more. Undefined where it is no manager's.
 */
export async function lockActiveManagers(db: Db, id: number): Promise<number[] | undefined> {
  const managers = await db.query<{ id: number }>(lockManagers, [id]);
  return managers.length === 0 ? undefined : managers.map((manager) => manager.id);
}

export async function setAccountState({ orm }: Db, id: number, estado: AccountState): Promise<void> {
  await orm.update(accounts).set({ estado }).where(eq(accounts.id, id));
}

interface Settled {
  estado: Exclude<(typeof leaveStates)[number], 'pendiente'>;
  resuelta: Date;
  resueltaPor: number;
  motivo?: string;
}

/** Settles the request that waited; false where somebody else has by now. */
export async function settleLeave({ orm }: Db, accountId: number, settled: Settled): Promise<boolean> {
  const rows = await orm
    .update(leaveRequests)
    .set(settled)
    .where(waitingOf(accountId))
    .returning({ id: leaveRequests.id });
  return rows.length > 0;
}

const words = "portal_name_words(nombre || ' ' || apellidos || ' ' || email)";
/** The beginning of every word that was typed. */
const asked = '(select portal_beginnings($3))';

const byState: Record<AccountFilter, string> = {
  pideBaja: `exists (select from leave_requests l where l.account_id = a.id and l.estado = 'pendiente')`,
  pendiente: `a.estado = 'pendiente'`,
  activa: `a.estado = 'activa'`,
  bloqueada: `a.estado = 'bloqueada'`,
  baja: `a.estado = 'baja'`,
};

const byType: Record<Role, string> = {
  Alumno: `a.user_type = 'Alumno'`,
  Empresa: `a.user_type = 'Empresa'`,
  Gestor: `a.user_type = 'Gestor'`,
};

/** A statement for each combination of filters, so that each is planned with its own index. */
function pageStatement({ tipo, estado }: Pick<AccountSearch, 'tipo' | 'estado'>, hasWords: boolean) {
  const conditions = [
    ...(tipo ? [byType[tipo]] : []),
    // Until its address is confirmed nobody has asked for anything.
    'a.email_sin_confirmar is null',
    // People who left so long ago that nothing is known of them any more.
    `a.email <> ''`,
    ...(estado ? [byState[estado]] : []),
    hasWords ? `${words} @@ ${asked}` : '$3::text is null',
  ];
  return {
    name: `managed_accounts_${tipo ?? 'all'}_${estado ?? 'all'}${hasWords ? '_words' : ''}`,
    text: `
      with found as materialized (select a.id from accounts a where ${conditions.join(' and ')}),
        page as (select id from found order by id desc limit $1 offset $2)
      select (select count(*)::integer from found) as "numTotal",
        coalesce((select json_agg(json_build_object('idCuenta', a.id, 'userType', a.user_type, 'nombre', a.nombre,
          'apellidos', a.apellidos, 'email', a.email, 'estado', a.estado,
          'solicitaBaja', l.solicitada,
          'conAccesoUnico', exists (select from account_identities i where i.account_id = a.id),
          'conSegundoFactor', exists (
            select from second_factors f where f.account_id = a.id and f.activado is not null),
          'empresas', coalesce((select json_agg(
              json_build_object('nombreComercial', c.nombre_comercial, 'estado', c.estado) order by c.nombre_comercial)
            from company_contacts cc join companies c on c.id = cc.company_id where cc.account_id = a.id), '[]'::json),
          'creada', a.creada, 'ultimoAcceso', a.ultimo_acceso) order by a.id desc)
          from page join accounts a on a.id = page.id
            left join leave_requests l on l.account_id = a.id and l.estado = 'pendiente'), '[]'::json) as cuentas`,
  };
}

interface AccountSearch {
  texto: string | undefined;
  tipo: Role | undefined;
  estado: AccountFilter | undefined;
  limit: number;
  offset: number;
}

/** A page of the accounts, with how many there are: one statement. */
export async function findAccounts(
  db: Db,
  { texto, tipo, estado, limit, offset }: AccountSearch,
): Promise<{ cuentas: ManagedAccount[]; numTotal: number }> {
  const typed = /[\p{L}\p{N}]/u.test(texto ?? '') ? texto : null;
  const statement = pageStatement({ tipo, estado }, typed !== null);
  const [row] = await db.query<{ cuentas: ManagedAccount[]; numTotal: number }>(statement, [
    limit,
    offset,
    typed,
  ]);
  return row ?? { cuentas: [], numTotal: 0 };
}
