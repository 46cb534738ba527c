import { Button, Stack, Title } from '@mantine/core';
import type { FreeSlot } from '@portal/contract/orientation';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Text } from '../../ui/Text.tsx';
import { byCounsellor } from './by-day.ts';
import classes from './orientation.module.css';
import { useDayTitle } from './useDayTitle.ts';

interface Props {
  /** Of one day. */
  slots: readonly FreeSlot[];
  nameOf: (idOrientador: number) => string;
  onChoose: (slot: FreeSlot) => void;
}

/** The free times of a day, by counsellor. */
export function FreeDay({ slots, nameOf, onChoose }: Props) {
  const t = useTexts('orientation');
  const { time } = useFormat();
  const { dayTitle } = useDayTitle();
  const [first] = slots;
  return (
    <div>
      <Title order={3} mb="xs">
        {first && dayTitle(first.inicio)}
      </Title>
      <Stack gap="sm">
        {byCounsellor(slots).map(([idOrientador, times]) => (
          <div key={idOrientador}>
            <Text dim small mb="0.25rem">
              {nameOf(idOrientador)}
            </Text>
            <ul className={classes.times}>
              {times.map((slot) => (
                <li key={slot.idHueco}>
                  <Button
                    variant="default"
                    size="sm"
                    onClick={() => onChoose(slot)}
                    aria-label={t('book.at', { time: time(slot.inicio), name: nameOf(idOrientador) })}
                  >
                    {time(slot.inicio)}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Stack>
    </div>
  );
}
