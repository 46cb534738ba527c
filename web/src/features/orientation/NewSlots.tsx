import { Checkbox, Group, NativeSelect, TextInput } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import { getOrientationWeek } from '@portal/contract/orientation';
import { addSlots } from '@portal/contract/schemas/orientation';
import { ZoneNote } from '../../domain/interview/ZoneNote.tsx';
import { CallError } from '../../lib/api/call-error.ts';
import { useSend } from '../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { Banner } from '../../ui/Banner.tsx';
import { DayField } from '../../ui/DayField.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { NumberField } from '../../ui/NumberField.tsx';

interface Props {
  counsellors: Answer<typeof getOrientationWeek>['orientadores'];
  chosen: string;
  lunes: string;
  onClose: () => void;
}

/** What the inputs hold. */
interface SlotsValues extends Record<string, unknown> {
  idOrientador: string;
  semana: string | null;
  numSemanas: number | string;
  dias: number[];
  desde: string;
  hasta: string;
  duracion: number | string;
}

/** Days of a Monday-first week, to be named in any language. */
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const aMonday = '2026-11-';

/** Makes a counsellor’s times of a week, and of the weeks after it. */
export function NewSlots({ counsellors, chosen, lunes, onClose }: Props) {
  const t = useTexts('orientation');
  const { weekday } = useFormat();
  const send = useSend(addSlots, {
    quiet: true,
    invalidates: [getOrientationWeek],
    onSuccess: ({ numHuecos, numOmitidos }) => {
      if (numHuecos === 0) return;
      onClose();
      showNotice(
        t('slots.done', { count: numHuecos }),
        numOmitidos > 0 ? t('slots.leftOut', { count: numOmitidos }) : undefined,
      );
    },
  });
  const first = counsellors.find(({ idOrientador }) => String(idOrientador) === chosen) ?? counsellors[0];
  const initialValues: SlotsValues = {
    idOrientador: first ? String(first.idOrientador) : '',
    semana: lunes,
    numSemanas: 1,
    dias: [],
    desde: '09:00',
    hasta: '13:00',
    duracion: 30,
  };
  const form = useContractForm({
    schema: bodyOf(addSlots),
    initialValues,
    onSubmit: async (body) => {
      try {
        await send.mutateAsync({ body });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        form.showServerErrors(error);
      }
    },
  });
  const { dias } = form.getValues();
  return (
    <DialogForm form={form} error={send.error} submitLabel={t('slots.act')} onCancel={onClose}>
      <NativeSelect
        label={t('book.counsellor')}
        {...form.getInputProps('idOrientador')}
        data-path="idOrientador"
        data={counsellors.map(({ idOrientador, nombre }) => ({ value: String(idOrientador), label: nombre }))}
      />
      <DayField
        label={t('slots.week')}
        description={t('slots.weekHelp')}
        {...form.getInputProps('semana')}
        data-path="semana"
      />
      <NumberField
        kind="whole"
        label={t('slots.weeks')}
        {...form.getInputProps('numSemanas')}
        data-path="numSemanas"
      />
      <Checkbox.Group
        label={t('slots.days')}
        error={form.errors.dias}
        value={dias.map(String)}
        onChange={(values) => form.setFieldValue('dias', values.map(Number))}
      >
        <Group gap="sm" mt="xs">
          {weekdays.map((number) => (
            <Checkbox
              key={number}
              value={String(number)}
              label={weekday(`${aMonday}${String(number + 1).padStart(2, '0')}T12:00:00Z`)}
            />
          ))}
        </Group>
      </Checkbox.Group>
      <Group grow align="start" data-level>
        <TextInput type="time" label={t('slots.from')} {...form.getInputProps('desde')} data-path="desde" />
        <TextInput type="time" label={t('slots.to')} {...form.getInputProps('hasta')} data-path="hasta" />
      </Group>
      <NumberField
        kind="whole"
        label={t('slots.length')}
        {...form.getInputProps('duracion')}
        data-path="duracion"
      />
      {send.data?.datos.numHuecos === 0 && <Banner meaning="warning" urgent title={t('slots.noneAdded')} />}
      <ZoneNote />
    </DialogForm>
  );
}
