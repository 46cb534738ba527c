import type { ImportChange, ImportError, ImportFieldOf } from '@portal/contract/imports';
import type { Language } from '@portal/contract/languages';
import { isTaxIdOf, placeOf, spain } from '@portal/contract/places';
import { fieldError } from '@portal/contract/validation';
import { companyTypes } from '../../catalogue/lists/company-types.ts';
import { countries } from '../../catalogue/lists/countries.ts';
import { provinces } from '../../catalogue/lists/provinces.ts';
import { sectors } from '../../catalogue/lists/sectors.ts';
import { type CompanyRow, type CompanyRowError, spanishProvince, stageNames } from './read-company.rules.ts';

/** What rows change of the companies and contacts that there are. */

interface CompanyData {
  nombreComercial: string;
  nombreFiscal: string;
  idPais: number;
  idTipoEmpresa: number | null;
  idSector: number | null;
  web: string | null;
  direccion: string | null;
  cp: string | null;
  localidad: string | null;
  /** With commas; nothing where it is no school. */
  etapas: string;
  idProvincia: number | null;
  provincia: string | null;
}

interface ContactData {
  nombre: string;
  apellidos: string;
  puesto: string | null;
  telefono: string | null;
}

export interface KnownContact extends ContactData {
  id: number;
  /** In lower case; the login as well, where it is another one. */
  emails: string[];
}

export interface KnownCompany extends CompanyData {
  id: number;
  /** Its own, and those of companies that were merged into it. */
  cifs: string[];
  validada: boolean;
  contactos: KnownContact[];
}

export interface PlannedCompany extends CompanyData {
  /** Null of a new one. */
  id: number | null;
  cif: string;
}

export interface PlannedContact extends ContactData {
  id: number | null;
  cif: string;
  email: string;
}

/** A change with what it is of: the company, and its contact where it is that of one. */
export interface CompanyChange extends ImportChange {
  cif: string;
  contacto: string | null;
}

export interface CompaniesPlan {
  errores: ImportError[];
  /** Those that are written. */
  empresas: PlannedCompany[];
  contactos: PlannedContact[];
  cambios: CompanyChange[];
  resumen: Record<
    'empresasNuevas' | 'empresasCambiadas' | 'contactosNuevos' | 'contactosCambiados' | 'filasIguales',
    number
  >;
}

interface Row {
  fila: number;
  values: CompanyRow;
  errors: readonly CompanyRowError[];
}

type Field = ImportFieldOf<'empresas'>;
const ofCompany = [
  ['nombreComercial', 'nombreComercial'],
  ['nombreFiscal', 'nombreFiscal'],
  ['pais', 'idPais'],
  ['tipoEmpresa', 'idTipoEmpresa'],
  ['sector', 'idSector'],
  ['web', 'web'],
  ['direccion', 'direccion'],
  ['cp', 'cp'],
  ['localidad', 'localidad'],
  ['etapas', 'etapas'],
] as const;
const ofContact = [
  ['contactoNombre', 'nombre'],
  ['contactoApellidos', 'apellidos'],
  ['contactoPuesto', 'puesto'],
  ['contactoTelefono', 'telefono'],
] as const;

/** How a value is shown: what is a number in the catalogue by its name. */
function shownIn(language: Language) {
  const lists: Partial<Record<Field, ReadonlyMap<number, string>>> = {
    pais: new Map(countries.map(({ idPais, texts }) => [idPais, texts[language]])),
    tipoEmpresa: new Map(companyTypes.map(({ idTipoEmpresa, texts }) => [idTipoEmpresa, texts[language]])),
    sector: new Map(sectors.map(({ idSector, texts }) => [idSector, texts[language]])),
    provincia: new Map(provinces.map(({ idProvincia, texts }) => [idProvincia, texts[language]])),
  };
  return (field: Field, value: string | number | null): string | null => {
    if (field === 'etapas') return stageNames(String(value ?? ''), language) || null;
    return typeof value === 'number' ? (lists[field]?.get(value) ?? String(value)) : value;
  };
}

/** Plans what rows write, against the companies that are known; what is wrong is told row by row. */
export async function planCompanies(
  rows: AsyncIterable<Row>,
  known: readonly KnownCompany[],
  language: Language,
): Promise<CompaniesPlan> {
  const byCif = new Map(known.flatMap((company) => company.cifs.map((cif) => [cif, company] as const)));
  const planned = new Map<string, { company: PlannedCompany; fila: number; values: CompanyRow }>();
  const contacts = new Set<string>();
  const shown = shownIn(language);
  const plan: CompaniesPlan = {
    errores: [],
    empresas: [],
    contactos: [],
    cambios: [],
    resumen: {
      empresasNuevas: 0,
      empresasCambiadas: 0,
      contactosNuevos: 0,
      contactosCambiados: 0,
      filasIguales: 0,
    },
  };
  for await (const row of rows) {
    const problem = row.errors.length > 0 ? row.errors : take(row);
    for (const { campo, error } of problem) plan.errores.push({ fila: row.fila, campo, error });
  }
  return plan;

  /** Plans a row, or tells what is wrong with it: then nothing of it is planned. */
  function take({ fila, values }: Row): CompanyRowError[] {
    const { cif } = values;
    if (cif === undefined) return [{ campo: 'cif', error: fieldError('required') }];
    const found = byCif.get(cif);
    if (found && !found.validada)
      return [{ campo: 'cif', error: fieldError('companyNotValidated', { empresa: found.nombreComercial }) }];
    const before = planned.get(found ? `${found.id}` : cif);
    const company = before?.company ?? startOf(cif, values, found);
    if (!isTaxIdOf(values.pais ?? company.idPais, cif)) return [{ campo: 'cif', error: fieldError('taxId') }];
    if (company.nombreComercial === '') return [{ campo: 'nombreComercial', error: fieldError('required') }];
    const place = provinceIn(values, company);
    if ('error' in place) return [{ campo: 'provincia', error: place.error }];
    const differs =
      before &&
      [...ofCompany.map(([campo]) => campo), 'provincia' as const].find(
        (campo) => values[campo] !== undefined && values[campo] !== before.values[campo],
      );
    if (before && differs) {
      const error = fieldError('contradiction', { row: before.fila });
      return [{ campo: differs, error }];
    }
    const contact = contactIn(values, company, found);
    if ('campo' in contact) return [contact];
    if (before && contact.email === null) return [{ campo: 'cif', error: fieldError('repeated') }];

    if (!before) planned.set(found ? `${found.id}` : cif, { company, fila, values });
    const changes = [
      !before && takeCompany(company, place, fila, values),
      takeContact(company, contact, fila, values),
    ];
    if (!changes.includes(true)) plan.resumen.filasIguales += 1;
    return [];
  }

  function takeCompany(
    company: PlannedCompany,
    place: Pick<CompanyData, 'idProvincia' | 'provincia'>,
    fila: number,
    values: CompanyRow,
  ): boolean {
    const { cif } = company;
    const note = (campo: Field | null, antes: string | null, ahora: string | null) =>
      plan.cambios.push({ fila, de: company.nombreComercial, campo, antes, ahora, cif, contacto: null });
    const before = { ...company };
    if (company.id === null) note(null, null, cif);
    for (const [campo, field] of ofCompany) {
      const ahora = values[campo];
      if (ahora === undefined || ahora === company[field]) continue;
      if (company.id !== null) note(campo, shown(campo, company[field]), shown(campo, ahora));
      Object.assign(company, { [field]: ahora });
    }
    const lies = placeOf({ idPais: company.idPais, ...place });
    const [was, is] = [
      before.idProvincia ?? before.provincia,
      company.idPais === spain ? lies.idProvincia : lies.provincia,
    ];
    if (company.id !== null && was !== is) note('provincia', shown('provincia', was), shown('provincia', is));
    Object.assign(company, lies);
    const isNew = company.id === null;
    const changed = (Object.keys(before) as (keyof PlannedCompany)[]).some(
      (field) => before[field] !== company[field],
    );
    if (!isNew && !changed) return false;
    plan.empresas.push(company);
    plan.resumen[isNew ? 'empresasNuevas' : 'empresasCambiadas'] += 1;
    return true;
  }

  function takeContact(
    { id, cif, nombreComercial }: PlannedCompany,
    { email, kept }: { email: string | null; kept?: KnownContact | undefined },
    fila: number,
    values: CompanyRow,
  ): boolean {
    if (email === null) return false;
    contacts.add(`${id ?? cif} ${email}`);
    const note = (campo: Field, antes: string | null, ahora: string | null) =>
      plan.cambios.push({ fila, de: nombreComercial, campo, antes, ahora, cif, contacto: email });
    const contact: PlannedContact = {
      nombre: values.contactoNombre ?? '',
      apellidos: values.contactoApellidos ?? '',
      puesto: null,
      telefono: null,
      ...kept,
      id: kept?.id ?? null,
      cif,
      email,
    };
    if (!kept) note('contactoEmail', null, email);
    let changed = !kept;
    for (const [campo, field] of ofContact) {
      const ahora = values[campo];
      if (ahora === undefined || ahora === contact[field]) continue;
      if (kept) note(campo, contact[field], ahora);
      Object.assign(contact, { [field]: ahora });
      changed = true;
    }
    if (!changed) return false;
    plan.contactos.push(contact);
    plan.resumen[kept ? 'contactosCambiados' : 'contactosNuevos'] += 1;
    return true;
  }

  /** The contact that a row names; without an e-mail it names none. */
  function contactIn(
    values: CompanyRow,
    { id, cif }: PlannedCompany,
    found: KnownCompany | undefined,
  ): CompanyRowError | { email: string | null; kept?: KnownContact | undefined } {
    const { contactoEmail: email } = values;
    if (email === undefined)
      return ofContact.some(([campo]) => values[campo] !== undefined)
        ? { campo: 'contactoEmail', error: fieldError('required') }
        : { email: null };
    if (contacts.has(`${id ?? cif} ${email}`))
      return { campo: 'contactoEmail', error: fieldError('repeated') };
    const kept = found?.contactos.find(({ emails }) => emails.includes(email));
    const missing = (['contactoNombre', 'contactoApellidos'] as const).find(
      (campo) => values[campo] === undefined,
    );
    if (!kept && missing) return { campo: missing, error: fieldError('required') };
    return { email, kept };
  }
}

/** The company as it is before the row, or as a new one begins: without a legal name it has its trade name. */
function startOf(cif: string, values: CompanyRow, found: KnownCompany | undefined): PlannedCompany {
  const { nombreComercial = values.nombreFiscal ?? '', nombreFiscal = nombreComercial } = values;
  const fresh: CompanyData = {
    nombreComercial,
    nombreFiscal,
    idPais: values.pais ?? spain,
    idTipoEmpresa: null,
    idSector: null,
    web: null,
    direccion: null,
    cp: null,
    localidad: null,
    etapas: '',
    idProvincia: null,
    provincia: null,
  };
  if (!found) return { id: null, cif, ...fresh };
  const { cifs: _, validada: __, contactos: ___, ...data } = found;
  return { ...data, cif };
}

/** Where the row says that the company is: of Spain one of the catalogue. */
function provinceIn(
  { pais, provincia }: CompanyRow,
  company: CompanyData,
): Pick<CompanyData, 'idProvincia' | 'provincia'> | { error: string } {
  if (provincia === undefined) return { idProvincia: company.idProvincia, provincia: company.provincia };
  if ((pais ?? company.idPais) !== spain) return { idProvincia: null, provincia };
  const idProvincia = spanishProvince(provincia);
  return idProvincia === undefined
    ? { error: fieldError('notInCatalogue') }
    : { idProvincia, provincia: null };
}
