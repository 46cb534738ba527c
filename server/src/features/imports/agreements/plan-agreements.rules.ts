import { shortText } from '@portal/contract/fields';
import { isForeignTaxId, isTaxId, normalizeIdentifier } from '@portal/contract/identifiers';
import {
  type ImportChange,
  type ImportError,
  type ImportFieldOf,
  importFields,
} from '@portal/contract/imports';
import { fieldError } from '@portal/contract/validation';
import { as, type CellError, day, type Readers, readCells, truthWith, wrong } from '../cells.rules.ts';
import type { Headings } from '../headings.rules.ts';
import type { ImportSheet } from '../kind.ts';

/** What rows say of agreements that were signed before, and change of those that there are. */

type AgreementField = ImportFieldOf<'convenios'>;
type RowError = CellError<AgreementField>;

/** The headings that each field is recognised by. */
export const agreementHeadings: Headings<AgreementField> = {
  cif: [
    'nif',
    'cif',
    'nif/cif',
    'cif/nif',
    'nif de la empresa',
    'cif de la empresa',
    'nif de l empresa',
    'tax id',
    'vat number',
  ],
  numero: [
    'numero',
    'numero de convenio',
    'convenio',
    'numero de conveni',
    'conveni',
    'number',
    'agreement number',
  ],
  fechaInicio: [
    'fecha de inicio',
    'inicio',
    'fecha de firma',
    'fecha de formalizacion',
    'data d inici',
    'inici',
    'data de signatura',
    'start date',
    'start',
    'signed on',
  ],
  fechaFin: [
    'fecha de fin',
    'fin',
    'caducidad',
    'fecha de caducidad',
    'vencimiento',
    'data de fi',
    'fi',
    'caducitat',
    'data de caducitat',
    'end date',
    'expiry date',
  ],
  sinCaducidad: [
    'sin caducidad',
    'indefinido',
    'sense caducitat',
    'indefinit',
    'no expiry',
    'does not expire',
  ],
};

interface AgreementCells {
  cif: string;
  numero: string;
  fechaInicio: string;
  fechaFin: string;
  sinCaducidad: boolean;
}
export type AgreementRow = Partial<AgreementCells>;

const agreementNumber = shortText.max(50, fieldError('max', { max: 50 }));

const readers: Readers<AgreementCells> = {
  cif: (cell) => {
    const value = normalizeIdentifier(cell);
    return isTaxId(value) || isForeignTaxId(value) ? { value } : wrong(fieldError('taxId'));
  },
  numero: as(agreementNumber),
  fechaInicio: day,
  fechaFin: day,
  sinCaducidad: truthWith({ yes: ['indefinido', 'indefinit', 'sin caducidad', 'sense caducitat'], no: [] }),
};

/** Fields whose values a manager can say the meaning of. */
const knownValues: ReadonlySet<string> = new Set<AgreementField>(['sinCaducidad']);

export const readAgreement = (cells: readonly string[], sheet: ImportSheet) =>
  readCells(importFields.convenios, readers, sheet, cells, knownValues);

export interface KnownParty {
  id: number;
  /** Its own, and those of companies that were merged into it. */
  cifs: string[];
  nombreComercial: string;
  validada: boolean;
}

export interface KnownAgreement {
  id: number;
  companyId: number;
  empresa: string;
  numero: string | null;
  /** Whether both sides have signed it. */
  formalizado: boolean;
  fechaInicio: string | null;
  fechaFin: string | null;
}

export interface PlannedAgreement {
  /** Null of a new one. */
  id: number | null;
  companyId: number;
  /** Null where it gets the next of its year. */
  numero: string | null;
  fechaInicio: string;
  /** Null of one without expiry. */
  fechaFin: string | null;
}

export interface AgreementChange extends ImportChange {
  companyId: number;
}

export interface AgreementsPlan {
  errores: ImportError[];
  convenios: PlannedAgreement[];
  cambios: AgreementChange[];
  resumen: Record<'conveniosNuevos' | 'conveniosCambiados' | 'filasIguales', number>;
}

interface Row {
  fila: number;
  values: AgreementRow;
  errors: readonly RowError[];
}

/** Plans what rows write; what is wrong is told row by row. */
export async function planAgreements(
  rows: AsyncIterable<Row>,
  parties: readonly KnownParty[],
  known: readonly KnownAgreement[],
  today: string,
): Promise<AgreementsPlan> {
  const byCif = new Map(parties.flatMap((party) => party.cifs.map((cif) => [cif, party] as const)));
  const byNumber = new Map(known.flatMap((one) => (one.numero === null ? [] : [[one.numero, one] as const])));
  const byStart = new Map(known.map((one) => [`${one.companyId} ${one.fechaInicio}`, one]));
  const seen = new Map<string, number>();
  const plan: AgreementsPlan = {
    errores: [],
    convenios: [],
    cambios: [],
    resumen: { conveniosNuevos: 0, conveniosCambiados: 0, filasIguales: 0 },
  };
  for await (const { fila, values, errors } of rows) {
    const problem = errors.length > 0 ? errors : take(fila, values);
    for (const error of problem) plan.errores.push({ fila, ...error });
  }
  return plan;

  /** Plans a row, or tells what is wrong with it. */
  function take(
    fila: number,
    { cif, numero, fechaInicio, fechaFin, sinCaducidad }: AgreementRow,
  ): RowError[] {
    if (cif === undefined) return [{ campo: 'cif', error: fieldError('required') }];
    const party = byCif.get(cif);
    if (!party) return [{ campo: 'cif', error: fieldError('companyUnknown') }];
    const { nombreComercial: empresa } = party;
    if (!party.validada) return [{ campo: 'cif', error: fieldError('companyNotValidated', { empresa }) }];
    if (fechaInicio === undefined) return [{ campo: 'fechaInicio', error: fieldError('required') }];
    if (fechaInicio > today) return [{ campo: 'fechaInicio', error: fieldError('dateAhead') }];
    if (fechaFin === undefined && sinCaducidad !== true)
      return [{ campo: 'fechaFin', error: fieldError('endMissing') }];
    if (fechaFin !== undefined && sinCaducidad === true)
      return [{ campo: 'sinCaducidad', error: fieldError('endAndNone') }];
    if (fechaFin !== undefined && fechaFin <= fechaInicio)
      return [{ campo: 'fechaFin', error: fieldError('dateOrder') }];
    const kept = numero === undefined ? byStart.get(`${party.id} ${fechaInicio}`) : byNumber.get(numero);
    if (kept && kept.companyId !== party.id)
      return [{ campo: 'numero', error: fieldError('agreementOfAnother', { empresa: kept.empresa }) }];
    if (kept && !kept.formalizado) return [{ campo: 'numero', error: fieldError('agreementUnderWay') }];
    const name = numero ?? kept?.numero ?? `${party.id} ${fechaInicio}`;
    const row = seen.get(name);
    if (row !== undefined)
      return [{ campo: numero === undefined ? 'cif' : 'numero', error: fieldError('repeatedRow', { row }) }];
    seen.set(name, fila);
    note(fila, party, kept, {
      numero: numero ?? kept?.numero ?? null,
      fechaInicio,
      fechaFin: fechaFin ?? null,
    });
    return [];
  }

  function note(
    fila: number,
    { id: companyId, nombreComercial: de }: KnownParty,
    kept: KnownAgreement | undefined,
    asked: Omit<PlannedAgreement, 'id' | 'companyId'>,
  ): void {
    const change = (campo: AgreementField | null, antes: string | null, ahora: string | null) =>
      plan.cambios.push({ fila, de, campo, antes, ahora, companyId });
    const { fechaInicio, fechaFin } = asked;
    if (kept && kept.fechaInicio === fechaInicio && kept.fechaFin === fechaFin) {
      plan.resumen.filasIguales += 1;
      return;
    }
    if (!kept) change(null, null, [asked.numero, fechaInicio].filter(Boolean).join(' · '));
    else {
      if (kept.fechaInicio !== fechaInicio) change('fechaInicio', kept.fechaInicio, fechaInicio);
      if (kept.fechaFin !== fechaFin) change('fechaFin', kept.fechaFin, fechaFin);
    }
    plan.resumen[kept ? 'conveniosCambiados' : 'conveniosNuevos'] += 1;
    plan.convenios.push({ id: kept?.id ?? null, companyId, ...asked });
  }
}

/** The year and the place in it of a number that the portal could have given. */
export function placeInYear(numero: string): { year: number; place: number } | undefined {
  const [, year, place] = /^(\d{4})\/(\d{4,6})$/.exec(numero) ?? [];
  return year && place ? { year: Number(year), place: Number(place) } : undefined;
}
