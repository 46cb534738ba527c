import { type Brand, personalField, reservedPersonalFields } from '@portal/contract/brand';
import type { Reserved } from '@portal/contract/cv';

/** Reserved data without what the institution does not ask, which nobody would be shown. */
export function askedReserved(reserved: Reserved, brand: Pick<Brand, 'camposPersonales'>): Reserved {
  const asked = { ...reserved };
  for (const field of reservedPersonalFields) {
    if (personalField(brand, field).visible) continue;
    if (field === 'boletin' || field === 'comunicaciones') asked[field] = false;
    else asked[field] = null;
  }
  if (asked.emailPersonal === null) asked.emailPersonalConfirmado = false;
  if (asked.discapacidad === null) asked.discapacidadConsentida = null;
  return asked;
}
