import type { PlacementAlert, PlacementState } from '@portal/contract/placements';
import type { Meaning } from '../../ui/StateBadge.tsx';

export const placementMeaning: Record<PlacementState, Meaning> = {
  preparacion: 'warning',
  lista: 'good',
  enCurso: 'good',
  finalizada: 'info',
  cerrada: 'neutral',
  renunciada: 'neutral',
  rescindida: 'neutral',
};

/** The end of the academic year is foreseen; the others say that somebody has not done what was due. */
export const alertMeaning: Record<PlacementAlert, Meaning> = {
  empezadaSinListo: 'wrong',
  sinInformes: 'wrong',
  pasaDeCurso: 'warning',
  documentoVencido: 'wrong',
  horasDeMas: 'wrong',
  cambioSinFirmar: 'warning',
  sinTutor: 'warning',
};
