import { Checkbox, Stack, TextInput } from '@mantine/core';
import { keyMark } from '@portal/contract/surveys';
import { useBrand } from '../../lib/brand/brand.ts';
import type { ContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { DayField } from '../../ui/DayField.tsx';
import { OptionalLabel } from '../../ui/OptionalLabel.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './surveys.module.css';
import type { SurveyValues } from './values.ts';

interface Props {
  form: ContractForm<SurveyValues>;
}

/** Its title in each language of the institution, its own first. */
export function Titles({ form }: Props) {
  const t = useTexts('surveyForm');
  const shell = useTexts('shell');
  const { idiomas, idiomaPorDefecto: own } = useBrand();
  return (
    <Section
      title={t('form.titles')}
      description={t('form.titlesHelp', { language: shell(`languages.${own}`) })}
    >
      <Stack>
        {[own, ...idiomas.filter((one) => one !== own)].map((one) => {
          const label = t('form.title', { language: shell(`languages.${one}`) });
          return (
            <TextInput
              key={one}
              label={one === own ? label : <OptionalLabel>{label}</OptionalLabel>}
              lang={one}
              {...form.getInputProps(`titulos.${one}`)}
              data-path={`titulos.${one}`}
            />
          );
        })}
      </Stack>
    </Section>
  );
}

/** Whom it is for, whether they can go on without, and from when to when. */
export function WhoAndWhen({ form }: Props) {
  const t = useTexts('surveyForm');
  const { paraAlumnos, paraEmpresa } = form.getValues();
  const error = form.errors.paraAlumnos;
  const chosen = [...(paraAlumnos ? ['paraAlumnos'] : []), ...(paraEmpresa ? ['paraEmpresa'] : [])];
  const choose = (fields: string[]) => {
    form.setFieldValue('paraAlumnos', fields.includes('paraAlumnos'));
    form.setFieldValue('paraEmpresa', fields.includes('paraEmpresa'));
    form.clearFieldError('paraAlumnos');
  };
  return (
    <Section title={t('form.who')} description={t('form.dates')}>
      <Stack>
        <Checkbox.Group label={t('form.audience')} value={chosen} onChange={choose} error={error}>
          <Stack gap="xs" mt="xs">
            <Checkbox
              value="paraAlumnos"
              data-path="paraAlumnos"
              label={t('audience.students')}
              {...(error !== undefined && { 'aria-invalid': true })}
            />
            <Checkbox value="paraEmpresa" label={t('audience.companies')} />
          </Stack>
        </Checkbox.Group>
        <div className={classes.days}>
          <DayField label={t('form.from')} {...form.getInputProps('desde')} data-path="desde" />
          <DayField
            label={<OptionalLabel>{t('form.to')}</OptionalLabel>}
            description={t('form.toHelp')}
            {...form.getInputProps('hasta')}
            data-path="hasta"
          />
        </div>
        <Checkbox
          label={t('mandatory')}
          description={t('form.mandatoryHelp')}
          {...form.getInputProps('obligatoria', { type: 'checkbox' })}
          data-path="obligatoria"
        />
      </Stack>
    </Section>
  );
}

/** Where it is answered. */
export function WhereItIs({ form }: Props) {
  const t = useTexts('surveyForm');
  return (
    <Section title={t('form.where')} description={t('form.whereHelp')}>
      <TextInput
        label={t('form.address')}
        description={t('form.addressHelp', { key: keyMark })}
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
        {...form.getInputProps('urlAcceso')}
        data-path="urlAcceso"
      />
    </Section>
  );
}
