import { type Brand, offersLevel } from '@portal/contract/brand';
import type { OfferFieldError } from '@portal/contract/offer-rules';
import type { OfferContent, Requirements } from '@portal/contract/offers';
import { fieldError } from '@portal/contract/validation';
import { areas } from '../catalogue/lists/areas.ts';
import { competencies } from '../catalogue/lists/competencies.ts';
import { contractTypes } from '../catalogue/lists/contract-types.ts';
import { countries } from '../catalogue/lists/countries.ts';
import { degrees } from '../catalogue/lists/degrees.ts';
import { documentTypes } from '../catalogue/lists/document-types.ts';
import { drivingLicences } from '../catalogue/lists/driving-licences.ts';
import { functionalAreas } from '../catalogue/lists/functional-areas.ts';
import { interestTags } from '../catalogue/lists/interest-tags.ts';
import { languageCertificates, spokenLanguages, spokenLevels } from '../catalogue/lists/languages-spoken.ts';
import { localities } from '../catalogue/lists/localities.ts';
import { modalities } from '../catalogue/lists/modalities.ts';
import { provinces } from '../catalogue/lists/provinces.ts';
import { remunerations } from '../catalogue/lists/remunerations.ts';
import { sectors } from '../catalogue/lists/sectors.ts';
import { software } from '../catalogue/lists/software.ts';

/** What an offer says by the catalogue's numbers: that they are there, and what follows from them. */

type Ids = ReadonlySet<number>;

const lists = {
  country: new Set(countries.map(({ idPais }) => idPais)),
  province: new Set(provinces.map(({ idProvincia }) => idProvincia)),
  contractType: new Set(contractTypes.map(({ idTipoContrato }) => idTipoContrato)),
  sector: new Set(sectors.map(({ idSector }) => idSector)),
  functionalArea: new Set(functionalAreas.map(({ idAreaFuncional }) => idAreaFuncional)),
  category: new Set(areas.map(({ idArea }) => idArea)),
  modality: new Set(modalities.map(({ idModalidad }) => idModalidad)),
  language: new Set(spokenLanguages.map(({ idIdioma }) => idIdioma)),
  level: new Set(spokenLevels.map(({ idNivelIdioma }) => idNivelIdioma)),
  certificate: new Set(languageCertificates.map(({ idCertificado }) => idCertificado)),
  remuneration: new Set(remunerations.map(({ idOtraRemuneracion }) => idOtraRemuneracion)),
  documentType: new Set(documentTypes.map(({ idTipoDocumento }) => idTipoDocumento)),
  interest: new Set(interestTags.map(({ idTag }) => idTag)),
  competency: new Set(competencies.map(({ idCompetencia }) => idCompetencia)),
  software: new Set(software.map(({ idProgramaInformatico }) => idProgramaInformatico)),
  licence: new Set(drivingLicences.map(({ idCarneConducir }) => idCarneConducir)),
} satisfies Record<string, Ids>;

const localityOf = new Map(localities.map((locality) => [locality.idLocalidad, locality]));

/**
 * Every number in an offer that no list has; a town counts as unknown in a province that is not its own, a degree where
 * the institution does not have its level.
 */
export function unknownIds(
  content: OfferContent,
  brand: Pick<Brand, 'campus' | 'niveles'>,
): OfferFieldError[] {
  const offered = degrees.filter(({ idNivel }) => offersLevel(brand, idNivel));
  const known = { ...lists, degree: new Set(offered.map(({ idTitulacion }) => idTitulacion)) };
  const { idiomas, listado_titulaciones, documentosRequeridos } = content;
  const checks: [campo: string, id: number | null, list: Ids][] = [
    ['idPais', content.idPais, known.country],
    ['idProvincia', content.idProvincia, known.province],
    ['idTipoContrato', content.idTipoContrato, known.contractType],
    ['idSector', content.idSector, known.sector],
    ['idAreaFuncional', content.idAreaFuncional, known.functionalArea],
    ['idCategoria', content.idCategoria, known.category],
    ['idModalidad', content.idModalidad, known.modality],
    ['idSede', content.idSede, new Set(brand.campus.map(({ idSede }) => idSede))],
    ...content.otrasRemuneraciones.map(entry('otrasRemuneraciones', known.remuneration)),
    ...idiomas.map(({ idIdioma }, n) => entry('idiomas', known.language, '.idIdioma')(idIdioma, n)),
    ...idiomas.map(({ idNivelIdioma }, n) =>
      entry('idiomas', known.level, '.idNivelIdioma')(idNivelIdioma, n),
    ),
    ...idiomas.map(({ idCertificadoIdioma }, n) =>
      entry('idiomas', known.certificate, '.idCertificadoIdioma')(idCertificadoIdioma, n),
    ),
    ...listado_titulaciones.map(({ idTitulacion }, n) =>
      entry('listado_titulaciones', known.degree, '.idTitulacion')(idTitulacion, n),
    ),
    ...documentosRequeridos.map(({ idTipoDocumento }, n) =>
      entry('documentosRequeridos', known.documentType, '.idTipoDocumento')(idTipoDocumento, n),
    ),
    ...requirementIds('requisitosObligatorios', content.requisitosObligatorios),
    ...requirementIds('requisitosDeseables', content.requisitosDeseables),
  ];
  const unknown = checks.filter(([, id, list]) => id !== null && !list.has(id)).map(([campo]) => campo);
  if (
    content.idLocalidad !== null &&
    localityOf.get(content.idLocalidad)?.idProvincia !== content.idProvincia
  )
    unknown.push('idLocalidad');
  return unknown.map((campo) => ({ campo, error: fieldError('malformed') }));
}

const entry =
  (field: string, list: Ids, rest = '') =>
  (id: number | null, index: number): [string, number | null, Ids] => [`${field}.${index}${rest}`, id, list];

function requirementIds(field: string, asked: Requirements): [string, number | null, Ids][] {
  return [
    ...asked.intereses.map(entry(`${field}.intereses`, lists.interest)),
    ...asked.competencias.map(entry(`${field}.competencias`, lists.competency)),
    ...asked.paisesNacionalidad.map(entry(`${field}.paisesNacionalidad`, lists.country)),
    ...asked.paisesResidencia.map(entry(`${field}.paisesResidencia`, lists.country)),
    ...asked.provinciasResidencia.map(entry(`${field}.provinciasResidencia`, lists.province)),
    ...asked.programasInformaticos.map(entry(`${field}.programasInformaticos`, lists.software)),
    ...asked.carnesConducir.map(entry(`${field}.carnesConducir`, lists.licence)),
  ];
}

export const isContractType = (id: number): boolean => lists.contractType.has(id);

/** A town of the list gives its name and its island; one in the company's own words has no island. */
export function placeOf({ idLocalidad, localidad }: OfferContent) {
  const town = idLocalidad === null ? undefined : localityOf.get(idLocalidad);
  return { localidad: town?.descripcion ?? localidad, idIsla: town?.idIsla ?? null };
}
