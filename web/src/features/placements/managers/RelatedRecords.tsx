import { Stack } from '@mantine/core';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import type { Managed } from './managed.ts';

/** What a placement was made from, and whose it is. */
export function RelatedRecords({ placement }: { placement: Managed }) {
  const t = useTexts('managedPlacements');
  const { idSolicitud, idAlumno, idEmpresa } = placement;
  return (
    <Section title={t('related.title')}>
      <Stack gap="xs" align="flex-start">
        <ScreenLink to="managedIncorporationForm" params={{ idSolicitud }}>
          {t('related.form')}
        </ScreenLink>
        <ScreenLink to="managedStudent" params={{ id: idAlumno }}>
          {t('related.student')}
        </ScreenLink>
        <ScreenLink to="managedCompany" params={{ id: idEmpresa }}>
          {t('related.company')}
        </ScreenLink>
      </Stack>
    </Section>
  );
}
