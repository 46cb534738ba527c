import { NativeSelect, Stack } from '@mantine/core';
import type { Counsellor, FreeSlot } from '@portal/contract/orientation';
import { IconCalendarOff } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { ZoneNote } from '../../domain/interview/ZoneNote.tsx';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Section } from '../../ui/Section.tsx';
import { Booking } from './Booking.tsx';
import { byDay } from './by-day.ts';
import { FreeDay } from './FreeDay.tsx';

interface Props {
  counsellors: readonly Counsellor[];
  slots: readonly FreeSlot[];
}

/** So many days are shown at once; the others open on demand. */
const daysAtOnce = 5;

/** The free times, by day, of which the student books one. */
export function FreeTimes({ counsellors, slots }: Props) {
  const t = useTexts('orientation');
  const { zonaHoraria } = useBrand();
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState('');
  const [chosen, setChosen] = useState<FreeSlot | null>(null);
  const shown = slots.filter(({ idOrientador }) => wanted === '' || idOrientador === Number(wanted));
  const days = byDay(shown, zonaHoraria);
  const nameOf = (id: number) => counsellors.find(({ idOrientador }) => idOrientador === id)?.nombre ?? '';
  const close = () => {
    const isGone = !slots.some(({ idHueco }) => idHueco === chosen?.idHueco);
    setChosen(null);
    // Somebody else has booked it, and its button is no longer there for the focus to go back to.
    if (isGone) place.current?.querySelector<HTMLElement>('select, button')?.focus();
  };
  const drawn = (some: typeof days) =>
    some.map(([date, ofDay]) => <FreeDay key={date} slots={ofDay} nameOf={nameOf} onChoose={setChosen} />);
  return (
    <Section title={t('book.title')} description={t('book.help')}>
      <Stack ref={place}>
        {counsellors.length > 1 && (
          <NativeSelect
            label={t('book.counsellor')}
            maw="24rem"
            value={wanted}
            onChange={({ currentTarget }) => setWanted(currentTarget.value)}
            data={[
              { value: '', label: t('book.any') },
              ...counsellors.map(({ idOrientador, nombre }) => ({
                value: String(idOrientador),
                label: nombre,
              })),
            ]}
          />
        )}
        <ZoneNote />
        {days.length === 0 && (
          <EmptyState icon={<IconCalendarOff size={28} />} title={t('book.none')}>
            {t('book.noneBody')}
          </EmptyState>
        )}
        {drawn(days.slice(0, daysAtOnce))}
        {days.length > daysAtOnce && (
          <Disclosure title={t('book.later', { count: days.length - daysAtOnce })}>
            <Stack>{drawn(days.slice(daysAtOnce))}</Stack>
          </Disclosure>
        )}
      </Stack>
      <Dialog opened={chosen !== null} onClose={close} title={t('book.dialog')}>
        {chosen && <Booking slot={chosen} name={nameOf(chosen.idOrientador)} onClose={close} />}
      </Dialog>
    </Section>
  );
}
