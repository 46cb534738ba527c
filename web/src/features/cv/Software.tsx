import { type Cv, editSoftware } from '@portal/contract/schemas/cv';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useSend } from '../../lib/api/calls.ts';
import { bodyOf } from '../../lib/forms/forms.ts';
import { useDraftedForm } from '../../lib/forms/useDraftedForm.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { SearchMultiSelect } from '../../ui/SearchSelect.tsx';
import { Section } from '../../ui/Section.tsx';
import { readFromCv } from './read-from-cv.ts';
import { SectionFormView } from './SectionFormView.tsx';

export function Software({ cv }: { cv: Cv }) {
  const t = useTexts('cv');
  const { options } = useCatalogue();
  const save = useSend(editSoftware, { invalidates: readFromCv });
  const section = useDraftedForm({
    name: 'cv.informatica',
    schema: bodyOf(editSoftware),
    initialValues: { programasInformaticos: cv.programasInformaticos },
    save: (body) => save.mutateAsync({ body }),
  });
  return (
    <Section id="informatica" title={t('sections.informatica')} description={t('software.description')}>
      <SectionFormView section={section} submitLabel={t('software.submit')}>
        <SearchMultiSelect
          label={t('software.label')}
          options={options('programasInformaticos')}
          {...section.form.getInputProps('programasInformaticos')}
        />
      </SectionFormView>
    </Section>
  );
}
