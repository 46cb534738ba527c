import { Button, Checkbox, SimpleGrid, Stack, Title } from '@mantine/core';
import { listActs } from '@portal/contract/audit';
import type { Answer } from '@portal/contract/endpoint';
import { editStudentStudy, getStudent, listStudents } from '@portal/contract/schemas/students';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { CallError } from '../../lib/api/call-error.ts';
import { useSend } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import classes from './students.module.css';

type ManagedStudy = Answer<typeof getStudent>['estudios'][number];

interface Props {
  study: ManagedStudy;
  idAlumno: number;
}

const amounts = ['creditosSuperados', 'creditosTotales', 'nota', 'curso', 'anioPromocion'] as const;

/** What the institution keeps of a study of its own, which a manager changes. */
export function StudyData({ study }: Props) {
  const t = useTexts('students');
  const { name } = useCatalogue();
  const { campus } = useBrand();
  const save = useSend(editStudentStudy, { invalidates: [getStudent, listStudents, listActs] });
  const initialValues: Record<string, string | number | boolean | null> = {
    actual: study.actual,
    ultimoCurso: study.ultimoCurso,
    idSede: study.idSede ?? null,
    ...Object.fromEntries(amounts.map((field) => [field, study[field] ?? ''])),
  };
  const form = useContractForm({
    schema: bodyOf(editStudentStudy).omit({ id: true }),
    initialValues,
    onSubmit: async (body) => {
      try {
        await save.mutateAsync({ body: { ...body, id: study.id } });
        form.resetDirty();
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        form.showServerErrors(failure);
      }
    },
  });
  const title = study.titulo ?? name('titulaciones', study.idTitulacion) ?? '';
  return (
    <form {...form.formProps} aria-label={title} className={classes.study}>
      <Stack gap="md">
        <Title order={3}>{title}</Title>
        <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} data-level>
          {amounts.map((field) => {
            const { value, ...input } = form.getInputProps(field);
            return (
              <NumberField
                key={field}
                {...input}
                kind={field === 'curso' || field === 'anioPromocion' ? 'whole' : 'decimal'}
                label={t(`fields.${field}`)}
                {...(field === 'nota' && { description: <MarkHelp study={study} /> })}
                defaultValue={value}
              />
            );
          })}
          <SearchSelect
            label={t('fields.idSede')}
            options={campus.map(({ idSede, nombre }) => ({ value: idSede, label: nombre }))}
            {...form.getInputProps('idSede')}
          />
        </SimpleGrid>
        <Checkbox label={t('fields.actual')} {...form.getInputProps('actual', { type: 'checkbox' })} />
        <Checkbox
          label={t('fields.ultimoCurso')}
          {...form.getInputProps('ultimoCurso', { type: 'checkbox' })}
        />
        {save.error !== null && save.error.fields.length === 0 && <ErrorBanner error={save.error} />}
        <div>
          <Button type="submit" variant="default" loading={form.submitting}>
            {t('saveStudy')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** The scale, and what the average was before it was changed. */
function MarkHelp({ study: { notasAnteriores } }: { study: ManagedStudy }) {
  const t = useTexts('students');
  const { dayAndTime, number } = useFormat();
  const marks = notasAnteriores.map(({ nota, hasta }) =>
    t('markUntil', { mark: number(nota, { maximumFractionDigits: 2 }), day: dayAndTime(hasta) }),
  );
  return (
    <>
      {t('markHelp')}
      {marks.length > 0 && (
        <>
          <br />
          {t('marksBefore', { marks: marks.join(' · ') })}
        </>
      )}
    </>
  );
}
