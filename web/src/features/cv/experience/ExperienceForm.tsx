import { Checkbox, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import type { FileLink } from '@portal/contract/files';
import { addExperience, type Experience, editExperience } from '@portal/contract/schemas/experience';
import { useRef } from 'react';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { useDraft } from '../../../lib/forms/draft.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { sentences } from '../../../lib/i18n/status-texts.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { OptionalLabel } from '../../../ui/OptionalLabel.tsx';
import { RestoredBanner } from '../../../ui/RestoredBanner.tsx';
import { SearchSelect } from '../../../ui/SearchSelect.tsx';
import { EntryForm } from '../entries/EntryForm.tsx';
import { KeptFile } from '../entries/KeptFile.tsx';
import { readFromCv } from '../read-from-cv.ts';
import { type ExperienceValues, valuesOf } from './experience-values.ts';

interface Props {
  /** Null adds one. */
  job: Experience | null;
  attachment: FileLink | null;
  onDone: () => void;
}

const notKept = ['adjunto'];

/** An experience, added or changed; what is typed is kept until it is saved or given up. */
export function ExperienceForm({ job, attachment, onDone }: Props) {
  const t = useTexts('cvEntries');
  const ui = useTexts('ui');
  const { options } = useCatalogue();
  const add = useSend(addExperience, { invalidates: readFromCv });
  const edit = useSend(editExperience, { invalidates: readFromCv });
  const error = add.error ?? edit.error;
  const form = useContractForm({
    schema: bodyOf(addExperience),
    initialValues: valuesOf(job, attachment !== null),
    also: lastDayMissing,
    onSubmit: async (body) => {
      try {
        if (job === null) await add.mutateAsync({ body });
        else await edit.mutateAsync({ body: { ...body, id: job.id } });
        draft.discard();
        onDone();
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        // What the picker did not tell: it is what is inside that is something else.
        if (failure.name === 'fileTypeNotAllowed')
          form.showProblem('adjunto', ui('file.otherInside', { name: body.adjunto?.nombre ?? '' }));
        else form.showServerErrors(failure);
      }
    },
  });
  const draft = useDraft(`experience.${job?.id ?? 'new'}`, form, { secrets: notKept });
  const { actual, fechaFin, adjunto } = form.getValues();
  const lastDay = useRef(fechaFin);
  const optional = (label: string) => <OptionalLabel>{label}</OptionalLabel>;
  const discard = () => {
    form.reset();
    draft.discard();
  };
  return (
    <EntryForm
      form={form}
      error={error?.name === 'fileTypeNotAllowed' ? null : error}
      onCancel={() => {
        draft.discard();
        onDone();
      }}
    >
      {draft.restored && form.isDirty() && (
        <RestoredBanner
          title={t('entries.restored')}
          discardLabel={t('entries.discard')}
          onDiscard={discard}
        />
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
        <TextInput label={t('experience.puesto')} data-autofocus {...form.getInputProps('puesto')} />
        <TextInput label={t('experience.empresa')} {...form.getInputProps('empresa')} />
        <DayField label={t('experience.fechaInicio')} {...form.getInputProps('fechaInicio')} />
        <DayField label={t('experience.fechaFin')} disabled={actual} {...form.getInputProps('fechaFin')} />
      </SimpleGrid>
      <Checkbox
        label={t('experience.actual')}
        {...form.getInputProps('actual', { type: 'checkbox' })}
        onChange={({ currentTarget: { checked } }) => {
          form.setFieldValue('actual', checked);
          if (checked) lastDay.current = fechaFin;
          form.setFieldValue('fechaFin', checked ? null : lastDay.current);
        }}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
        <SearchSelect
          label={optional(t('experience.idSector'))}
          options={options('sectoresActividad')}
          clearable
          {...form.getInputProps('idSector')}
        />
        <SearchSelect
          label={optional(t('experience.idAreaFuncional'))}
          options={options('areasFuncionales')}
          clearable
          {...form.getInputProps('idAreaFuncional')}
        />
        <SearchSelect
          label={optional(t('experience.idTipoContrato'))}
          options={options('tiposContrato')}
          clearable
          {...form.getInputProps('idTipoContrato')}
        />
        <TextInput
          label={optional(t('experience.subtipoContrato'))}
          {...form.getInputProps('subtipoContrato')}
        />
      </SimpleGrid>
      <TextInput
        label={optional(t('experience.enlace'))}
        type="url"
        inputMode="url"
        {...form.getInputProps('enlace')}
      />
      <Textarea
        label={optional(t('experience.descripcion'))}
        autosize
        minRows={3}
        maxRows={10}
        {...form.getInputProps('descripcion')}
      />
      <KeptFile
        label={optional(t('experience.adjunto'))}
        description={t('experience.adjuntoHelp')}
        kept={attachment}
        value={adjunto}
        onChange={(file) => form.setFieldValue('adjunto', file)}
        error={form.errors.adjunto}
        data-path="adjunto"
      />
    </EntryForm>
  );
}

/** For the wire an experience without a last day goes on: here that is said, not left out. */
function lastDayMissing({ actual, fechaFin }: ExperienceValues): Record<string, string> {
  const required = sentences()?.fields.required;
  return !actual && fechaFin === null && required !== undefined ? { fechaFin: required } : {};
}
