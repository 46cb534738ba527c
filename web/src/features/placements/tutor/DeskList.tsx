import { Group, Title } from '@mantine/core';
import { IconSchool } from '@tabler/icons-react';
import { placementMeaning } from '../../../domain/placement/placement-meaning.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { EntryList, entryLink, Row } from '../../../ui/EntryList.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { ListCount } from '../../../ui/SearchBar.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { Text } from '../../../ui/Text.tsx';
import { HoursDone } from '../view/HoursDone.tsx';
import type { Desk } from './desk.ts';

/** The placements that the link is for, each with what awaits the tutor. */
export function DeskList({ desk: { tipo, practicas } }: { desk: Desk }) {
  const t = useTexts('tutorDesk');
  const titles = useTitles();
  if (practicas.length === 0)
    return (
      <EmptyState icon={<IconSchool size={28} />} title={t('empty')}>
        {t('emptyText')}
      </EmptyState>
    );
  return (
    <>
      <ListCount count={t('found', { count: practicas.length })} />
      <EntryList boxed aria-label={titles('tutorDesk')}>
        {practicas.map((card) => (
          <li key={card.idPractica}>
            <DeskRow card={card} tipo={tipo} />
          </li>
        ))}
      </EntryList>
    </>
  );
}

function DeskRow({ card, tipo }: { card: Desk['practicas'][number]; tipo: Desk['tipo'] }) {
  const t = useTexts('tutorDesk');
  const view = useTexts('placementView');
  const { shortDay } = useFormat();
  const { idPractica, alumno, empresa, titulo, estado, fechaInicio, fechaFin } = card;
  return (
    <Row stacked columns={{ wide: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr)' }}>
      <div>
        <Title order={2} size="h3">
          <ScreenLink to="tutorDesk" search={`?practica=${idPractica}`} className={entryLink}>
            {alumno}
          </ScreenLink>
        </Title>
        <Text small>{tipo === 'academico' ? `${titulo} · ${empresa}` : titulo}</Text>
        <Text dim small>
          {view('period', { from: shortDay(fechaInicio), to: shortDay(fechaFin) })}
        </Text>
      </div>
      <Group gap="0.25rem 0.75rem">
        <StateBadge meaning={placementMeaning[estado]}>{view(`states.${estado}`)}</StateBadge>
        {card.cambioPorAutorizar && <StateBadge meaning="warning">{t('change')}</StateBadge>}
        {card.semanasPorConfirmar > 0 && tipo === 'empresa' && (
          <StateBadge meaning="warning">{t('weeks', { count: card.semanasPorConfirmar })}</StateBadge>
        )}
        {card.faltaInforme && <StateBadge meaning="warning">{t(`report.${tipo}`)}</StateBadge>}
      </Group>
      <HoursDone {...card} />
    </Row>
  );
}
