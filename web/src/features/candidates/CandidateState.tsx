import { applicationStates } from '@portal/contract/applications';
import type { CandidateCard } from '@portal/contract/candidates';
import { applicationMeaning } from '../../domain/application/application-meaning.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { StateBadge } from '../../ui/StateBadge.tsx';

/** A state in the company's words: who declined was not turned down by it. */
export function CandidateState({
  idEstado,
  rechazadaPorAlumno,
}: Pick<CandidateCard, 'idEstado' | 'rechazadaPorAlumno'>) {
  const t = useTexts('candidates');
  if (rechazadaPorAlumno) {
    return (
      <StateBadge meaning={applicationMeaning[applicationStates.withdrawn]}>{t('state.declined')}</StateBadge>
    );
  }
  return <StateBadge meaning={applicationMeaning[idEstado]}>{t(`state.${idEstado}`)}</StateBadge>;
}
