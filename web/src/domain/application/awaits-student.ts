import { type ApplicationCard, applicationStates } from '@portal/contract/applications';
import { hasLapsed } from '../interview/interview-times.ts';

/** What the student is to do: answer who put them forward, or choose the time of an interview. */
export function awaited({ idEstado, entrevista }: ApplicationCard): 'preregistration' | 'interview' | null {
  if (entrevista?.estado === 'propuesta' && !hasLapsed(entrevista)) return 'interview';
  return idEstado === applicationStates.preregistration ? 'preregistration' : null;
}
