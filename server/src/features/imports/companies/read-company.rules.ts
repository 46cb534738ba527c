import { educationStages } from '@portal/contract/education-requests';
import { accountEmail, phone, shortText, url } from '@portal/contract/fields';
import { normalizeIdentifier } from '@portal/contract/identifiers';
import { type ImportFieldOf, importFields } from '@portal/contract/imports';
import type { Language, Texts } from '@portal/contract/languages';
import { spain } from '@portal/contract/places';
import { fieldError } from '@portal/contract/validation';
import { companyTypes } from '../../catalogue/lists/company-types.ts';
import { countries } from '../../catalogue/lists/countries.ts';
import { provinces } from '../../catalogue/lists/provinces.ts';
import { sectors } from '../../catalogue/lists/sectors.ts';
import { educationTexts } from '../../education-requests/agreed-draft.rules.ts';
import { as, type CellError, plain, type Read, type Readers, readCells, wrong } from '../cells.rules.ts';
import type { ImportSheet } from '../kind.ts';

/** What the cells of a row say of a company and a contact of it. */

type CompanyField = ImportFieldOf<'empresas'>;
export type CompanyRowError = CellError<CompanyField>;

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
  nombreComercial: as(shortText),
  nombreFiscal: as(shortText),
  pais: among(countryOf),
  tipoEmpresa: among(typeOf),
  sector: among(sectorOf),
  web: (cell) => as(url)(/^https?:/i.test(cell) ? cell : `https://${cell}`),
  direccion: as(shortText),
  // Spreadsheets take the zero away from 08001.
  cp: (cell) => as(shortText)(/^\d{4}$/.test(cell) ? `0${cell}` : cell),
  localidad: as(shortText),
  provincia: as(shortText),
  etapas: stagesIn,
  contactoEmail: (cell) => as(accountEmail)(cell.toLowerCase()),
  contactoNombre: as(shortText),
  contactoApellidos: as(shortText),
  contactoPuesto: as(shortText),
  contactoTelefono: as(phone),
};

/** Fields whose values a manager can say the meaning of. */
const knownValues: ReadonlySet<string> = new Set<CompanyField>([
  'pais',
  'tipoEmpresa',
  'sector',
  'provincia',
]);

export function readCompany(cells: readonly string[], sheet: ImportSheet) {
  const read = readCells(importFields.empresas, readers, sheet, cells, knownValues);
  const { pais, provincia } = read.values;
  if (provincia === undefined || pais === undefined || pais === spain) return read;
  // What was said of a province is of one in Spain.
  const written = readCells(['provincia'], readers, { ...sheet, matches: new Map() }, cells, knownValues);
  return { ...read, values: { ...read.values, ...written.values } };
}
