import { editSoftware } from '@portal/contract/schemas/cv';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import type { StoredCv } from '../../domain/cv/completeness.ts';
import { send } from '../../lib/api/client.ts';
import { bodyOf } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { SearchMultiSelect } from '../../ui/SearchMultiSelect.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionFormView } from './SectionFormView.tsx';
import { useCvPart } from './useCvPart.ts';

const valuesOf = ({ cv: { programasInformaticos } }: StoredCv) => ({ programasInformaticos });
const schema = bodyOf(editSoftware);

export function Software({ kept }: { kept: StoredCv }) {
  const t = useTexts('cv');
  const { options } = useCatalogue();
  const form = useCvPart({
    part: 'programas',
    kept,
    valuesOf,
    schema,
    save: (body, how) => send(editSoftware, { body }, how),
  });
  return (
    <Section id="informatica" title={t('sections.informatica')} description={t('software.description')}>
      <SectionFormView forms={[form]}>
        <SearchMultiSelect
          label={t('software.label')}
          options={options('programasInformaticos')}
          {...form.field('programasInformaticos')}
        />
      </SectionFormView>
    </Section>
  );
}
