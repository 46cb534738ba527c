import { createHash } from 'node:crypto';
import {
  type contactAccesses,
  type contactData,
  contactTypes as is,
} from '@portal/contract/company-contacts';
import { placeOf } from '@portal/contract/places';
import { fieldError } from '@portal/contract/validation';
import type { z } from 'zod';
import { contactTypes } from '../catalogue/lists/contact-types.ts';
import { countries } from '../catalogue/lists/countries.ts';
import { provinces } from '../catalogue/lists/provinces.ts';

/** Who of a company's contacts may log in, and what may be written of one. */

export type ContactData = z.output<typeof contactData>;
type ContactAccess = (typeof contactAccesses)[number];

interface Standing {
  readonly accountId: number | null;
  readonly activo: boolean;
  readonly solicitado: Date | null;
  readonly invitado: Date | null;
  readonly bloqueado: Date | null;
}

/** How a contact stands with the portal; undefined of one that is none: its registration was never confirmed, or turned down. */
export function accessOf(contact: Standing): ContactAccess | undefined {
  if (contact.accountId === null) return 'sin';
  if (contact.activo) return 'activo';
  if (contact.solicitado) return 'solicitado';
  if (contact.invitado) return 'invitado';
  return contact.bloqueado ? 'bloqueado' : undefined;
}

/** Whether the company would have nobody left to log in for it. */
export const isLastIn = (
  contact: { readonly id: number },
  all: readonly { readonly id: number; readonly canLogIn: boolean }[],
): boolean => {
  const others = all.filter(({ id, canLogIn }) => canLogIn && id !== contact.id);
  return others.length === 0 && all.some(({ id, canLogIn }) => canLogIn && id === contact.id);
};

const known = {
  types: new Set(contactTypes.map(({ idTipoContacto }) => idTipoContacto)),
  countries: new Set(countries.map(({ idPais }) => idPais)),
  provinces: new Set(provinces.map(({ idProvincia }) => idProvincia)),
};

/** What is wrong with the data beyond their form: what no list has, and a forum still to come. */
export function contactProblems(
  { tipoContacto, aniosForoEmpleo, idPais, idProvincia }: ContactData,
  { thisYear, needsType }: { thisYear: number; needsType: boolean },
) {
  const checks: readonly [campo: string, isWrong: boolean, error: string][] = [
    ['tipoContacto', needsType && tipoContacto.length === 0, fieldError('chooseSome')],
    ['tipoContacto', !tipoContacto.every((id) => known.types.has(id)), fieldError('malformed')],
    ['aniosForoEmpleo', aniosForoEmpleo.some((year) => year > thisYear), fieldError('malformed')],
    ['idPais', !known.countries.has(idPais), fieldError('malformed')],
    ['idProvincia', idProvincia !== null && !known.provinces.has(idProvincia), fieldError('malformed')],
  ];
  return checks.flatMap(([campo, isWrong, error]) => (isWrong ? [{ campo, error }] : []));
}

const inOrder = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);

/** The data as they are kept. */
export function keptContact({ telefono1, ...data }: ContactData) {
  return {
    ...data,
    ...placeOf(data),
    email: data.email.toLowerCase(),
    telefono: telefono1,
    telefono2: data.telefono2 || null,
    nif: data.nif || null,
    departamento: data.departamento || null,
    tipoContacto: inOrder(data.tipoContacto),
    aniosForoEmpleo: inOrder(data.aniosForoEmpleo),
  };
}

type Kept = ReturnType<typeof keptContact>;

/** A name for these data: other data have another. */
export function versionOf(contact: { readonly [F in keyof Kept]: Kept[F] | null }): string {
  const values = [
    contact.nombre,
    contact.apellidos,
    contact.puesto,
    contact.email,
    contact.telefono,
    contact.telefono2,
    contact.departamento,
    contact.direccion,
    contact.localidad,
    contact.idLocalidad,
    contact.cp,
    contact.nif,
    contact.idPais,
    contact.idProvincia,
    contact.provincia,
    contact.tipoContacto,
    contact.aniosForoEmpleo,
  ];
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 32);
}

/** Whether a contact may see to it: of whom the company does not say what they are there for, they may be there for all. */
const isThereFor =
  (type: number) =>
  ({ tipoContacto }: { readonly tipoContacto: readonly number[] }): boolean =>
    tipoContacto.length === 0 || tipoContacto.includes(type);

export const seesToAgreements = isThereFor(is.agreements);
export const seesToBilling = isThereFor(is.billing);
