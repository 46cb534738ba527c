import type { ImportField, ImportMeaning } from '@portal/contract/imports';
import type { Language, Texts } from '@portal/contract/languages';
import { companyTypes } from '../../catalogue/lists/company-types.ts';
import { countries } from '../../catalogue/lists/countries.ts';
import { provinces } from '../../catalogue/lists/provinces.ts';
import { sectors } from '../../catalogue/lists/sectors.ts';

const lists: Partial<Record<ImportField, readonly { readonly texts: Texts }[]>> = {
  pais: countries,
  tipoEmpresa: companyTypes,
  sector: sectors,
  provincia: provinces,
};

/** What a value of a list of companies can be said to mean: a name of the catalogue, by which it is read again. */
export const companyMeanings = (campo: ImportField, language: Language): ImportMeaning[] | undefined =>
  lists[campo]?.map(({ texts }) => ({ valor: texts.es, texto: texts[language] }));
