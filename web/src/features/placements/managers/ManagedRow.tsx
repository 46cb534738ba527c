import { Checkbox, Group, Title } from '@mantine/core';
import type { ManagedPlacementCard } from '@portal/contract/placements';
import { alertMeaning, placementMeaning } from '../../../domain/placement/placement-meaning.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { entryLink, Row } from '../../../ui/EntryList.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { Text } from '../../../ui/Text.tsx';
import classes from '../view/placements.module.css';

interface Props {
  card: ManagedPlacementCard;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

export function ManagedRow({ card, isChosen, onChoose }: Props) {
  const t = useTexts('managedPlacements');
  const view = useTexts('placementView');
  const { shortDay, number } = useFormat();
  const { idPractica, alumno, empresa, titulo, estado, fechaInicio, fechaFin } = card;
  return (
    <Row stacked columns={{ wide: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 5fr)' }}>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Checkbox
          className={classes.choice ?? ''}
          aria-label={t('choose', { name: alumno })}
          checked={isChosen}
          onChange={({ currentTarget: { checked } }) => onChoose(checked)}
        />
        <div>
          <Title order={2} size="h3">
            <ScreenLink to="managedPlacement" params={{ idPractica }} className={entryLink}>
              {alumno}
            </ScreenLink>
          </Title>
          <p>{empresa}</p>
          <Text dim small>
            {titulo} · {card.numero}
          </Text>
        </div>
      </Group>
      <div>
        <p>{view('period', { from: shortDay(fechaInicio), to: shortDay(fechaFin) })}</p>
        <Text dim small>
          {view('hours.done', { done: number(card.horasHechas), total: number(card.horasTotales) })}
        </Text>
        <Text dim small>
          {card.tutorAcademico ?? t('noTutor')}
        </Text>
      </div>
      <div>
        <Group gap="0.25rem 0.75rem">
          <StateBadge meaning={placementMeaning[estado]}>{view(`states.${estado}`)}</StateBadge>
          {card.alertas.map((alert) => (
            <StateBadge key={alert} meaning={alertMeaning[alert]}>
              {view(`alerts.${alert}`)}
            </StateBadge>
          ))}
        </Group>
        {estado === 'preparacion' && (
          <Text dim small>
            {t('lacks', { what: card.faltan.map((need) => t(`needs.${need}`)).join(' · ') })}
          </Text>
        )}
      </div>
    </Row>
  );
}
