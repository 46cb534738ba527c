import { Button, Group, Stack, TextInput } from '@mantine/core';
import { addDays } from '@portal/contract/days';
import { hoursWarnings, isOfSpan, sumOf, usualHours } from '@portal/contract/hours-rules';
import type { HoursLog } from '@portal/contract/placement-hours';
import { getOwnPlacement } from '@portal/contract/placements';
import { getOwnHours, saveWeek } from '@portal/contract/schemas/placement-hours';
import { useSend } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { Text } from '../../ui/Text.tsx';
import { dayKeys } from './day-keys.ts';
import { HoursNotes } from './HoursNotes.tsx';
import type { LogWeek } from './hours-log.ts';
import classes from './placement-hours.module.css';
import { useWeekName } from './useWeekName.ts';

interface Props {
  idPractica: number;
  log: HoursLog;
  week: LogWeek;
  onSaved: () => void;
}

/** The hours of a week, as the timetable has them until they are changed, and a line of what was done. */
export function WeekForm({ idPractica, log, week: { lunes, noted }, onSaved }: Props) {
  const t = useTexts('placementHours');
  const { number } = useFormat();
  const { limites: limits } = useBrand();
  const nameOf = useWeekName();
  const { hasta, hoy, horario: annex, horasHechas } = log;
  const until = hasta < hoy ? hasta : hoy;
  const save = useSend(saveWeek, { invalidates: [getOwnHours, getOwnPlacement], onSuccess: onSaved });
  const form = useContractForm({
    schema: bodyOf(saveWeek),
    initialValues: {
      idPractica,
      lunes,
      version: noted?.version ?? 0,
      horas: noted?.horas ?? usualHours(annex, lunes, { ...log, hasta: until }),
      texto: noted?.texto ?? '',
    },
    onSubmit: (body) => save.mutateAsync({ body }),
  });
  const hours = form.values.horas.map((value) => (typeof value === 'number' ? value : 0));
  const others = horasHechas - sumOf(noted?.horas ?? []);
  return (
    <form {...form.formProps}>
      <Stack gap="md">
        {noted?.motivo && (
          <Banner meaning="warning" title={t('returned', { who: noted.quien ?? '' })}>
            <p>{noted.motivo}</p>
          </Banner>
        )}
        <fieldset className={classes.week}>
          <Text component="legend" strong>
            {nameOf(lunes)}
          </Text>
          <div className={classes.days} data-level>
            {dayKeys.map((key, place) => {
              const day = addDays(lunes, place);
              return (
                <NumberField
                  key={key}
                  kind="decimal"
                  label={`${t(`shortDays.${key}`)} ${Number(day.slice(8))}`}
                  size="md"
                  disabled={!isOfSpan(day, log)}
                  {...form.getInputProps(`horas.${place}`)}
                />
              );
            })}
          </div>
        </fieldset>
        <HoursNotes sum={sumOf(hours)} warnings={hoursWarnings(hours, { limits, annex, others })} />
        <TextInput
          label={t('text')}
          description={t('textHelp')}
          maxLength={300}
          {...form.getInputProps('texto')}
        />
        <ErrorBanner error={save.error?.fields.length === 0 ? save.error : null} />
        <Group>
          <Button type="submit" size="md" loading={form.submitting}>
            {t('save', { hours: number(sumOf(hours)) })}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
