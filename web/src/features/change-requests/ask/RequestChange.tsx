import { Box, Stack } from '@mantine/core';
import { listChangeablePlacements } from '@portal/contract/change-requests';
import { IconReplace } from '@tabler/icons-react';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { useListParams } from '../../../lib/routing/useListParams.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CallView } from '../../../ui/CallView.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';
import { SearchSelect } from '../../../ui/SearchSelect.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import type { ChangeablePlacement } from './changeable-placement.ts';

/** A company asks for a change of one of its placements, which the address may name. */
export default function RequestChange() {
  const t = useTexts('requestChange');
  const titles = useTitles();
  const query = useCall(listChangeablePlacements, {});
  return (
    <Box maw="52rem">
      <PageHead title={titles('requestChange')} context={t('context')} />
      <CallView query={query} skeleton={<Skeletons shape="card" count={2} />}>
        {(placements) =>
          placements.length === 0 ? (
            <EmptyState icon={<IconReplace size={28} />} title={t('none')}>
              {t('noneText')}
            </EmptyState>
          ) : (
            <Chosen placements={placements} />
          )
        }
      </CallView>
    </Box>
  );
}

function Chosen({ placements }: { placements: readonly ChangeablePlacement[] }) {
  const t = useTexts('requestChange');
  const { get, set } = useListParams();
  const named = get('practica');
  const chosen = placements.find(({ idPractica }) => String(idPractica) === named);
  return (
    <Stack>
      <Section title={t('who')}>
        <SearchSelect
          label={t('student')}
          options={placements.map(({ idPractica, alumno, titulo }) => ({
            value: idPractica,
            label: `${alumno} · ${titulo}`,
          }))}
          clearable={false}
          value={chosen?.idPractica ?? null}
          onChange={(id: number | null) => set({ practica: id === null ? null : String(id) })}
        />
      </Section>
      {chosen?.pendiente === true && (
        <Banner
          meaning="info"
          title={t('open')}
          action={
            <ScreenButton
              to="companyPlacement"
              params={{ idPractica: chosen.idPractica }}
              search="#cambios"
              variant="default"
            >
              {t('toOpen')}
            </ScreenButton>
          }
        >
          <p>{t('openText')}</p>
        </Banner>
      )}
      {chosen?.pendiente === false && <ChangeForm key={chosen.idPractica} placement={chosen} />}
    </Stack>
  );
}
