import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Text } from '../../ui/Text.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import type { OwnAgreement } from './own-agreement.ts';

/** What is noted with the day on which it was done, which is not the moment at which it was noted. */
const ofADay: readonly string[] = ['enviadoPorCorreo', 'recibido', 'devuelto', 'archivado', 'formalizado'];
/** What happened to an agreement, its hand-overs on paper among it, the latest first. */
export function AgreementHistory({ events }: { events: OwnAgreement['historial'] }) {
  const t = useTexts('agreementView');
  const { day, time } = useFormat();
  if (events.length === 0)
    return (
      <Text dim small>
        {t('noEvents')}
      </Text>
    );
  return (
    <Timeline>
      {events.toReversed().map(({ tipo, fecha, quien, esGestor, nota }) => (
        <li key={`${tipo} ${fecha}`}>
          <Text strong>{t(`events.${tipo}`)}</Text>
          <Text dim small>
            {day(fecha)}
            {!ofADay.includes(tipo) && `, ${time(fecha)}`}
            {quien !== null && ` · ${quien}${esGestor ? ` (${t('institution')})` : ''}`}
          </Text>
          {nota !== null && <p>{tipo === 'avisoCaducidad' ? t('warned', { days: nota }) : nota}</p>}
        </li>
      ))}
    </Timeline>
  );
}
