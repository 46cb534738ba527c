import type { CertificateState, EducationRequestState } from '@portal/contract/education-requests';
import type { Meaning } from '../../ui/StateBadge.tsx';

/** What a state of a request means to its student. */
export const studentMeaning: Record<EducationRequestState, Meaning> = {
  abierta: 'info',
  aceptada: 'good',
  rechazada: 'wrong',
  tramitada: 'good',
  retirada: 'neutral',
};

/** To the school, which answers what is open. */
export const centreMeaning: Record<EducationRequestState, Meaning> = {
  ...studentMeaning,
  abierta: 'warning',
  aceptada: 'info',
  rechazada: 'neutral',
};

/** To managers, who make the placement of what is accepted. */
export const managedMeaning: Record<EducationRequestState, Meaning> = {
  ...studentMeaning,
  abierta: 'info',
  aceptada: 'warning',
  rechazada: 'neutral',
};

export const certificateMeaning: Record<CertificateState, Meaning> = {
  entregado: 'info',
  aceptado: 'good',
  devuelto: 'wrong',
};
