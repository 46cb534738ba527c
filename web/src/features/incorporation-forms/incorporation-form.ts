import type { Answer } from '@portal/contract/endpoint';
import type {
  getIncorporationForm,
  getManagedIncorporationForm,
  IncorporationState,
  openIncorporationLink,
} from '@portal/contract/incorporation-forms';
import type { Meaning } from '../../ui/StateBadge.tsx';

export type OwnForm = Answer<typeof getIncorporationForm>;
export type ManagedForm = Answer<typeof getManagedIncorporationForm>;
export type LinkedPart = Answer<typeof openIncorporationLink>;
export type SectionLink = OwnForm['enlaces'][number];

/** What the form says of itself, to whoever reads all of it. */
export type SomeForm = Pick<OwnForm, 'estado' | 'datos' | 'contexto' | 'historial'>;

/** What a state means to the company. */
export const ownMeaning: Record<IncorporationState, Meaning> = {
  abierto: 'warning',
  enviado: 'info',
  devuelto: 'warning',
  validado: 'good',
  retirado: 'neutral',
};

/** And to managers, who act where the company waits. */
export const managedMeaning: Record<IncorporationState, Meaning> = {
  ...ownMeaning,
  abierto: 'neutral',
  enviado: 'warning',
  devuelto: 'info',
};

/** The company writes it. */
export const isWritten = (estado: IncorporationState): boolean =>
  estado === 'abierto' || estado === 'devuelto';

/** Either side may still go back on it. */
export const isUndecided = (estado: IncorporationState): boolean => isWritten(estado) || estado === 'enviado';

/** What a manager found wrong, by its field. */
export function reasonsIn(motivos: OwnForm['motivos']): Readonly<Record<string, readonly string[]>> {
  const reasons: Record<string, string[]> = {};
  for (const { campo, motivo } of motivos) reasons[campo] = [...(reasons[campo] ?? []), motivo];
  return reasons;
}
