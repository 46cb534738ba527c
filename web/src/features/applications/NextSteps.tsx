import { List, Stack } from '@mantine/core';
import { applicationStates, type getOwnApplication } from '@portal/contract/applications';
import type { Answer } from '@portal/contract/endpoint';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Facts } from '../../ui/Facts.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';

/** What comes once a student is selected, as far as the portal knows it; nothing before. */
export function NextSteps({
  answer: { candidatura, incorporacion },
}: {
  answer: Answer<typeof getOwnApplication>;
}) {
  const t = useTexts('applications');
  const { day } = useFormat();
  if (candidatura.idEstado !== applicationStates.selected) return null;
  const { tipo } = candidatura;
  const { fechaInicio, fechaFin, horario } = incorporacion;
  return (
    <Section title={t('next.title')}>
      <Stack>
        <Facts
          facts={[
            { label: t('next.from'), value: fechaInicio && day(fechaInicio) },
            { label: t('next.until'), value: fechaFin && day(fechaFin) },
            { label: t('next.hours'), value: horario },
          ]}
        />
        <List type="ordered" maw="60ch" spacing="xs">
          <List.Item>{t(`next.${tipo}.1`)}</List.Item>
          <List.Item>{t(`next.${tipo}.2`)}</List.Item>
          <List.Item>{t(`next.${tipo}.3`)}</List.Item>
        </List>
        <div>
          <ScreenButton to="cv" variant="default">
            {t('next.cv')}
          </ScreenButton>
        </div>
      </Stack>
    </Section>
  );
}
