import { type Brand, type PersonalField, personalField, personalFields } from '@portal/contract/brand';
import type { editPersonalData } from '@portal/contract/cv';
import type { Input } from '@portal/contract/endpoint';
import { identityKindOf, normalizeIdentifier } from '@portal/contract/identifiers';
import { languageOfId } from '@portal/contract/languages';
import { spain } from '@portal/contract/places';
import { fieldError } from '@portal/contract/validation';
import { type FieldProblem, unknownIds } from './cv.rules.ts';

/** What personal data may say, and how they are kept. */

export type PersonalData = Omit<Input<typeof editPersonalData>['body'], 'version'>;

/** A province is one of Spain's. */
const provinceIn = <P>(idPais: number | null | undefined, idProvincia: P): P | null =>
  idPais === undefined || idPais === null || idPais === spain ? idProvincia : null;

const names = (field: PersonalField): readonly (keyof PersonalData)[] => {
  if (field === 'dni') return ['dni', 'tipoIdentificacion'];
  // The one is the account's, the other has a call of its own.
  if (field === 'email' || field === 'emailPersonal') return [];
  return [field];
};

/**
 * Personal data as they are kept: identifiers in the shape in which they are compared, a province only in
 * Spain, each nationality once. What was not sent is left out, and what the institution does not let students change:
 * a province, too, that would go with another country.
 */
export function personalDataToKeep(
  data: PersonalData,
  brand: Pick<Brand, 'camposPersonales'>,
): Partial<PersonalData> {
  const { dni, numSegSocial, iban, nacionalidades } = data;
  const kept: PersonalData = {
    ...data,
    dni: dni && normalizeIdentifier(dni),
    tipoIdentificacion: dni
      ? (data.tipoIdentificacion ?? identityKindOf(normalizeIdentifier(dni)))
      : undefined,
    numSegSocial: numSegSocial && normalizeIdentifier(numSegSocial),
    iban: iban && normalizeIdentifier(iban),
    idProvincia: provinceIn(data.idPais, data.idProvincia),
    idProvinciaCurso: provinceIn(data.idPaisCurso, data.idProvinciaCurso),
    nacionalidades: nacionalidades && [...new Set(nacionalidades)],
  };
  const locked = lockedNames(brand);
  return Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => value !== undefined && !locked.has(name)),
  );
}

const lockedNames = (brand: Pick<Brand, 'camposPersonales'>): ReadonlySet<string> =>
  new Set(personalFields.filter((field) => !personalField(brand, field).editable).flatMap(names));

/** The fields sent that the institution does not let students change. */
export function lockedFields(data: PersonalData, brand: Pick<Brand, 'camposPersonales'>): FieldProblem[] {
  const locked = lockedNames(brand);
  return Object.entries(data)
    .filter(([name, value]) => value !== undefined && locked.has(name))
    .map(([campo]) => ({ campo, error: fieldError('lockedField') }));
}

/** What is wrong in personal data that were sent. */
export function personalDataProblems(
  data: PersonalData,
  { idiomas }: Pick<Brand, 'idiomas'>,
  today: string,
): FieldProblem[] {
  const { fechaNacimiento, idIdiomaComunicaciones: language } = data;
  const problems = unknownIds({
    idPais: ['country', data.idPais],
    idProvincia: ['province', data.idProvincia],
    nacionalidades: ['country', data.nacionalidades],
    idPaisNacimiento: ['country', data.idPaisNacimiento],
    idPaisCurso: ['country', data.idPaisCurso],
    idProvinciaCurso: ['province', data.idProvinciaCurso],
  });
  if (fechaNacimiento && fechaNacimiento >= today)
    problems.push({ campo: 'fechaNacimiento', error: fieldError('date') });
  if (language && !idiomas.some((one) => one === languageOfId(language)))
    problems.push({ campo: 'idIdiomaComunicaciones', error: fieldError('malformed') });
  return problems;
}
