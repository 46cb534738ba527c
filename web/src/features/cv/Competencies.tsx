import { Checkbox, SimpleGrid } from '@mantine/core';
import { type Cv, editCompetencies } from '@portal/contract/schemas/cv';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useSend } from '../../lib/api/calls.ts';
import { bodyOf } from '../../lib/forms/forms.ts';
import { useDraftedForm } from '../../lib/forms/useDraftedForm.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Section } from '../../ui/Section.tsx';
import { readFromCv } from './read-from-cv.ts';
import { SectionFormView } from './SectionFormView.tsx';

export function Competencies({ cv }: { cv: Cv }) {
  const t = useTexts('cv');
  const { options } = useCatalogue();
  const save = useSend(editCompetencies, { invalidates: readFromCv });
  const section = useDraftedForm({
    name: 'cv.competencias',
    schema: bodyOf(editCompetencies),
    initialValues: { competencias: cv.competencias },
    save: (body) => save.mutateAsync({ body }),
  });
  const { form } = section;
  return (
    <Section id="competencias" title={t('sections.competencias')} description={t('competencies.description')}>
      <SectionFormView section={section} submitLabel={t('competencies.submit')}>
        <Checkbox.Group
          label={t('competencies.label')}
          value={form.getValues().competencias.map(String)}
          onChange={(chosen) => form.setFieldValue('competencias', chosen.map(Number))}
          error={form.errors.competencias}
        >
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" mt="xs">
            {options('competencias').map(({ value, label }) => (
              <Checkbox key={value} value={String(value)} label={label} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
      </SectionFormView>
    </Section>
  );
}
