import type { MovedThing } from '@portal/contract/company-merges';

/** Rows that a company has, which a merge gives to another one. Each table has an `id`. */
export interface Part {
  readonly tabla: string;
  readonly columna: string;
  readonly que: MovedThing;
  /** Of a row `t`, what keeps it from going to the company `$1`: what it would be in the way of. */
  readonly unless?: string;
}

/** That contact `one` of a company is in the way of contact `other`: the same login, or the same e-mail without one. */
export const inTheWay = (one: string, other: string): string => `
  ${one}.id <> ${other}.id and (${one}.account_id = ${other}.account_id
    or (${other}.account_id is null and ${one}.email = ${other}.email
      and ${one}.eliminado is null and ${other}.eliminado is null))`;

export const parts: readonly Part[] = [
  {
    tabla: 'company_contacts',
    columna: 'company_id',
    que: 'contactos',
    unless: `exists (select from company_contacts o where o.company_id = $1 and ${inTheWay('o', 't')})`,
  },
  { tabla: 'offers', columna: 'company_id', que: 'ofertas' },
  { tabla: 'billing_accounts', columna: 'company_id', que: 'cuentas' },
  {
    tabla: 'agreements',
    columna: 'company_id',
    que: 'convenios',
    // A company writes one at a time.
    unless: `t.estado = 'borrador' and exists (select from agreements o where o.company_id = $1 and o.estado = 'borrador')`,
  },
  {
    tabla: 'company_documents',
    columna: 'company_id',
    que: 'documentos',
    // Both were asked for it by the same sending.
    unless:
      'exists (select from company_documents o where o.company_id = $1 and o.clave_envio = t.clave_envio)',
  },
  {
    tabla: 'education_requests',
    columna: 'company_id',
    que: 'solicitudesEducacion',
    // A student has asked both, and may hear from each.
    unless: `t.estado in ('abierta', 'aceptada') and exists (select from education_requests o
      where o.company_id = $1 and o.student_id = t.student_id and o.estado in ('abierta', 'aceptada'))`,
  },
  { tabla: 'invoices', columna: 'company_id', que: 'facturas' },
  { tabla: 'placements', columna: 'company_id', que: 'practicas' },
  { tabla: 'internship_proposals', columna: 'company_id', que: 'propuestas' },
  {
    tabla: 'programme_adhesions',
    columna: 'company_id',
    que: 'adhesiones',
    // Both asked to join the same programme.
    unless: `exists (select from programme_adhesions o
      where o.company_id = $1 and o.programme_id = t.programme_id)`,
  },
  { tabla: 'company_notes', columna: 'company_id', que: 'notas' },
  { tabla: 'notifications', columna: 'company_id', que: 'avisos' },
  // Companies that were merged into it before: their tax ids lead to where it is now.
  { tabla: 'companies', columna: 'fusionada_en', que: 'fusionadas' },
];

/** What else points to a company, and why a merge does not move it. */
export const left: Readonly<Record<string, string>> = {
  'document_zips.company_id': 'files that are kept for a day, for contacts who asked for them',
  'tutor_links.company_id': 'a host tutor has a new one sent, for the company as it is then',
  'sessions.company_id': 'those for the other company are ended',
  'company_changes.company_id': 'asks for a change of data that are not those of the company that stays',
  'import_changes.company_id': 'says what an import changed of which',
  'company_merges.company_id': 'says what was merged into which',
  'company_merges.otra_id': 'says what was merged into which',
};
