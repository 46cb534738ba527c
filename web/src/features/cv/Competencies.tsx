import { Checkbox, SimpleGrid } from '@mantine/core';
import { editCompetencies } from '@portal/contract/schemas/cv';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import type { StoredCv } from '../../domain/cv/completeness.ts';
import { send } from '../../lib/api/client.ts';
import { bodyOf } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionFormView } from './SectionFormView.tsx';
import { useCvPart } from './useCvPart.ts';

const valuesOf = ({ cv: { competencias } }: StoredCv) => ({ competencias });
const schema = bodyOf(editCompetencies);

export function Competencies({ kept }: { kept: StoredCv }) {
  const t = useTexts('cv');
  const { options } = useCatalogue();
  const form = useCvPart({
    part: 'competencias',
    kept,
    valuesOf,
    schema,
    save: (body, how) => send(editCompetencies, { body }, how),
  });
  const { value, onChange, ...field } = form.field('competencias');
  return (
    <Section id="competencias" title={t('sections.competencias')} description={t('competencies.description')}>
      <SectionFormView forms={[form]}>
        <Checkbox.Group
          label={t('competencies.label')}
          {...field}
          value={value.map(String)}
          onChange={(chosen) => onChange(chosen.map(Number))}
        >
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" mt="xs">
            {options('competencias').map((option) => (
              <Checkbox key={option.value} value={String(option.value)} label={option.label} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
      </SectionFormView>
    </Section>
  );
}
