import type { Catalogue } from '@portal/contract/catalogue';
import type { Language } from '@portal/contract/languages';
import { areas } from './areas.ts';
import { billingRanges } from './billing-ranges.ts';
import { companyTypes } from './company-types.ts';
import { competencies } from './competencies.ts';
import { contractTypes } from './contract-types.ts';
import { countries } from './countries.ts';
import { degrees } from './degrees.ts';
import { documentTypes } from './document-types.ts';
import { drivingLicences } from './driving-licences.ts';
import { employeeRanges } from './employee-ranges.ts';
import { experienceLevels } from './experience-levels.ts';
import { functionalAreas } from './functional-areas.ts';
import { interestTags } from './interest-tags.ts';
import { islands, provinceHasIslands } from './islands.ts';
import { languageCertificates, spokenLanguages, spokenLevels } from './languages-spoken.ts';
import { levels } from './levels.ts';
import { localities } from './localities.ts';
import { modalities } from './modalities.ts';
import { provinces } from './provinces.ts';
import { rejectionReasons } from './rejection-reasons.ts';
import { remunerations } from './remunerations.ts';
import { sectors } from './sectors.ts';
import { software, softwareGroups } from './software.ts';
import { sortByLanguage } from './sort.ts';
import type { Named } from './text.ts';
import { workingDays } from './working-days.ts';

function build(language: Language): Catalogue {
  const named = <Entry extends Named>(list: readonly Entry[]) =>
    list.map(({ texts, ...entry }) => ({ ...entry, descripcion: texts[language] }));
  const groupNames = new Map(softwareGroups.map(({ idGrupo, texts }) => [idGrupo, texts[language]]));

  // Alphabetical, but for the lists that have an order of their own: levels, ranges, and the short ones that
  // people expect from the most to the least common.
  return {
    paises: sortByLanguage(named(countries), language),
    provincias: sortByLanguage(
      named(provinces).map((province) => ({
        ...province,
        tieneIslas: provinceHasIslands(province.idProvincia),
      })),
      language,
    ),
    islas: sortByLanguage(named(islands), language),
    localidades: sortByLanguage(localities, language),
    ambitos: sortByLanguage(named(areas), language),
    niveles: named(levels),
    titulaciones: sortByLanguage(named(degrees), language),
    sectoresActividad: sortByLanguage(named(sectors), language),
    tiposContrato: sortByLanguage(named(contractTypes), language),
    areasFuncionales: sortByLanguage(named(functionalAreas), language),
    modalidades: named(modalities),
    jornadas: named(workingDays),
    experiencias: named(experienceLevels),
    idiomas: sortByLanguage(named(spokenLanguages), language),
    nivelesIdioma: named(spokenLevels),
    certificadosIdioma: sortByLanguage(named(languageCertificates), language),
    programasInformaticos: sortByLanguage(
      named(software).map((program) => ({ ...program, grupo: groupNames.get(program.idGrupo) ?? '' })),
      language,
    ),
    tagsInteres: sortByLanguage(named(interestTags), language),
    competencias: sortByLanguage(named(competencies), language),
    tiposMotivoCambioEstadoCandidatura: sortByLanguage(named(rejectionReasons), language),
    rangosEmpleados: named(employeeRanges),
    rangosFacturacion: named(billingRanges),
    tiposEmpresa: named(companyTypes),
    carnesConducir: named(drivingLicences),
    otrasRemuneraciones: sortByLanguage(named(remunerations), language),
    tiposDocumento: sortByLanguage(named(documentTypes), language),
  };
}

const built = new Map<Language, Catalogue>();

/** Every list in one language: made the first time that it is asked for, then the same object. */
export function catalogueIn(language: Language): Catalogue {
  const known = built.get(language) ?? build(language);
  built.set(language, known);
  return known;
}
