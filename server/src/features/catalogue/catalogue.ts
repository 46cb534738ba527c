import type { Catalogue } from '@portal/contract/catalogue';
import type { Language } from '@portal/contract/languages';
import { areas } from './lists/areas.ts';
import { billingRanges } from './lists/billing-ranges.ts';
import { companyTypes } from './lists/company-types.ts';
import { competencies } from './lists/competencies.ts';
import { contactTypes } from './lists/contact-types.ts';
import { contractTypes } from './lists/contract-types.ts';
import { countries } from './lists/countries.ts';
import { degrees } from './lists/degrees.ts';
import { documentTypes } from './lists/document-types.ts';
import { drivingLicences } from './lists/driving-licences.ts';
import { educationLevels } from './lists/education-levels.ts';
import { employeeRanges } from './lists/employee-ranges.ts';
import { experienceLevels } from './lists/experience-levels.ts';
import { functionalAreas } from './lists/functional-areas.ts';
import { interestTags } from './lists/interest-tags.ts';
import { internshipPeriods } from './lists/internship-periods.ts';
import { islands, provinceHasIslands } from './lists/islands.ts';
import { languageCertificates, spokenLanguages, spokenLevels } from './lists/languages-spoken.ts';
import { levels } from './lists/levels.ts';
import { localities } from './lists/localities.ts';
import { modalities } from './lists/modalities.ts';
import { provinces } from './lists/provinces.ts';
import { rejectionReasons } from './lists/rejection-reasons.ts';
import { remunerations } from './lists/remunerations.ts';
import { sectors } from './lists/sectors.ts';
import { software, softwareGroups } from './lists/software.ts';
import { sortByLanguage } from './lists/sort.ts';
import type { Named } from './lists/text.ts';
import { workingDays } from './lists/working-days.ts';

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
    tiposContacto: sortByLanguage(named(contactTypes), language),
    carnesConducir: named(drivingLicences),
    otrasRemuneraciones: sortByLanguage(named(remunerations), language),
    nivelesFormativosSNE: named(educationLevels),
    periodosPracticas: named(internshipPeriods),
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
