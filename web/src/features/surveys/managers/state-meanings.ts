import type { PortalSurveyState } from '@portal/contract/surveys';
import type { Meaning } from '../../../ui/StateBadge.tsx';

export const stateMeanings: Record<PortalSurveyState, Meaning> = {
  borrador: 'neutral',
  programada: 'info',
  abierta: 'good',
  cerrada: 'neutral',
};
