import { Checkbox, SimpleGrid, Title } from '@mantine/core';
import { type Cv, editInterestData, editInternshipSearch, editJobSearch } from '@portal/contract/schemas/cv';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useSend } from '../../lib/api/calls.ts';
import { bodyOf } from '../../lib/forms/forms.ts';
import { useDraftedForm } from '../../lib/forms/useDraftedForm.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { SearchMultiSelect } from '../../ui/SearchSelect.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './Cv.module.css';
import { readFromCv } from './read-from-cv.ts';
import { SavedSwitch } from './SavedSwitch.tsx';
import { SectionFormView } from './SectionFormView.tsx';

const yesOrNo = [
  'cochePropio',
  'disponibilidadExtranjero',
  'disponibilidadTraslado',
  'trabajandoActualmente',
] as const;

export function Interests({ cv }: { cv: Cv }) {
  const t = useTexts('cv');
  const { options } = useCatalogue();
  const save = useSend(editInterestData, { invalidates: readFromCv });
  const section = useDraftedForm({
    name: 'cv.interes',
    schema: bodyOf(editInterestData),
    initialValues: { ...cv.interes, intereses: cv.intereses },
    save: (body) => save.mutateAsync({ body }),
  });
  const { form } = section;
  return (
    <Section id="interes" title={t('sections.interes')}>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>{t('interest.searchTitle')}</legend>
        <ActiveSearch cv={cv} />
      </fieldset>
      <Title order={3} m="1.5rem 0 0.75rem">
        {t('interest.availability')}
      </Title>
      <SectionFormView section={section} submitLabel={t('interest.submit')}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          {yesOrNo.map((field) => (
            <Checkbox
              key={field}
              label={t(`interest.${field}`)}
              {...form.getInputProps(field, { type: 'checkbox' })}
            />
          ))}
        </SimpleGrid>
        <SearchMultiSelect
          label={t('interest.carnesConducir')}
          options={options('carnesConducir')}
          {...form.getInputProps('carnesConducir')}
        />
        <SearchMultiSelect
          label={t('interest.intereses')}
          options={options('tagsInteres')}
          {...form.getInputProps('intereses')}
        />
      </SectionFormView>
    </Section>
  );
}

/** What the student is looking for: only kinds of offer that they may see at all. */
function ActiveSearch({ cv }: { cv: Cv }) {
  const t = useTexts('cv');
  const session = useSession()?.data;
  const options = { invalidates: readFromCv, quiet: true };
  const internships = useSend(editInternshipSearch, options);
  const jobs = useSend(editJobSearch, options);
  return (
    <>
      {session?.conPracticas && !session.soloCiclosUAX && (
        <SavedSwitch
          label={t('interest.internships')}
          description={t('interest.internshipsHelp')}
          checked={cv.busquedaPracticasActiva}
          error={internships.error}
          save={(activa) => internships.mutateAsync({ body: { activa } })}
        />
      )}
      {session?.conEmpleo && (
        <SavedSwitch
          label={t('interest.jobs')}
          description={t('interest.jobsHelp')}
          checked={cv.busquedaTrabajoActiva}
          error={jobs.error}
          save={(activa) => jobs.mutateAsync({ body: { activa } })}
        />
      )}
    </>
  );
}
