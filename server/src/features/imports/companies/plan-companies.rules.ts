import type { ImportChange, ImportError, ImportFieldOf } from '@portal/contract/imports';
import type { Language } from '@portal/contract/languages';
import { isTaxIdOf, placeOf, spain } from '@portal/contract/places';
import { fieldError } from '@portal/contract/validation';
import { companyTypes } from '../../catalogue/lists/company-types.ts';
import { countries } from '../../catalogue/lists/countries.ts';
import { provinces } from '../../catalogue/lists/provinces.ts';
import { sectors } from '../../catalogue/lists/sectors.ts';
import { asRead } from '../cells.rules.ts';
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
/** What a row can say of the company itself. */
const ofWhole = [...ofCompany.map(([campo]) => campo), 'provincia' as const];
const ofContact = [
  ['contactoNombre', 'nombre'],
  ['contactoApellidos', 'apellidos'],
  ['contactoPuesto', 'puesto'],
  ['contactoTelefono', 'telefono'],
] as const;

/** What the rows of a company have said of it so far, each with the first row that said it. */
type Said = Map<Field, { value: string | number; fila: number }>;

/** Whether two cells say the same. */
const isSame = (one: string | number, other: string | number): boolean =>
  typeof one === 'string' && typeof other === 'string' ? asRead(one) === asRead(other) : one === other;

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
  const planned = new Map<string, { company: PlannedCompany; said: Said }>();
  const contacts = new Map<string, number>();
  const written = new Set<PlannedCompany>();
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
    for (const error of problem) plan.errores.push({ fila: row.fila, ...error });
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
    const said: Said = before?.said ?? new Map();
    const place = provinceIn(values, company);
    if ('error' in place) return [{ campo: 'provincia', error: place.error, valor: values.provincia ?? '' }];
    for (const campo of ofWhole) {
      const [first, ahora] = [said.get(campo), values[campo]];
      if (first && ahora !== undefined && !isSame(first.value, ahora))
        return [{ campo, error: fieldError('contradiction', { row: first.fila }) }];
    }
    const contact = contactIn(values, company, found);
    if ('campo' in contact) return [contact];
    const [first] = before ? [...said.values()] : [];
    if (before && contact.email === null)
      return [{ campo: 'cif', error: fieldError('repeatedRow', { row: first?.fila ?? fila }) }];

    const isFirst = before === undefined;
    if (isFirst) planned.set(found ? `${found.id}` : cif, { company, said });
    const fresh = newIn(values, said, fila);
    const changes = [
      takeCompany(company, place, fila, fresh, isFirst),
      takeContact(company, contact, fila, values),
    ];
    if (!changes.includes(true)) plan.resumen.filasIguales += 1;
    return [];
  }

  /** What a row says of a company that no row before it has said. */
  function newIn(values: CompanyRow, said: Said, fila: number): CompanyRow {
    const fresh: CompanyRow = {};
    for (const campo of ['cif' as const, ...ofWhole]) {
      const value = values[campo];
      if (value === undefined || said.has(campo)) continue;
      said.set(campo, { value, fila });
      Object.assign(fresh, { [campo]: value });
    }
    return fresh;
  }

  function takeCompany(
    company: PlannedCompany,
    place: Pick<CompanyData, 'idProvincia' | 'provincia'>,
    fila: number,
    values: CompanyRow,
    isFirst: boolean,
  ): boolean {
    const { cif } = company;
    const note = (campo: Field | null, antes: string | null, ahora: string | null) =>
      plan.cambios.push({ fila, de: company.nombreComercial, campo, antes, ahora, cif, contacto: null });
    const before = { ...company };
    if (company.id === null && isFirst) note(null, null, cif);
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
    if (!(isNew && isFirst) && !changed) return false;
    if (written.has(company)) return true;
    written.add(company);
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
    contacts.set(`${id ?? cif} ${email}`, fila);
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
    const row = contacts.get(`${id ?? cif} ${email}`);
    if (row !== undefined) return { campo: 'contactoEmail', error: fieldError('repeatedRow', { row }) };
    const kept = found?.contactos.find(({ emails }) => emails.includes(email));
    if (!kept && values.contactoNombre === undefined)
      return { campo: 'contactoNombre', error: fieldError('required') };
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
