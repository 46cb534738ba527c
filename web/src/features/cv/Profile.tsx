import { TextInput } from '@mantine/core';
import { editProfessionalProfile } from '@portal/contract/schemas/cv';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import type { StoredCv } from '../../domain/cv/completeness.ts';
import { send } from '../../lib/api/client.ts';
import { bodyOf } from '../../lib/forms/forms.ts';
import { asNumber, asText } from '../../lib/forms/saved/useSavedForm.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { SearchMultiSelect } from '../../ui/SearchMultiSelect.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './Cv.module.css';
import { SectionFormView } from './SectionFormView.tsx';
import { useCvPart } from './useCvPart.ts';

type ProfileValues = {
  titular: string;
  areasFuncionales: number[];
  aniosExperiencia: number | string;
};

const valuesOf = ({ cv: { perfilProfesional } }: StoredCv): ProfileValues => ({
  titular: perfilProfesional?.titular ?? '',
  areasFuncionales: perfilProfesional?.areasFuncionales ?? [],
  aniosExperiencia: perfilProfesional?.aniosExperiencia ?? '',
});
const schema = bodyOf(editProfessionalProfile);

export function Profile({ kept }: { kept: StoredCv }) {
  const t = useTexts('cvData');
  const sections = useTexts('cv');
  const { options } = useCatalogue();
  const form = useCvPart({
    part: 'perfil',
    kept,
    valuesOf,
    schema,
    save: (body, how) => send(editProfessionalProfile, { body }, how),
  });
  return (
    <Section id="perfil" title={sections('sections.perfil')} description={t('profile.description')}>
      <SectionFormView forms={[form]}>
        <TextInput
          label={t('profile.titular')}
          description={t('profile.titularHelp')}
          autoComplete="off"
          {...asText(form.field('titular'))}
        />
        <SearchMultiSelect
          label={t('profile.areasFuncionales')}
          options={options('areasFuncionales')}
          {...form.field('areasFuncionales')}
        />
        <NumberField
          key={form.round}
          kind="whole"
          label={t('profile.aniosExperiencia')}
          classNames={{ input: classes.number ?? '' }}
          {...asNumber(form.field('aniosExperiencia'))}
        />
      </SectionFormView>
    </Section>
  );
}
