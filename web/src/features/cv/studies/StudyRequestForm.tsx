import { Checkbox, SimpleGrid, Textarea } from '@mantine/core';
import {
  listOwnStudyRequests,
  requestStudyCorrection,
  requestStudyRemoval,
  requestUniversityStudy,
} from '@portal/contract/schemas/study-requests';
import type { ListedStudy } from '@portal/contract/studies';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import { bodyOf, type ContractForm, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { FilePicker, type PickedFile } from '../../../ui/FilePicker.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { OptionalLabel } from '../../../ui/OptionalLabel.tsx';
import { SearchSelect } from '../../../ui/SearchSelect.tsx';
import { EntryForm } from '../entries/EntryForm.tsx';

/** What is asked of the institution: a study that lacks, or of one of its own that it is corrected or removed. */
export type Asked =
  | { tipo: 'alta' }
  | { tipo: 'baja'; study: ListedStudy }
  | { tipo: 'correccion'; study: ListedStudy };

interface Values extends Record<string, unknown> {
  idTitulacion: number | null;
  actual: boolean;
  curso: number | string;
  nota: number | string;
  creditosSuperados: number | string;
  anioPromocion: number | string;
  idSede: number | null;
  observaciones: string;
  fichero: PickedFile | null;
}

const valuesOf = (study: ListedStudy | null): Values => ({
  idTitulacion: null,
  actual: study?.actual ?? true,
  curso: study?.curso ?? '',
  nota: study?.nota ?? '',
  creditosSuperados: study?.creditosSuperados ?? '',
  anioPromocion: study?.anioPromocion ?? '',
  idSede: study?.idSede ?? null,
  observaciones: '',
  fichero: null,
});

interface Props {
  asked: Asked;
  onDone: () => void;
}

/** One form for each of the three, so that each goes by the rules of its call. */
export function StudyRequestForm({ asked, onDone }: Props) {
  if (asked.tipo === 'alta') return <AddForm onDone={onDone} />;
  if (asked.tipo === 'baja') return <RemovalForm study={asked.study} onDone={onDone} />;
  return <CorrectionForm study={asked.study} onDone={onDone} />;
}

const changed = { invalidates: [listOwnStudyRequests] };

/** Sends what was filled; what the server refuses stands beside its field. */
async function sendForm<V extends Record<string, unknown>>(
  form: ContractForm<V>,
  send: () => Promise<unknown>,
  onDone: () => void,
) {
  try {
    await send();
    onDone();
  } catch (failure) {
    if (!(failure instanceof CallError)) throw failure;
    form.showServerErrors(failure);
  }
}

function AddForm({ onDone }: { onDone: () => void }) {
  const t = useTexts('studies');
  const { options } = useCatalogue();
  const send = useSend(requestUniversityStudy, changed);
  const form: ContractForm<Values> = useContractForm({
    schema: bodyOf(requestUniversityStudy),
    initialValues: valuesOf(null),
    onSubmit: (body) => sendForm(form, () => send.mutateAsync({ body }), onDone),
  });
  return (
    <EntryForm form={form} error={send.error} onCancel={onDone} saveLabel={t('requests.send')}>
      <SearchSelect
        label={t('fields.idTitulacion')}
        options={options('titulaciones')}
        data-autofocus
        {...form.getInputProps('idTitulacion')}
      />
      <DataFields form={form} />
      <NoteFields form={form} required={false} />
    </EntryForm>
  );
}

function RemovalForm({ study, onDone }: { study: ListedStudy; onDone: () => void }) {
  const t = useTexts('studies');
  const send = useSend(requestStudyRemoval, changed);
  const form: ContractForm<Values> = useContractForm({
    schema: bodyOf(requestStudyRemoval).omit({ id: true }),
    initialValues: valuesOf(study),
    onSubmit: (body) => sendForm(form, () => send.mutateAsync({ body: { ...body, id: study.id } }), onDone),
  });
  return (
    <EntryForm form={form} error={send.error} onCancel={onDone} saveLabel={t('requests.send')}>
      <p>{t('requests.removalText')}</p>
      <NoteFields form={form} required={false} />
    </EntryForm>
  );
}

function CorrectionForm({ study, onDone }: { study: ListedStudy; onDone: () => void }) {
  const t = useTexts('studies');
  const send = useSend(requestStudyCorrection, changed);
  const rules = bodyOf(requestStudyCorrection);
  const form: ContractForm<Values> = useContractForm({
    schema: rules.shape.datos.extend({
      observaciones: rules.shape.observaciones,
      fichero: rules.shape.fichero,
    }),
    initialValues: valuesOf(study),
    bodyPath: 'datos',
    onSubmit: ({ observaciones, fichero, ...datos }) =>
      sendForm(
        form,
        () => send.mutateAsync({ body: { id: study.id, datos, observaciones, fichero } }),
        onDone,
      ),
  });
  return (
    <EntryForm form={form} error={send.error} onCancel={onDone} saveLabel={t('requests.send')}>
      <p>{t('requests.correctionText')}</p>
      <DataFields form={form} />
      <NoteFields form={form} required />
    </EntryForm>
  );
}

function DataFields({ form }: { form: ContractForm<Values> }) {
  const t = useTexts('studies');
  const { campus } = useBrand();
  const optional = (label: string) => <OptionalLabel>{label}</OptionalLabel>;
  const amount = (
    name: 'curso' | 'nota' | 'creditosSuperados' | 'anioPromocion',
    kind: 'whole' | 'decimal',
  ) => {
    const { value, ...input } = form.getInputProps(name);
    return <NumberField {...input} kind={kind} label={optional(t(`fields.${name}`))} defaultValue={value} />;
  };
  return (
    <>
      <Checkbox label={t('fields.actual')} {...form.getInputProps('actual', { type: 'checkbox' })} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
        {amount('curso', 'whole')}
        {amount('creditosSuperados', 'decimal')}
        {amount('nota', 'decimal')}
        {amount('anioPromocion', 'whole')}
      </SimpleGrid>
      {campus.length > 1 && (
        <SearchSelect
          label={optional(t('fields.idSede'))}
          options={campus.map(({ idSede, nombre }) => ({ value: idSede, label: nombre }))}
          {...form.getInputProps('idSede')}
        />
      )}
    </>
  );
}

function NoteFields({ form, required }: { form: ContractForm<Values>; required: boolean }) {
  const t = useTexts('studies');
  const note = t('requests.note');
  return (
    <>
      <Textarea
        label={required ? note : <OptionalLabel>{note}</OptionalLabel>}
        autosize
        minRows={3}
        maxRows={10}
        {...form.getInputProps('observaciones')}
      />
      <FilePicker
        label={<OptionalLabel>{t('requests.file')}</OptionalLabel>}
        description={t('requests.fileHelp')}
        value={form.getValues().fichero}
        onChange={(file) => form.setFieldValue('fichero', file)}
        error={form.errors.fichero}
        data-path="fichero"
      />
    </>
  );
}
