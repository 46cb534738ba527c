import { Button, Checkbox, Group, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { degreeTypes } from '@portal/contract/catalogue';
import { addStudy, editStudy } from '@portal/contract/schemas/studies';
import type { ListedStudy } from '@portal/contract/studies';
import { useState } from 'react';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, type ContractForm, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { FilePicker } from '../../../ui/FilePicker.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { SearchSelect } from '../../../ui/SearchSelect.tsx';
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
  const ui = useTexts('ui');
  const [keepsCopy, setKeepsCopy] = useState(study?.copia != null);
  const add = useSend(addStudy, { invalidates: readFromStudies });
  const edit = useSend(editStudy, { invalidates: readFromStudies });
  const error = add.error ?? edit.error;
  const form = useContractForm({
    schema: bodyOf(addStudy),
    initialValues: valuesOf(study),
    onSubmit: async ({ copia, ...body }) => {
      const file = copia ? { copia } : keepsCopy ? {} : { copia: null };
      try {
        if (study === null) await add.mutateAsync({ body: { ...body, ...file } });
        else await edit.mutateAsync({ body: { ...body, ...file, id: study.id } });
        onDone();
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        form.showServerErrors(failure);
      }
    },
  });
  const { actual, copia } = form.getValues();
  return (
    <form {...form.formProps}>
      <Stack gap="md">
        <DegreeFields form={form} />
        <TextInput label={t('fields.centro')} {...form.getInputProps('centro')} />
        <Checkbox label={t('fields.actual')} {...form.getInputProps('actual', { type: 'checkbox' })} />
        {actual && <YearFields form={form} />}
        <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
          <DayField label={optional(t('fields.fechaInicio'), ui)} {...form.getInputProps('fechaInicio')} />
          <DayField label={optional(t('fields.fechaFin'), ui)} {...form.getInputProps('fechaFin')} />
          <Amount form={form} name="creditosSuperados" kind="decimal" />
          <Amount form={form} name="creditosTotales" kind="decimal" />
          <Amount form={form} name="nota" kind="decimal" help={t('markHelp')} />
          <Amount form={form} name="duracion" kind="decimal" help={t('durationHelp')} />
          <Amount form={form} name="anioPromocion" kind="whole" />
          <TextInput
            label={optional(t('fields.certificacion'), ui)}
            description={t('certificationHelp')}
            {...form.getInputProps('certificacion')}
          />
        </SimpleGrid>
        {keepsCopy && study?.copia && copia === null ? (
          <Group>
            <span>{study.copia.nombre}</span>
            <Button variant="default" onClick={() => setKeepsCopy(false)}>
              {t('removeCopy')}
            </Button>
          </Group>
        ) : (
          <FilePicker
            label={optional(t('fields.copia'), ui)}
            value={copia}
            onChange={(file) => form.setFieldValue('copia', file)}
            error={form.errors.copia}
            data-path="copia"
          />
        )}
        {error !== null && error.fields.length === 0 && <ErrorBanner error={error} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone} disabled={form.submitting}>
            {ui('cancel')}
          </Button>
          <Button type="submit" loading={form.submitting}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const optional = (label: string, ui: (key: 'optional') => string): string => `${label} (${ui('optional')})`;

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
            label={optional(t('fields.tipo'), ui)}
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
            label={optional(t('fields.idArea'), ui)}
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
  const ui = useTexts('ui');
  const { value, ...input } = form.getInputProps(name);
  return (
    <NumberField
      {...input}
      kind={kind}
      label={optional(t(`fields.${name}`), ui)}
      defaultValue={value}
      {...(help !== undefined && { description: help })}
    />
  );
}
