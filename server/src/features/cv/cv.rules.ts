import {
  type Brand,
  personalField,
  type SentPersonalField,
  sentPersonalFields,
} from '@portal/contract/brand';
import type { addLanguage, Cv } from '@portal/contract/cv';
import type { Input } from '@portal/contract/endpoint';
import { fieldError } from '@portal/contract/validation';
import { competencies } from '../catalogue/lists/competencies.ts';
import { contractTypes } from '../catalogue/lists/contract-types.ts';
import { countries } from '../catalogue/lists/countries.ts';
import { documentTypes } from '../catalogue/lists/document-types.ts';
import { drivingLicences } from '../catalogue/lists/driving-licences.ts';
import { functionalAreas } from '../catalogue/lists/functional-areas.ts';
import { interestTags } from '../catalogue/lists/interest-tags.ts';
import { internshipPeriods } from '../catalogue/lists/internship-periods.ts';
import { languageCertificates, spokenLanguages, spokenLevels } from '../catalogue/lists/languages-spoken.ts';
import { provinces } from '../catalogue/lists/provinces.ts';
import { sectors } from '../catalogue/lists/sectors.ts';
import { software } from '../catalogue/lists/software.ts';
import { workingDays } from '../catalogue/lists/working-days.ts';

/** What a CV may say. */

const known = {
  country: new Set(countries.map(({ idPais }) => idPais)),
  province: new Set(provinces.map(({ idProvincia }) => idProvincia)),
  licence: new Set(drivingLicences.map(({ idCarneConducir }) => idCarneConducir)),
  interest: new Set(interestTags.map(({ idTag }) => idTag)),
  software: new Set(software.map(({ idProgramaInformatico }) => idProgramaInformatico)),
  competency: new Set(competencies.map(({ idCompetencia }) => idCompetencia)),
  language: new Set(spokenLanguages.map(({ idIdioma }) => idIdioma)),
  level: new Set(spokenLevels.map(({ idNivelIdioma }) => idNivelIdioma)),
  documentType: new Set(documentTypes.map(({ idTipoDocumento }) => idTipoDocumento)),
  sector: new Set(sectors.map(({ idSector }) => idSector)),
  functionalArea: new Set(functionalAreas.map(({ idAreaFuncional }) => idAreaFuncional)),
  contractType: new Set(contractTypes.map(({ idTipoContrato }) => idTipoContrato)),
  workingDay: new Set(workingDays.map(({ idJornada }) => idJornada)),
  period: new Set(internshipPeriods.map(({ idPeriodo }) => idPeriodo)),
};
export type KnownList = keyof typeof known;

export interface FieldProblem {
  campo: string;
  error: string;
}

/** The fields whose number (or one of whose numbers) no list of the catalogue has. */
export function unknownIds(
  fields: Readonly<Record<string, readonly [KnownList, number | null | readonly number[] | undefined]>>,
): FieldProblem[] {
  return Object.entries(fields).flatMap(([campo, [list, value]]) => {
    const has = (id: number): boolean => known[list].has(id);
    if (typeof value === 'number') return has(value) ? [] : [{ campo, error: fieldError('malformed') }];
    return (value ?? []).flatMap((id, index) =>
      has(id) ? [] : [{ campo: `${campo}.${index}`, error: fieldError('malformed') }],
    );
  });
}

/** A certificate must be one of the catalogue that certifies this language. */
export function languageProblems({
  idIdioma,
  idNivelIdioma,
  idCertificadoIdioma,
}: Input<typeof addLanguage>['body']): FieldProblem[] {
  const problems = unknownIds({ idIdioma: ['language', idIdioma], idNivelIdioma: ['level', idNivelIdioma] });
  const certificate = languageCertificates.find(({ idCertificado }) => idCertificado === idCertificadoIdioma);
  const certifies = certificate && (certificate.idIdioma ?? idIdioma) === idIdioma;
  if (idCertificadoIdioma !== null && !certifies) {
    problems.push({ campo: 'idCertificadoIdioma', error: fieldError('malformed') });
  }
  return problems;
}

const nothingOf: Pick<Cv['personales'], SentPersonalField> = {
  dni: null,
  fechaNacimiento: null,
  email: '',
  telefono: null,
  idPais: null,
  idProvincia: null,
  localidad: null,
  nacionalidades: [],
  numSegSocial: null,
};

/** The CV of nobody. */
export const emptyCv: Cv = {
  personales: { nombre: '', apellidos: '', ...nothingOf },
  academicos: [],
  idiomas: [],
  profesional: [],
  programasInformaticos: [],
  intereses: [],
  competencias: [],
  interes: {
    carnesConducir: [],
    cochePropio: false,
    disponibilidadExtranjero: false,
    disponibilidadTraslado: false,
    trabajandoActualmente: false,
  },
  tienePermisoTrabajo: false,
  busquedaPracticasActiva: false,
  busquedaTrabajoActiva: false,
  presentacion: null,
};

/** The personal data of a CV that the institution hides, in the contract's order. */
export const hiddenFields = (brand: Pick<Brand, 'camposPersonales'>): SentPersonalField[] =>
  sentPersonalFields.filter((field) => !personalField(brand, field).visible);

/** A CV as it leaves the institution: the personal data that the institution does not show are not in it. */
export function withoutHidden(cv: Cv, brand: Pick<Brand, 'camposPersonales'>): Cv {
  const hidden = hiddenFields(brand);
  const emptied = Object.fromEntries(hidden.map((field) => [field, nothingOf[field]]));
  if (hidden.includes('dni')) emptied.tipoIdentificacion = null;
  return { ...cv, personales: { ...cv.personales, ...emptied } };
}
