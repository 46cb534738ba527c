import type { Catalogue } from '@portal/contract/catalogue';
import type { OfferForYou } from '@portal/contract/for-you';
import type { Language } from '@portal/contract/languages';
import { ca } from '../../texts/ca/for-you.ts';
import { en } from '../../texts/en/for-you.ts';
import { es } from '../../texts/es/for-you.ts';
import { catalogueIn } from '../catalogue/catalogue.ts';
import type { FitReason, Reason, ReasonOf } from './fit.rules.ts';
import type { FitNames, FitTexts } from './fit-words.ts';

const all: Record<Language, FitTexts> = { es, ca, en };
const maxPrograms = 3;

function namesIn(language: Language, lists: Catalogue): FitNames {
  const name = <Entry extends { descripcion: string }>(
    list: readonly Entry[],
    idOf: (entry: Entry) => number,
  ) => {
    const names = new Map(list.map((entry) => [idOf(entry), entry.descripcion]));
    return (id: number) => names.get(id) ?? `#${id}`;
  };
  const program = name(lists.programasInformaticos, ({ idProgramaInformatico }) => idProgramaInformatico);
  const levels = new Map(
    lists.nivelesIdioma.map(({ idNivelIdioma, codigo, descripcion }) => [
      idNivelIdioma,
      codigo ?? descripcion.toLowerCase(),
    ]),
  );
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  const euros = new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });
  return {
    titulacion: name(lists.titulaciones, ({ idTitulacion }) => idTitulacion),
    ambito: name(lists.ambitos, ({ idArea }) => idArea),
    areaFuncional: name(lists.areasFuncionales, ({ idAreaFuncional }) => idAreaFuncional),
    sector: name(lists.sectoresActividad, ({ idSector }) => idSector),
    provincia: name(lists.provincias, ({ idProvincia }) => idProvincia),
    nivel: (id) => levels.get(id) ?? '',
    idioma: name(lists.idiomas, ({ idIdioma }) => idIdioma),
    periodo: (id) =>
      name(lists.periodosPracticas, ({ idPeriodo }) => idPeriodo)(id).toLocaleLowerCase(language),
    programas: (ids) => and.format(ids.slice(0, maxPrograms).map(program)),
    euros: (amount) => euros.format(amount),
  };
}

const known = new Map<Language, FitNames>();

/** Made the first time that a language is asked for. */
function namesOf(language: Language): FitNames {
  const names = known.get(language) ?? namesIn(language, catalogueIn(language));
  known.set(language, names);
  return names;
}

function inWords<R extends FitReason>({ motivo, datos }: ReasonOf<R>, language: Language): string {
  const text: FitTexts[R] = all[language][motivo];
  return text(datos, namesOf(language));
}

/** A reason as a student reads it. */
export const toWords = (reason: Reason, language: Language): OfferForYou['motivos'][number] => ({
  motivo: reason.motivo,
  texto: inWords(reason, language),
});
