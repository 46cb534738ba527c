import {
  type Brand,
  ownPersonalFields,
  type PersonalField,
  personalField,
  personalFields,
} from '@portal/contract/brand';
import type { addLanguage, Cv, editPersonalData } from '@portal/contract/cv';
import type { Input } from '@portal/contract/endpoint';
import { identityKindOf, normalizeIdentifier } from '@portal/contract/identifiers';
import { spain } from '@portal/contract/places';
import { fieldError } from '@portal/contract/validation';
import { competencies } from '../catalogue/lists/competencies.ts';
import { countries } from '../catalogue/lists/countries.ts';
import { documentTypes } from '../catalogue/lists/document-types.ts';
import { drivingLicences } from '../catalogue/lists/driving-licences.ts';
import { interestTags } from '../catalogue/lists/interest-tags.ts';
import { languageCertificates, spokenLanguages, spokenLevels } from '../catalogue/lists/languages-spoken.ts';
import { provinces } from '../catalogue/lists/provinces.ts';
import { software } from '../catalogue/lists/software.ts';

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
};
export type KnownList = keyof typeof known;

interface FieldProblem {
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

type PersonalData = Input<typeof editPersonalData>['body'];

/**
 * Personal data as they are kept: identifiers in the shape in which they are compared, a province only in
 * Spain, each nationality once. What the institution does not let students change is left out.
 */
export function personalDataToKeep(
  data: PersonalData,
  { camposPersonales }: Pick<Brand, 'camposPersonales'>,
): Partial<PersonalData> {
  const { dni, numSegSocial, idPais, idProvincia, nacionalidades } = data;
  const kept: PersonalData = {
    ...data,
    dni: dni && normalizeIdentifier(dni),
    tipoIdentificacion: dni
      ? (data.tipoIdentificacion ?? identityKindOf(normalizeIdentifier(dni)))
      : undefined,
    numSegSocial: numSegSocial && normalizeIdentifier(numSegSocial),
    idProvincia: idPais === undefined || idPais === null || idPais === spain ? idProvincia : null,
    nacionalidades: nacionalidades && [...new Set(nacionalidades)],
  };
  const own = ownPersonalFields.filter((field) => personalField({ camposPersonales }, field).editable);
  const fields = own.flatMap((field) =>
    field === 'dni' ? (['dni', 'tipoIdentificacion'] as const) : [field],
  );
  return Object.fromEntries(
    fields.flatMap((field) => (kept[field] === undefined ? [] : [[field, kept[field]]])),
  );
}

const nothingOf: Pick<Cv['personales'], PersonalField> = {
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

/** The personal data that the institution hides, in the contract's order. */
export const hiddenFields = (brand: Pick<Brand, 'camposPersonales'>): PersonalField[] =>
  personalFields.filter((field) => !personalField(brand, field).visible);

/** A CV as it leaves the institution: the personal data that the institution does not show are not in it. */
export function withoutHidden(cv: Cv, brand: Pick<Brand, 'camposPersonales'>): Cv {
  const hidden = hiddenFields(brand);
  const emptied = Object.fromEntries(hidden.map((field) => [field, nothingOf[field]]));
  if (hidden.includes('dni')) emptied.tipoIdentificacion = null;
  return { ...cv, personales: { ...cv.personales, ...emptied } };
}
