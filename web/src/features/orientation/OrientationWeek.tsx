import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { addDays } from '@portal/contract/days';
import type { Answer } from '@portal/contract/endpoint';
import { getOrientationWeek } from '@portal/contract/orientation';
import { IconCalendarOff, IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { hasPassed } from '../../domain/interview/interview-times.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { Banner } from '../../ui/Banner.tsx';
import { CallView } from '../../ui/CallView.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { byDay } from './by-day.ts';
import { NewSlots } from './NewSlots.tsx';
import { useDayTitle } from './useDayTitle.ts';
import { useHeadFocused } from './useHeadFocused.ts';
import { WeekDay } from './WeekDay.tsx';

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The week of the counsellors, day by day; the address holds the week and the counsellor. */
export default function OrientationWeek() {
  const t = useTexts('orientation');
  const titles = useTitles();
  const [search, setSearch] = useSearchParams();
  const [dia, who] = [search.get('semana'), Number(search.get('orientador')) || undefined];
  const query = useCall(
    getOrientationWeek,
    { query: { ...(isDay(dia) && { dia }), ...(who && { idOrientador: who }) } },
    { keepPrevious: true },
  );
  const show = (semana: string | null, orientador: string) =>
    setSearch({ ...(semana && { semana }), ...(orientador && { orientador }) });
  return (
    <>
      <PageHead
        title={titles('orientationWeek')}
        context={t('week.context')}
        action={
          <ScreenButton to="counsellors" variant="default">
            {titles('counsellors')}
          </ScreenButton>
        }
      />
      <CallView query={query} skeleton={<Skeletons shape="row" count={6} />}>
        {(week) => <Week week={week} who={who} show={show} />}
      </CallView>
    </>
  );
}

interface Props {
  week: Answer<typeof getOrientationWeek>;
  who: number | undefined;
  show: (semana: string | null, orientador: string) => void;
}

function Week({ week: { lunes, orientadores, huecos, hayMas }, who, show }: Props) {
  const t = useTexts('orientation');
  const titles = useTitles();
  const { day } = useFormat();
  const { dayTitle } = useDayTitle();
  const { zonaHoraria } = useBrand();
  const [isAdding, setAdding] = useState(false);
  useHeadFocused(huecos);
  const free = huecos.filter(({ cita, inicio }) => cita === null && !hasPassed(inicio)).length;
  const chosen = who === undefined ? '' : String(who);
  return (
    <Stack gap="lg">
      <Group gap="sm" align="end">
        <Button
          variant="default"
          leftSection={<IconChevronLeft size={18} aria-hidden />}
          onClick={() => show(addDays(lunes, -7), chosen)}
        >
          {t('week.previous')}
        </Button>
        <Button
          variant="default"
          rightSection={<IconChevronRight size={18} aria-hidden />}
          onClick={() => show(addDays(lunes, 7), chosen)}
        >
          {t('week.next')}
        </Button>
        <NativeSelect
          label={t('book.counsellor')}
          value={chosen}
          onChange={({ currentTarget }) => show(lunes, currentTarget.value)}
          data={[
            { value: '', label: t('week.all') },
            ...orientadores.map(({ idOrientador, nombre }) => ({
              value: String(idOrientador),
              label: nombre,
            })),
          ]}
        />
        {orientadores.length > 0 ? (
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
            {t('slots.title')}
          </Button>
        ) : (
          <ScreenButton to="newCounsellor">{titles('newCounsellor')}</ScreenButton>
        )}
      </Group>
      <p role="status">
        {t('week.shown', { from: day(lunes), to: day(addDays(lunes, 6)), count: huecos.length })}
        {free > 0 && `, ${t('week.shownFree', { count: free })}`}
      </p>
      {hayMas && (
        <Banner meaning="info" title={t('week.more', { most: huecos.length })}>
          <p>{t('week.moreBody')}</p>
        </Banner>
      )}
      {huecos.length === 0 && (
        <EmptyState icon={<IconCalendarOff size={28} />} title={t('week.none')}>
          {t('week.noneBody')}
        </EmptyState>
      )}
      {byDay(huecos, zonaHoraria).map(([date, ofDay]) => (
        <WeekDay key={date} title={dayTitle(ofDay[0]?.inicio ?? date)} slots={ofDay} />
      ))}
      <Dialog
        opened={isAdding}
        onClose={() => setAdding(false)}
        title={t('slots.title')}
        closesOutside={false}
      >
        <NewSlots
          counsellors={orientadores.filter(({ activo }) => activo)}
          chosen={chosen}
          lunes={lunes}
          onClose={() => setAdding(false)}
        />
      </Dialog>
    </Stack>
  );
}
