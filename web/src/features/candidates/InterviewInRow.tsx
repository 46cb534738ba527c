import { applicationStates } from '@portal/contract/applications';
import type { CandidateCard } from '@portal/contract/candidates';
import { hasLapsed } from '../../domain/interview/interview-times.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Text } from '../../ui/Text.tsx';

/** In a list: when the interview is, or what it waits for; nothing where the candidate is in another state. */
export function InterviewInRow({ card: { idEstado, entrevista } }: { card: CandidateCard }) {
  const t = useTexts('interviews');
  const { dayAndTime, shortDay, time } = useFormat();
  if (idEstado !== applicationStates.interview) return null;
  if (entrevista === null || entrevista.estado === 'cancelada') {
    return (
      <Text component="div" dim tiny>
        {t('company.inRow.nada')}
      </Text>
    );
  }
  const { estado, inicio, lugar, enlace } = entrevista;
  return (
    <Text
      component="div"
      dim
      tiny
      {...(inicio && { title: [dayAndTime(inicio), lugar, enlace].filter(Boolean).join(' · ') })}
    >
      {estado !== 'elegida' && t(`company.inRow.${hasLapsed(entrevista) ? 'pasada' : estado}`)}
      {inicio !== null && `${shortDay(inicio)}, ${time(inicio)}`}
    </Text>
  );
}
