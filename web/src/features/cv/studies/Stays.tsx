import { TextInput } from '@mantine/core';
import { addStay, deleteStay, editStay, type Stay } from '@portal/contract/schemas/studies';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { NumberField } from '../../../ui/NumberField.tsx';
import { SearchSelect } from '../../../ui/SearchSelect.tsx';
import { EntryForm } from '../entries/EntryForm.tsx';
import { OwnEntries } from '../entries/OwnEntries.tsx';
import { readFromStudies } from './read-from-studies.ts';

export function Stays({ stays }: { stays: readonly Stay[] }) {
  const t = useTexts('studies');
  const { name } = useCatalogue();
  const remove = useSend(deleteStay, { invalidates: readFromStudies, quiet: true });
  const restore = useSend(addStay, { invalidates: readFromStudies, quiet: true });
  return (
    <OwnEntries
      title={t('stays.title')}
      empty={t('stays.empty')}
      addLabel={t('stays.add')}
      entries={stays}
      nameOf={({ idPais }) => name('paises', idPais) ?? ''}
      metaOf={({ motivo, meses }) => `${motivo} · ${t('stays.months', { count: meses })}`}
      remove={{
        ...remove,
        run: ({ id }, failed) => remove.mutate({ body: { id } }, { onError: failed }),
      }}
      restore={{
        ...restore,
        run: ({ id, ...body }, done) => restore.mutate({ body }, { onSuccess: done }),
      }}
      form={(stay, onDone) => <StayForm stay={stay} onDone={onDone} />}
    />
  );
}

interface FormProps {
  stay: Stay | null;
  onDone: () => void;
}

function StayForm({ stay, onDone }: FormProps) {
  const t = useTexts('studies');
  const { options } = useCatalogue();
  const add = useSend(addStay, { invalidates: readFromStudies });
  const edit = useSend(editStay, { invalidates: readFromStudies });
  const initialValues: Record<string, string | number | null> = {
    idPais: stay?.idPais ?? null,
    motivo: stay?.motivo ?? '',
    meses: stay?.meses ?? '',
  };
  const form = useContractForm({
    schema: bodyOf(addStay),
    initialValues,
    onSubmit: async (body) => {
      try {
        if (stay === null) await add.mutateAsync({ body });
        else await edit.mutateAsync({ body: { ...body, id: stay.id } });
        onDone();
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        form.showServerErrors(failure);
      }
    },
  });
  const { value: months, ...monthsInput } = form.getInputProps('meses');
  return (
    <EntryForm form={form} error={add.error ?? edit.error} onCancel={onDone}>
      <SearchSelect
        label={t('stays.country')}
        options={options('paises')}
        data-autofocus
        {...form.getInputProps('idPais')}
      />
      <TextInput
        label={t('stays.reason')}
        description={t('stays.reasonHelp')}
        {...form.getInputProps('motivo')}
      />
      <NumberField {...monthsInput} kind="whole" label={t('stays.monthsLabel')} defaultValue={months} />
    </EntryForm>
  );
}
