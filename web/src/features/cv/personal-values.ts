import type { genders } from '@portal/contract/cv';
import { type IdentityKind, identityKindOf, normalizeIdentifier } from '@portal/contract/identifiers';
import type { StoredCv } from '../../domain/cv/completeness.ts';

type Gender = (typeof genders)[number];

/** The personal data as their inputs hold them. */
export type PersonalValues = {
  nombre: string;
  apellidos: string;
  fechaNacimiento: string | null;
  tipoIdentificacion: IdentityKind;
  dni: string;
  nacionalidades: number[];
  telefono: string;
  idPais: number | null;
  idProvincia: number | null;
  localidad: string;
  numSegSocial: string;
  genero: Gender | null;
  idPaisNacimiento: number | null;
  localidadNacimiento: string;
  telefono2: string;
  direccion: string;
  codigoPostal: string;
  direccionCurso: string;
  codigoPostalCurso: string;
  idPaisCurso: number | null;
  idProvinciaCurso: number | null;
  localidadCurso: string;
  iban: string;
  discapacidad: boolean | null;
  boletin: boolean;
  comunicaciones: boolean;
  idIdiomaComunicaciones: number | null;
};

export function personalValues({ cv: { personales }, reservados }: StoredCv): PersonalValues {
  return {
    nombre: personales.nombre,
    apellidos: personales.apellidos,
    fechaNacimiento: personales.fechaNacimiento,
    tipoIdentificacion: personales.tipoIdentificacion ?? identityKindOf(personales.dni ?? '0'),
    dni: personales.dni ?? '',
    nacionalidades: personales.nacionalidades,
    telefono: personales.telefono ?? '',
    idPais: personales.idPais,
    idProvincia: personales.idProvincia,
    localidad: personales.localidad ?? '',
    numSegSocial: personales.numSegSocial ?? '',
    genero: reservados.genero,
    idPaisNacimiento: reservados.idPaisNacimiento,
    localidadNacimiento: reservados.localidadNacimiento ?? '',
    telefono2: reservados.telefono2 ?? '',
    direccion: reservados.direccion ?? '',
    codigoPostal: reservados.codigoPostal ?? '',
    direccionCurso: reservados.direccionCurso ?? '',
    codigoPostalCurso: reservados.codigoPostalCurso ?? '',
    idPaisCurso: reservados.idPaisCurso,
    idProvinciaCurso: reservados.idProvinciaCurso,
    localidadCurso: reservados.localidadCurso ?? '',
    iban: inFours(reservados.iban ?? ''),
    discapacidad: reservados.discapacidad,
    boletin: reservados.boletin,
    comunicaciones: reservados.comunicaciones,
    idIdiomaComunicaciones: reservados.idIdiomaComunicaciones,
  };
}

/** An IBAN as it is printed. */
export const inFours = (iban: string): string => normalizeIdentifier(iban).replace(/(.{4})(?=.)/g, '$1 ');

export const termAddressFields = [
  'direccionCurso',
  'codigoPostalCurso',
  'idPaisCurso',
  'idProvinciaCurso',
  'localidadCurso',
] as const;

type TermAddress = Pick<PersonalValues, (typeof termAddressFields)[number]>;

export const noTermAddress: TermAddress = {
  direccionCurso: '',
  codigoPostalCurso: '',
  idPaisCurso: null,
  idProvinciaCurso: null,
  localidadCurso: '',
};

export const hasTermAddress = (values: TermAddress): boolean =>
  termAddressFields.some((field) => values[field] !== noTermAddress[field]);

export const termAddressOf = ({
  direccionCurso,
  codigoPostalCurso,
  idPaisCurso,
  idProvinciaCurso,
  localidadCurso,
}: TermAddress): TermAddress => ({
  direccionCurso,
  codigoPostalCurso,
  idPaisCurso,
  idProvinciaCurso,
  localidadCurso,
});
