import { type MergeField, type MergeValues, undoDays } from '@portal/contract/company-merges';
import type { CompanyState } from '@portal/contract/company-page';

type Column = keyof MergeValues;
type Some = Partial<MergeValues>;

/** The columns whose values may be taken from the other company. */
const columnsOf: Record<MergeField, readonly Column[]> = {
  nombreComercial: ['nombreComercial'],
  nombreFiscal: ['nombreFiscal'],
  idTipoEmpresa: ['idTipoEmpresa'],
  idSector: ['idSector'],
  rangoEmpleados: ['rangoEmpleados'],
  descripcion: ['descripcion'],
  web: ['web'],
  direccion: ['direccion', 'cp', 'localidad', 'idPais', 'idProvincia', 'provincia'],
  iban: ['iban'],
};

const only = (values: MergeValues, columns: readonly Column[]): Some =>
  Object.fromEntries(columns.map((column) => [column, values[column]]));

/** Of what is taken from the other company, what stood there before and what stands there then. */
export function takenFrom(own: MergeValues, other: MergeValues, fields: readonly MergeField[]) {
  const columns = fields.flatMap((field) => columnsOf[field]);
  return { antes: only(own, columns), puesto: only(other, columns) };
}

/** What goes back when a merge is undone: whatever nobody has changed since; an address is one thing. */
export function givenBack(now: MergeValues, { antes, puesto }: { antes: Some; puesto: Some }): Some {
  const unchanged = Object.values(columnsOf).filter((columns) =>
    columns.every((column) => column in puesto && now[column] === puesto[column]),
  );
  return Object.fromEntries(unchanged.flat().map((column) => [column, antes[column]]));
}

/**
 * Whether a company can be merged into another: a contact who was kept out or turned down must not come in by it, so
 * that a manager decides on that first.
 */
export const canMerge = (own: CompanyState, other: CompanyState): other is 'pendiente' | 'validada' =>
  own === 'validada' && (other === 'validada' || other === 'pendiente');

/** The last moment at which a merge can be undone. */
export const undoneUntil = (fecha: Date): Date => new Date(fecha.getTime() + undoDays * 24 * 60 * 60 * 1000);
