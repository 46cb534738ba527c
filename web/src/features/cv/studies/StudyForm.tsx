import { Checkbox, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { degreeTypes } from '@portal/contract/catalogue';
import { addStudy, editStudy } from '@portal/contract/schemas/studies';
import type { ListedStudy } from '@portal/contract/studies';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, type ContractForm, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useSentences } from '../../../lib/i18n/status-texts.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { OptionalLabel } from '../../../ui/OptionalLabel.tsx';
import { SearchSelect } from '../../../ui/SearchSelect.tsx';
import { EntryForm } from '../entries/EntryForm.tsx';
import { KeptFile } from '../entries/KeptFile.tsx';
import { readFromStudies } from './read-from-studies.ts';
import { type StudyValues, valuesOf } from './study-values.ts';

interface Props {
  /** Null adds one. */
  study: ListedStudy | null;
  onDone: () => void;
}

type Form = ContractForm<StudyValues>;

/** A study elsewhere: added, or changed. */
export function StudyForm({ study, onDone }: Props) {
  const t = useTexts('studies');
  const { fields } = useSentences() ?? {};
  const add = useSend(addStudy, { invalidates: readFromStudies });
  const edit = useSend(editStudy, { invalidates: readFromStudies });
  const error = add.error ?? edit.error;
  const form = useContractForm({
    schema: bodyOf(addStudy),
    initialValues: valuesOf(study),
    // The contract asks for it once the rest is right; here it is said with the rest.
    also: ({ idTitulacion, titulo }): Record<string, string> =>
      idTitulacion === null && titulo.trim() === '' && fields ? { idTitulacion: fields.required } : {},
    onSubmit: async (body) => {
      try {
        if (study === null) await add.mutateAsync({ body });
        else await edit.mutateAsync({ body: { ...body, id: study.id } });
        onDone();
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        form.showServerErrors(failure);
      }
    },
  });
  const { actual, copia } = form.getValues();
  return (
    <EntryForm form={form} error={error} onCancel={onDone}>
      <DegreeFields form={form} />
      <TextInput label={t('fields.centro')} {...form.getInputProps('centro')} />
      <Checkbox label={t('fields.actual')} {...form.getInputProps('actual', { type: 'checkbox' })} />
      {actual && <YearFields form={form} />}
      <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
        <DayField label={optional(t('fields.fechaInicio'))} {...form.getInputProps('fechaInicio')} />
        <DayField label={optional(t('fields.fechaFin'))} {...form.getInputProps('fechaFin')} />
        <Amount form={form} name="creditosSuperados" kind="decimal" />
        <Amount form={form} name="creditosTotales" kind="decimal" />
        <Amount form={form} name="nota" kind="decimal" help={t('markHelp')} />
        <Amount form={form} name="duracion" kind="decimal" help={t('durationHelp')} />
        <Amount form={form} name="anioPromocion" kind="whole" />
        <TextInput
          label={optional(t('fields.certificacion'))}
          description={t('certificationHelp')}
          {...form.getInputProps('certificacion')}
        />
      </SimpleGrid>
      <KeptFile
        label={optional(t('fields.copia'))}
        kept={study?.copia ?? null}
        value={copia}
        onChange={(file) => form.setFieldValue('copia', file)}
        error={form.errors.copia}
        data-path="copia"
      />
    </EntryForm>
  );
}

const optional = (label: string) => <OptionalLabel>{label}</OptionalLabel>;

/** The degree: of the catalogue, which knows the rest of it, or in the student's own words. */
function DegreeFields({ form }: { form: Form }) {
  const t = useTexts('studies');
  const ui = useTexts('ui');
  const { options } = useCatalogue();
  const { idTitulacion, titulo } = form.getValues();
  return (
    <>
      <SearchSelect
        label={t('fields.idTitulacion')}
        options={options('titulaciones')}
        clearable
        data-autofocus
        {...form.getInputProps('idTitulacion')}
      />
      {idTitulacion === null && (
        <TextInput
          label={t('fields.titulo')}
          description={t('ownTitleHelp')}
          {...form.getInputProps('titulo')}
        />
      )}
      {idTitulacion === null && titulo !== '' && (
        <SimpleGrid cols={{ base: 1, xs: 3 }} data-level>
          <SearchSelect
            label={t('fields.idNivel')}
            options={options('niveles')}
            {...form.getInputProps('idNivel')}
          />
          <NativeSelect
            label={optional(t('fields.tipo'))}
            {...form.getInputProps('tipo')}
            value={form.getValues().tipo ?? ''}
            onChange={({ currentTarget: { value } }) =>
              form.setFieldValue('tipo', degreeTypes.find((tipo) => tipo === value) ?? null)
            }
            data={[
              { value: '', label: ui('choose') },
              ...degreeTypes.map((tipo) => ({ value: tipo, label: t(`types.${tipo}`) })),
            ]}
          />
          <SearchSelect
            label={optional(t('fields.idArea'))}
            options={options('ambitos')}
            clearable
            {...form.getInputProps('idArea')}
          />
        </SimpleGrid>
      )}
    </>
  );
}

function YearFields({ form }: { form: Form }) {
  const t = useTexts('studies');
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
      <Amount form={form} name="curso" kind="whole" />
      <Checkbox
        label={t('fields.ultimoCurso')}
        {...form.getInputProps('ultimoCurso', { type: 'checkbox' })}
      />
    </SimpleGrid>
  );
}

interface AmountProps {
  form: Form;
  name: 'curso' | 'nota' | 'creditosSuperados' | 'creditosTotales' | 'duracion' | 'anioPromocion';
  kind: 'whole' | 'decimal';
  help?: string;
}

function Amount({ form, name, kind, help }: AmountProps) {
  const t = useTexts('studies');
  const { value, ...input } = form.getInputProps(name);
  return (
    <NumberField
      {...input}
      kind={kind}
      label={optional(t(`fields.${name}`))}
      defaultValue={value}
      {...(help !== undefined && { description: help })}
    />
  );
}
