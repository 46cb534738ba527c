import { Checkbox, Group, Title } from '@mantine/core';
import type { QuarterAttendance } from '@portal/contract/social-security';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { Row } from '../../../ui/EntryList.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { Text } from '../../../ui/Text.tsx';

interface Props {
  row: QuarterAttendance;
  months: readonly string[];
  isChosen: boolean;
  /** Null while the quarter goes on. */
  onChoose: ((isChosen: boolean) => void) | null;
}

/** The days of a placement in each month, and whether they were reported. */
export function QuarterRow({ row, months, isChosen, onChoose }: Props) {
  const t = useTexts('socialSecurity');
  const { shortDay, month } = useFormat();
  const { idPractica, alumno, empresa, numero, quien, dias, total, sinConfirmar } = row;
  return (
    <Row stacked columns={{ wide: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 4fr)' }}>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        {onChoose !== null && (
          <Checkbox
            aria-label={t('quarter.choose', { name: alumno })}
            checked={isChosen}
            onChange={({ currentTarget: { checked } }) => onChoose(checked)}
          />
        )}
        <div>
          <Title order={2} size="h3">
            <ScreenLink to="managedPlacement" params={{ idPractica }}>
              {alumno}
            </ScreenLink>
          </Title>
          <Text dim small>
            {empresa} · {numero}
          </Text>
          <Text dim small>
            {t('quarter.period', { from: shortDay(row.fechaInicio), to: shortDay(row.fechaFin) })} ·{' '}
            {t(`by.${quien}`)}
          </Text>
        </div>
      </Group>
      <div>
        <p>{t('quarter.total', { count: total })}</p>
        <Text dim small>
          {months
            .map((one, place) =>
              t('quarter.month', { month: month(`${one}-01`, false), days: dias[place] ?? '–' }),
            )
            .join(' · ')}
        </Text>
        {sinConfirmar > 0 && (
          <Text dim small>
            {t('quarter.unconfirmed', { count: sinConfirmar })}
          </Text>
        )}
      </div>
      <Reported row={row} />
    </Row>
  );
}

function Reported({ row: { comunicado, total } }: { row: QuarterAttendance }) {
  const t = useTexts('socialSecurity');
  const { shortDay } = useFormat();
  if (comunicado === null)
    return (
      <div>
        <StateBadge meaning="neutral">{t('quarter.notReported')}</StateBadge>
      </div>
    );
  return (
    <div>
      <StateBadge meaning="good">{t('quarter.reportedOn', { day: shortDay(comunicado.fecha) })}</StateBadge>
      {comunicado.por !== null && (
        <Text dim small>
          {t('notedBy', { name: comunicado.por })}
        </Text>
      )}
      {comunicado.dias !== total && (
        <StateBadge meaning="warning">{t('quarter.changed', { count: comunicado.dias })}</StateBadge>
      )}
    </div>
  );
}
