import type { Brand } from '@portal/contract/brand';
import {
  type companyFields,
  companyFieldsIn,
  contactFields,
  personalFields,
} from '@portal/contract/missing-data';

/** What the institution needs of somebody and does not have. */

type Kept<F extends string> = Readonly<Record<F, string | number | readonly number[] | null>>;

const isMissing = (value: string | number | readonly number[] | null): boolean =>
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

function missingOf<const F extends string>(fields: readonly F[], kept: Kept<F>) {
  const campos = fields.filter((field) => isMissing(kept[field]));
  return { faltan: campos.length > 0, campos };
}

/** Of a student: what is not shown or cannot be changed there, nobody is sent to fill in. */
export function missingPersonal(
  kept: Kept<(typeof personalFields)[number]>,
  { opciones, camposPersonales }: Pick<Brand, 'opciones' | 'camposPersonales'>,
) {
  const asked = personalFields.filter((field) => {
    const { visible, editable } = camposPersonales[field] ?? { visible: true, editable: true };
    return visible && editable && (field !== 'numSegSocial' || opciones.numSegSocialObligatorio);
  });
  return missingOf(opciones.popupDatosPersonales ? asked : [], kept);
}

/** Of a company: the province as its country has it, and, where each contact has to have one, what it is there for. */
export function missingOfCompany(
  kept: Kept<(typeof companyFields)[number]> & { readonly idPais: number },
  contactTypes: readonly (readonly number[])[],
  { opciones }: Pick<Brand, 'opciones'>,
) {
  if (!opciones.comprobarDatosEmpresa) return { faltan: false, campos: [] };
  const { campos } = missingOf(companyFieldsIn(kept.idPais), kept);
  const lacksTypes = opciones.tipoContactoObligatorio && contactTypes.some(isMissing);
  const all = lacksTypes ? [...campos, 'tipoContacto' as const] : campos;
  return { faltan: all.length > 0, campos: all };
}

export const missingOfContact = (
  kept: Kept<(typeof contactFields)[number]>,
  { opciones }: Pick<Brand, 'opciones'>,
) => missingOf(opciones.comprobarDatosEmpresa ? contactFields : [], kept);
