import { TextInput } from '@mantine/core';
import { addTraining, deleteTraining, editTraining, type Training } from '@portal/contract/schemas/studies';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { OptionalLabel } from '../../../ui/OptionalLabel.tsx';
import { EntryForm } from '../entries/EntryForm.tsx';
import { OwnEntries } from '../entries/OwnEntries.tsx';
import { readFromStudies } from './read-from-studies.ts';

export function Trainings({ trainings }: { trainings: readonly Training[] }) {
  const t = useTexts('studies');
  const { shortDay } = useFormat();
  const remove = useSend(deleteTraining, { invalidates: readFromStudies, quiet: true });
  const restore = useSend(addTraining, { invalidates: readFromStudies, quiet: true });
  return (
    <OwnEntries
      title={t('training.title')}
      empty={t('training.empty')}
      addLabel={t('training.add')}
      entries={trainings}
      nameOf={({ titulo }) => titulo}
      metaOf={({ centro, horas, fechaInicio, fechaFin }) =>
        [
          centro,
          horas !== null && t('training.hours', { count: horas }),
          (fechaInicio !== null || fechaFin !== null) &&
            [fechaInicio, fechaFin].map((day) => (day === null ? '…' : shortDay(day))).join(' – '),
        ]
          .filter(Boolean)
          .join(' · ')
      }
      remove={{
        ...remove,
        run: ({ id }, failed) => remove.mutate({ body: { id } }, { onError: failed }),
      }}
      restore={{
        ...restore,
        run: ({ id, ...body }, done) => restore.mutate({ body }, { onSuccess: done }),
      }}
      form={(training, onDone) => <TrainingForm training={training} onDone={onDone} />}
    />
  );
}

interface FormProps {
  training: Training | null;
  onDone: () => void;
}

function TrainingForm({ training, onDone }: FormProps) {
  const t = useTexts('studies');
  const add = useSend(addTraining, { invalidates: readFromStudies });
  const edit = useSend(editTraining, { invalidates: readFromStudies });
  const initialValues: Record<string, string | number | null> = {
    titulo: training?.titulo ?? '',
    centro: training?.centro ?? '',
    horas: training?.horas ?? '',
    fechaInicio: training?.fechaInicio ?? null,
    fechaFin: training?.fechaFin ?? null,
  };
  const form = useContractForm({
    schema: bodyOf(addTraining),
    initialValues,
    onSubmit: async (body) => {
      try {
        if (training === null) await add.mutateAsync({ body });
        else await edit.mutateAsync({ body: { ...body, id: training.id } });
        onDone();
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        form.showServerErrors(failure);
      }
    },
  });
  const { value: hours, ...hoursInput } = form.getInputProps('horas');
  const optional = (label: string) => <OptionalLabel>{label}</OptionalLabel>;
  return (
    <EntryForm form={form} error={add.error ?? edit.error} onCancel={onDone}>
      <TextInput label={t('training.name')} data-autofocus {...form.getInputProps('titulo')} />
      <TextInput label={t('fields.centro')} {...form.getInputProps('centro')} />
      <NumberField
        {...hoursInput}
        kind="whole"
        label={optional(t('training.hoursLabel'))}
        defaultValue={hours}
      />
      <DayField label={optional(t('fields.fechaInicio'))} {...form.getInputProps('fechaInicio')} />
      <DayField label={optional(t('fields.fechaFin'))} {...form.getInputProps('fechaFin')} />
    </EntryForm>
  );
}
