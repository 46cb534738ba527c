import { type PersonalField, personalField } from '@portal/contract/brand';
import type { ImportSection, NotUnderstood } from '@portal/contract/cv-exchange';
import { longText, phone, shortText, url } from '@portal/contract/fields';
import type { z } from 'zod';
import { plain } from '../../texts/plain.ts';
import { catalogueIn } from '../catalogue/catalogue.ts';
import { countryOf, provinceOf } from './names.rules.ts';
import { change, type Plan, type PlannedChange, type Planning, type Write } from './planned-change.rules.ts';
import type { PortableCv } from './portable-cv.ts';
import { isSameText } from './same-text.rules.ts';

type Found = { cambio: Omit<PlannedChange, 'clave'> } | { problema: NotUnderstood } | undefined;

interface Field {
  seccion: ImportSection;
  campo: string;
  /** What the file says. */
  dicho: string | undefined;
  antes: string | null | undefined;
  schema: z.ZodType<string>;
  isSame?: (a: string, b: string | null | undefined) => boolean;
  escribe: (valor: string) => Write;
}

function textField({ seccion, campo, dicho, antes, schema, isSame = isSameText, escribe }: Field): Found {
  if (dicho === undefined) return undefined;
  if (isSame(dicho, antes))
    return { cambio: change(seccion, campo, { antes: antes ?? null, ahora: dicho }, null) };
  const parsed = schema.safeParse(dicho);
  if (!parsed.success) return { problema: { lugar: campo, texto: dicho, motivo: 'formato' } };
  return {
    cambio: change(seccion, campo, { antes: antes || null, ahora: parsed.data }, escribe(parsed.data)),
  };
}

/** Phones are written with and without spaces. */
const isSamePhone = (a: string, b: string | null | undefined): boolean =>
  a.replace(/[^\d+]/g, '') === (b ?? '').replace(/[^\d+]/g, '');

const isSameWord = (a: string, b: string | null | undefined): boolean => plain(a) === plain(b ?? '');

interface Numbered {
  campo: 'idProvincia' | 'idPais';
  dicho: string | undefined;
  found: { id: number | undefined; name: string | undefined };
  kept: { id: number | null; name: string | undefined };
}

function numberField({ campo, dicho, found: { id, name }, kept }: Numbered): Found {
  if (dicho === undefined) return undefined;
  if (id === undefined || name === undefined)
    return { problema: { lugar: campo, texto: dicho, motivo: 'lista' } };
  const told = { antes: kept.name ?? null, ahora: name };
  if (id === kept.id) return { cambio: change('personales', campo, told, null) };
  return { cambio: change('personales', campo, told, { parte: 'personales', valor: { [campo]: id } }) };
}

/** The parts of a CV that are one text or one choice. */
export function planFields(portable: PortableCv, { cv, brand, language }: Planning): Plan {
  const { personales } = cv;
  const names = catalogueIn(language);
  const provinceName = (id: number | null | undefined) =>
    names.provincias.find(({ idProvincia }) => idProvincia === id)?.descripcion;
  const countryName = (id: number | null | undefined) =>
    names.paises.find(({ idPais }) => idPais === id)?.descripcion;
  const province = portable.provincia === undefined ? undefined : provinceOf(portable.provincia);
  const country = portable.pais === undefined ? undefined : countryOf(portable.pais);
  const own: [PersonalField, Found][] = [
    [
      'telefono',
      textField({
        seccion: 'personales',
        campo: 'telefono',
        dicho: portable.telefono,
        antes: personales.telefono,
        schema: phone,
        isSame: isSamePhone,
        escribe: (telefono) => ({ parte: 'personales', valor: { telefono } }),
      }),
    ],
    [
      'localidad',
      textField({
        seccion: 'personales',
        campo: 'localidad',
        dicho: portable.localidad,
        antes: personales.localidad,
        schema: shortText,
        escribe: (localidad) => ({ parte: 'personales', valor: { localidad } }),
      }),
    ],
    [
      'idProvincia',
      numberField({
        campo: 'idProvincia',
        dicho: portable.provincia,
        found: { id: province, name: provinceName(province) },
        kept: { id: personales.idProvincia, name: provinceName(personales.idProvincia) },
      }),
    ],
    [
      'idPais',
      numberField({
        campo: 'idPais',
        dicho: portable.pais,
        found: { id: country, name: countryName(country) },
        kept: { id: personales.idPais, name: countryName(personales.idPais) },
      }),
    ],
  ];
  const texts = [
    textField({
      seccion: 'titular',
      campo: 'titular',
      dicho: portable.titular,
      antes: cv.perfilProfesional?.titular,
      schema: shortText,
      escribe: (valor) => ({ parte: 'titular', valor }),
    }),
    textField({
      seccion: 'presentacion',
      campo: 'presentacion',
      dicho: portable.presentacion,
      antes: cv.presentacion,
      schema: longText(3000),
      escribe: (valor) => ({ parte: 'presentacion', valor }),
    }),
    textField({
      seccion: 'enlace',
      campo: 'enlace',
      dicho: portable.enlace,
      antes: cv.enlacePortfolio,
      schema: url,
      escribe: (valor) => ({ parte: 'enlace', valor }),
    }),
  ];
  // Only the institution writes these.
  const given = [
    { lugar: 'nombre', texto: portable.nombre, kept: `${personales.nombre} ${personales.apellidos}` },
    { lugar: 'email', texto: portable.email, kept: personales.email },
  ].flatMap(({ lugar, texto, kept }): Found[] =>
    texto === undefined || isSameWord(texto, kept)
      ? []
      : [{ problema: { lugar, texto, motivo: 'institucion' } }],
  );
  return planOf([...given, ...own.map(([field, found]) => heldBy(field, found, brand)), ...texts]);
}

/** What the institution hides is not told of; what it keeps for itself is told as that. */
function heldBy(field: PersonalField, found: Found, brand: Planning['brand']): Found {
  const { visible, editable } = personalField(brand, field);
  if (!visible || found === undefined) return undefined;
  if (editable || 'problema' in found || found.cambio.escribe === null) return found;
  return { problema: { lugar: field, texto: found.cambio.ahora, motivo: 'institucion' } };
}

const planOf = (found: readonly Found[]): Plan => ({
  cambios: found.flatMap((one) => (one && 'cambio' in one ? [one.cambio] : [])),
  noEntendido: found.flatMap((one) => (one && 'problema' in one ? [one.problema] : [])),
});
