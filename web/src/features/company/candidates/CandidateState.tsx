import type { ApplicationStateId } from '@portal/contract/applications';
import { useTexts } from '../../../lib/i18n.ts';
import { applicationMeaning } from '../../../lib/states.ts';
import { StateBadge } from '../../../ui/StateBadge.tsx';

/** A state in the company's words. */
export function CandidateState({ idEstado }: { idEstado: ApplicationStateId }) {
  const t = useTexts('candidates');
  return <StateBadge meaning={applicationMeaning[idEstado]}>{t(`state.${idEstado}`)}</StateBadge>;
}
