import type { Db } from '../../../db/database.ts';
import { writeSome } from '../slices.ts';
import type { CompanyChange, KnownCompany, PlannedCompany, PlannedContact } from './plan-companies.rules.ts';

const known = {
  name: 'import_known_companies',
  text: `
    with named as (
      select coalesce(c.fusionada_en, c.id) as id, json_agg(c.cif) as cifs from companies c
      where c.cif in (select value from json_array_elements_text($1::json)) group by 1)
    select c.id, n.cifs, c.estado = 'validada' as validada, c.nombre_comercial as "nombreComercial",
      c.nombre_fiscal as "nombreFiscal", c.id_pais as "idPais", c.id_tipo_empresa as "idTipoEmpresa",
      c.id_sector as "idSector", c.web, c.direccion, c.cp, c.localidad, c.id_provincia as "idProvincia", c.provincia,
      array_to_string(c.etapas_educativas, ',') as etapas,
      coalesce((
        select json_agg(json_build_object('id', cc.id, 'emails', json_build_array(lower(cc.email), a.usuario),
          'nombre', cc.nombre, 'apellidos', cc.apellidos, 'puesto', cc.puesto, 'telefono', cc.telefono) order by cc.id)
        from company_contacts cc left join accounts a on a.id = cc.account_id
        where cc.company_id = c.id and cc.eliminado is null
          and (cc.email in (select value from json_array_elements_text($2::json))
            or a.usuario in (select value from json_array_elements_text($2::json)))), '[]') as contactos
    from named n join companies c on c.id = n.id`,
};

/** The companies with one of these tax ids, with those of their contacts who have one of these e-mails. */
export const knownCompanies = (
  db: Db,
  cifs: readonly string[],
  emails: readonly string[],
): Promise<KnownCompany[]> => db.query<KnownCompany>(known, [JSON.stringify(cifs), JSON.stringify(emails)]);

const columns = `id integer, cif text, "nombreComercial" text, "nombreFiscal" text, "idPais" integer,
  "idTipoEmpresa" integer, "idSector" integer, web text, direccion text, cp text, localidad text,
  "idProvincia" integer, provincia text, etapas text`;

const insertCompanies = {
  name: 'import_companies',
  text: `
    insert into companies (nombre_comercial, nombre_fiscal, cif, estado, id_pais, id_tipo_empresa, id_sector, web,
      direccion, cp, localidad, id_provincia, provincia, es_centro_educativo, etapas_educativas, creada)
    select "nombreComercial", "nombreFiscal", cif, 'validada', "idPais", "idTipoEmpresa", "idSector", web, direccion,
      cp, localidad, "idProvincia", provincia, etapas <> '', string_to_array(etapas, ','), $2::timestamptz
    from json_to_recordset($1::json) as g (${columns})
    returning id, cif`,
};

const updateCompanies = {
  name: 'import_companies_change',
  text: `
    update companies c set nombre_comercial = g."nombreComercial", nombre_fiscal = g."nombreFiscal",
      id_pais = g."idPais", id_tipo_empresa = g."idTipoEmpresa", id_sector = g."idSector", web = g.web,
      direccion = g.direccion, cp = g.cp, localidad = g.localidad, id_provincia = g."idProvincia",
      provincia = g.provincia, es_centro_educativo = g.etapas <> '', etapas_educativas = string_to_array(g.etapas, ',')
    from json_to_recordset($1::json) as g (${columns}) where c.id = g.id`,
};

const lockCompanies = {
  name: 'import_companies_lock',
  text: `
    select id from companies where cif in (select value from json_array_elements_text($1::json)) order by id
    for no key update`,
};

/** Locks these companies: another change of them waits. */
export async function lockCompaniesOf(db: Db, cifs: readonly string[]): Promise<void> {
  await db.query(lockCompanies, [JSON.stringify(cifs)]);
}

const contactColumns = `id integer, "companyId" integer, email text, nombre text, apellidos text, puesto text,
  telefono text`;

const insertContacts = {
  name: 'import_contacts',
  text: `
    insert into company_contacts (company_id, email, nombre, apellidos, puesto, telefono, activo)
    select "companyId", email, nombre, apellidos, puesto, telefono, false
    from json_to_recordset($1::json) as g (${contactColumns})
    returning id, company_id as "companyId", email`,
};

const updateContacts = {
  name: 'import_contacts_change',
  text: `
    update company_contacts cc set nombre = g.nombre, apellidos = g.apellidos, puesto = g.puesto, telefono = g.telefono
    from json_to_recordset($1::json) as g (${contactColumns}) where cc.id = g.id`,
};

const insertChanges = {
  name: 'import_company_changes',
  text: `
    insert into import_changes (import_id, company_id, contact_id, fila, campo, antes, ahora)
    select $2, "companyId", "contactId", fila, campo, antes, ahora
    from json_to_recordset($1::json) as g ("companyId" integer, "contactId" integer, fila integer, campo text,
      antes text, ahora text)`,
};

interface Written {
  importId: number;
  known: readonly KnownCompany[];
  empresas: readonly PlannedCompany[];
  contactos: readonly PlannedContact[];
  cambios: readonly CompanyChange[];
  ahora: Date;
}

const isNew = ({ id }: { id: number | null }): boolean => id === null;
const isKnown = ({ id }: { id: number | null }): boolean => id !== null;

/** Writes what is planned, table by table; gives the companies of which something was written. */
export async function writeCompanies(db: Db, given: Written): Promise<number[]> {
  const { importId, known, empresas, contactos, cambios, ahora } = given;
  const made = await writeSome(empresas.filter(isNew), (some) =>
    db.query<{ id: number; cif: string }>(insertCompanies, [JSON.stringify(some), ahora.toISOString()]),
  );
  await writeSome(empresas.filter(isKnown), (some) => db.query(updateCompanies, [JSON.stringify(some)]));
  const ids = new Map([
    ...known.flatMap(({ id, cifs }) => cifs.map((cif) => [cif, id] as const)),
    ...made.map(({ id, cif }) => [cif, id] as const),
  ]);
  const withCompany = contactos.map((contact) => ({ ...contact, companyId: ids.get(contact.cif) }));
  const added = await writeSome(withCompany.filter(isNew), (some) =>
    db.query<{ id: number; companyId: number; email: string }>(insertContacts, [JSON.stringify(some)]),
  );
  await writeSome(withCompany.filter(isKnown), (some) => db.query(updateContacts, [JSON.stringify(some)]));
  const contactIds = new Map([
    ...withCompany.map(({ companyId, email, id }) => [`${companyId} ${email}`, id] as const),
    ...added.map(({ companyId, email, id }) => [`${companyId} ${email}`, id] as const),
  ]);
  const noted = cambios.map(({ cif, contacto, ...change }) => {
    const companyId = ids.get(cif);
    return { ...change, companyId, contactId: contactIds.get(`${companyId} ${contacto}`) ?? null };
  });
  await writeSome(noted, (some) => db.query(insertChanges, [JSON.stringify(some), importId]));
  return [...new Set(noted.flatMap(({ companyId }) => companyId ?? []))];
}
