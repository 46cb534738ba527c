import type { ChangeableData } from '@portal/contract/change-rules';
import { leaves } from '@portal/contract/change-rules';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';

/** A value of a placement by its field, as people read it. */
export function usePrinted(): (datos: ChangeableData, campo: string) => string | null {
  const words = useTexts('incorporationForms');
  const { day, number } = useFormat();
  const { name } = useCatalogue();
  return (datos, campo) => {
    const value = leaves(datos).get(campo);
    if (value === undefined) return null;
    if (campo === 'lugar.idProvincia') return name('provincias', datos.lugar.idProvincia);
    if (campo === 'lugar.idPais') return name('paises', datos.lugar.idPais);
    if (typeof value === 'boolean') return words(value ? 'yes' : 'no');
    if (typeof value === 'number') return number(value);
    const text = String(value);
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? day(text) : text;
  };
}
