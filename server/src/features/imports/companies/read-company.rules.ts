import { educationStages } from '@portal/contract/education-requests';
import { isEmail, isPhone, isUrl, normalizeIdentifier } from '@portal/contract/identifiers';
import { type ImportColumns, type ImportFieldOf, importFields } from '@portal/contract/imports';
import type { Language, Texts } from '@portal/contract/languages';
import { fieldError } from '@portal/contract/validation';
import { companyTypes } from '../../catalogue/lists/company-types.ts';
import { countries } from '../../catalogue/lists/countries.ts';
import { provinces } from '../../catalogue/lists/provinces.ts';
import { sectors } from '../../catalogue/lists/sectors.ts';
import { educationTexts } from '../../education-requests/agreed-draft.rules.ts';
import { type CellError, plain, type Read, type Readers, readCells, text, wrong } from '../cells.rules.ts';

/** What the cells of a row say of a company and a contact of it. */

type CompanyField = ImportFieldOf<'empresas'>;
export type CompanyRowError = CellError<CompanyField>;

/** The headings that each field is recognised by. */
export const companyHeadings: Record<CompanyField, readonly string[]> = {
  cif: ['nif', 'cif', 'nif de la empresa', 'nif de l empresa', 'tax id', 'vat number'],
  nombreComercial: ['nombre comercial', 'empresa', 'nom comercial', 'trade name', 'company', 'company name'],
  nombreFiscal: ['nombre fiscal', 'razon social', 'nom fiscal', 'rao social', 'legal name'],
  pais: ['pais', 'country'],
  tipoEmpresa: ['tipo de empresa', 'tipo', 'tipus d empresa', 'tipus', 'type', 'company type'],
  sector: ['sector', 'sector de actividad', 'sector d activitat'],
  web: ['web', 'pagina web', 'website'],
  direccion: ['direccion', 'domicilio', 'adreca', 'domicili', 'address'],
  cp: ['cp', 'codigo postal', 'codi postal', 'postcode', 'zip'],
  localidad: ['localidad', 'poblacion', 'ciudad', 'localitat', 'poblacio', 'ciutat', 'town', 'city'],
  provincia: ['provincia', 'province'],
  etapas: [
    'etapas',
    'etapas educativas',
    'niveles',
    'etapes',
    'etapes educatives',
    'stages',
    'education stages',
  ],
  contactoEmail: ['correo del contacto', 'correo', 'email', 'correu del contacte', 'correu', 'contact email'],
  contactoNombre: ['nombre del contacto', 'contacto', 'nom del contacte', 'contacte', 'contact first name'],
  contactoApellidos: [
    'apellidos del contacto',
    'apellidos',
    'cognoms del contacte',
    'cognoms',
    'contact surnames',
  ],
  contactoPuesto: [
    'puesto del contacto',
    'puesto',
    'cargo',
    'carrec del contacte',
    'carrec',
    'contact position',
  ],
  contactoTelefono: [
    'telefono del contacto',
    'telefono',
    'telefon del contacte',
    'telefon',
    'contact telephone',
  ],
};

interface CompanyCells {
  cif: string;
  nombreComercial: string;
  nombreFiscal: string;
  pais: number;
  tipoEmpresa: number;
  sector: number;
  web: string;
  direccion: string;
  cp: string;
  localidad: string;
  /** As it is written: which one it is depends on the country. */
  provincia: string;
  /** What a school teaches, in the order of the stages, with commas; nothing of what is none. */
  etapas: string;
  contactoEmail: string;
  contactoNombre: string;
  contactoApellidos: string;
  contactoPuesto: string;
  contactoTelefono: string;
}
export type CompanyRow = Partial<CompanyCells>;

const numbersOf = (list: readonly { names: readonly string[]; id: number }[]): ReadonlyMap<string, number> =>
  new Map(list.flatMap(({ names, id }) => names.map((name) => [plain(name), id] as const)));
const namesOf = (texts: Texts): string[] => Object.values(texts);

const typeOf = numbersOf(companyTypes.map(({ idTipoEmpresa: id, texts }) => ({ id, names: namesOf(texts) })));
const sectorOf = numbersOf(
  sectors.map(({ idSector: id, codigo, texts }) => ({ id, names: [codigo, ...namesOf(texts)] })),
);
const countryOf = numbersOf(
  countries.map(({ idPais: id, codigo, texts }) => ({ id, names: [codigo, ...namesOf(texts)] })),
);
const provinceOf = numbersOf(provinces.map(({ idProvincia: id, texts }) => ({ id, names: namesOf(texts) })));

const among =
  (known: ReadonlyMap<string, number>) =>
  (cell: string): Read<number> => {
    const value = known.get(plain(cell));
    return value === undefined ? wrong(fieldError('notInCatalogue')) : { value };
  };

/** A province of Spain by its name in any language. */
export const spanishProvince = (name: string): number | undefined => provinceOf.get(plain(name));

const stageOf = new Map(
  educationStages.flatMap((stage) =>
    Object.values(educationTexts).flatMap(({ stages }) => [
      [plain(stage), stage] as const,
      [plain(stages[stage]), stage] as const,
    ]),
  ),
);
const noSchool: readonly string[] = ['no', 'ninguna', 'cap', 'none'];

/** The stages of a school, each by its name in any language. */
function stagesIn(cell: string): Read<string> {
  if (noSchool.includes(plain(cell))) return { value: '' };
  const found = cell.split(/[,;/]/).map((name) => stageOf.get(plain(name)));
  if (found.includes(undefined)) return wrong(fieldError('notInCatalogue'));
  return { value: educationStages.filter((stage) => found.includes(stage)).join(',') };
}

/** The names of these stages. */
export const stageNames = (etapas: string, language: Language): string =>
  educationStages
    .filter((stage) => etapas.split(',').includes(stage))
    .map((stage) => educationTexts[language].stages[stage])
    .join(', ');

const readers: Readers<CompanyCells> = {
  cif: (cell) => ({ value: normalizeIdentifier(cell) }),
  nombreComercial: text(150),
  nombreFiscal: text(150),
  pais: among(countryOf),
  tipoEmpresa: among(typeOf),
  sector: among(sectorOf),
  web: (cell) => {
    const value = /^https?:/i.test(cell) ? cell : `https://${cell}`;
    return isUrl(value) && value.length <= 500 ? { value } : wrong(fieldError('url'));
  },
  direccion: text(150),
  // Spreadsheets take the zero away from 08001.
  cp: (cell) => text(150)(/^\d{4}$/.test(cell) ? `0${cell}` : cell),
  localidad: text(150),
  provincia: text(150),
  etapas: stagesIn,
  contactoEmail: (cell) =>
    isEmail(cell) && cell.length <= 150 ? { value: cell.toLowerCase() } : wrong(fieldError('emailInvalid')),
  contactoNombre: text(150),
  contactoApellidos: text(150),
  contactoPuesto: text(150),
  contactoTelefono: (cell) =>
    isPhone(cell) && cell.length <= 20 ? { value: cell } : wrong(fieldError('malformed')),
};

export const readCompany = (cells: readonly string[], columns: ImportColumns) =>
  readCells(importFields.empresas, readers, columns, cells);
