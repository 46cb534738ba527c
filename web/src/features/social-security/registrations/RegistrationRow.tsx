import { Box, Checkbox, Group, Title } from '@mantine/core';
import type { Registration } from '@portal/contract/social-security';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { Row } from '../../../ui/EntryList.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { Text } from '../../../ui/Text.tsx';
import { RegistrationActs } from './RegistrationActs.tsx';
import { stateMeaning } from './registration.ts';

interface Props {
  registration: Registration;
  isChosen: boolean;
  /** Null where there is nothing to note. */
  onChoose: ((isChosen: boolean) => void) | null;
}

export function RegistrationRow({ registration, isChosen, onChoose }: Props) {
  const t = useTexts('socialSecurity');
  const { alumno, tipo, idPractica, dni, numSegSocial, empresa, numero, quien, remunerada } = registration;
  const kind = t(`kinds.${tipo}`);
  return (
    <Row stacked columns={{ wide: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 5fr)' }}>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        {onChoose !== null && (
          <Checkbox
            aria-label={t('choose', { kind, name: alumno })}
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
            {t('numbers', { dni: dni ?? t('noDni'), number: numSegSocial ?? t('noNumber') })}
          </Text>
          <Text dim small>
            {empresa} · {numero}
          </Text>
        </div>
      </Group>
      <div>
        <p>{kind}</p>
        <Text dim small>
          {t(`by.${quien}`)}
          {remunerada && ` · ${t('paid')}`}
        </Text>
      </div>
      <Group justify="space-between" align="flex-start" gap="xs">
        <Box flex="1 1 9rem">
          <RegistrationState registration={registration} />
        </Box>
        <RegistrationActs registration={registration} />
      </Group>
    </Row>
  );
}

/** The state in words, the deadline, and who noted what. */
function RegistrationState({ registration }: { registration: Registration }) {
  const t = useTexts('socialSecurity');
  const { shortDay } = useFormat();
  const { estado, tipo, dia, plazo, hecha, anterior, exclusion } = registration;
  const deadline = plazo === null ? t('noDeadline') : t('deadline', { day: shortDay(plazo) });
  const said = {
    vencida: { state: t('overdue', { day: plazo === null ? '' : shortDay(plazo) }), why: null },
    pendiente: { state: t('state.pendiente'), why: deadline },
    hecha: {
      state: t('doneOn', { day: hecha === null ? '' : shortDay(hecha.fecha) }),
      why: hecha?.por ? t('notedBy', { name: hecha.por }) : null,
    },
    excluida: {
      state: t('state.excluida'),
      why: exclusion?.motivo ? t(`reasons.${exclusion.motivo}`) : null,
    },
  }[estado];
  return (
    <>
      <StateBadge meaning={stateMeaning[estado]}>{said.state}</StateBadge>
      {said.why !== null && (
        <Text dim small>
          {said.why}
        </Text>
      )}
      <Text dim small>
        {t(`day.${tipo}`, { day: shortDay(dia) })}
      </Text>
      {anterior !== null && (
        <Text dim small>
          {t(`moved.${tipo}`, { done: shortDay(anterior.fecha), day: shortDay(anterior.dia) })}
        </Text>
      )}
    </>
  );
}
