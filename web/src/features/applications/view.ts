import type { ApplicationStateId } from '@portal/contract/applications';
import type { OfferType } from '@portal/contract/offer-fields';
import { stateId } from '@portal/contract/schemas/applications';

/** What the address of «my applications» says. */
export interface View {
  readonly tipo: OfferType;
  readonly idEstado: ApplicationStateId | undefined;
  /** From 1. */
  readonly pagina: number;
}

/** Undefined for a student who has no type at all; a type that is not theirs is the first of theirs. */
export function readView(params: URLSearchParams, types: readonly OfferType[]): View | undefined {
  const tipo = types.find((type) => type === params.get('tipo')) ?? types[0];
  if (tipo === undefined) return undefined;
  const state = stateId.safeParse(Number(params.get('idEstado')));
  const page = Number(params.get('pagina') ?? 1);
  return {
    tipo,
    idEstado: state.success ? state.data : undefined,
    pagina: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** `first` is the type that is shown where the address names none. */
export function viewParams({ tipo, idEstado, pagina }: View, first: OfferType): URLSearchParams {
  const params = new URLSearchParams();
  if (tipo !== first) params.set('tipo', tipo);
  if (idEstado !== undefined) params.set('idEstado', String(idEstado));
  if (pagina > 1) params.set('pagina', String(pagina));
  return params;
}
