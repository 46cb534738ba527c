import { type ApplicationStateId, applicationStates } from '@portal/contract/applications';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { applicationMeaning } from './application-meaning.ts';

interface Props {
  idEstado: ApplicationStateId;
  /** It ended because the student declined being put forward. */
  rechazadaPorAlumno: boolean;
}

/** A state in the student's words: who declined is not told to have been turned down. */
export function ApplicationState({ idEstado, rechazadaPorAlumno }: Props) {
  const states = useTexts('states');
  if (rechazadaPorAlumno) {
    return (
      <StateBadge meaning={applicationMeaning[applicationStates.withdrawn]}>{states('declined')}</StateBadge>
    );
  }
  return <StateBadge meaning={applicationMeaning[idEstado]}>{states(`application.${idEstado}`)}</StateBadge>;
}
