import { Checkbox, Radio, Stack, TextInput } from '@mantine/core';
import { offersLevel } from '@portal/contract/brand';
import { placementMoments, surveyParties } from '@portal/contract/surveys';
import { useMemo } from 'react';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { OptionalLabel } from '../../../ui/OptionalLabel.tsx';
import { SearchMultiSelect } from '../../../ui/SearchMultiSelect.tsx';
import { Section } from '../../../ui/Section.tsx';
import { LocalText } from './LocalText.tsx';
import classes from './managers.module.css';
import type { SurveyForm, Writing } from './survey-writing.ts';

interface Props {
  form: SurveyForm;
}

/** Its title in each language of the institution, its own first, and what is said before and after the questions. */
export function Presentation({ writing }: { writing: Writing }) {
  const t = useTexts('portalSurveyForm');
  const shell = useTexts('shell');
  const { idiomas, idiomaPorDefecto: own } = useBrand();
  const { form } = writing;
  const { descripciones, agradecimientos } = form.getValues().definicion;
  return (
    <Section
      title={t('form.texts')}
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
        <LocalText
          writing={writing}
          label={t('form.description')}
          description={t('form.descriptionHelp')}
          optional
          path="definicion.descripciones"
          value={descripciones}
          onChange={(texts) => form.setFieldValue('definicion.descripciones', texts)}
          maxLength={4000}
        />
        <LocalText
          writing={writing}
          label={t('form.thanks')}
          description={t('form.thanksHelp')}
          optional
          path="definicion.agradecimientos"
          value={agradecimientos}
          onChange={(texts) => form.setFieldValue('definicion.agradecimientos', texts)}
          maxLength={2000}
        />
      </Stack>
    </Section>
  );
}

/** Whom it is for: people by what they are, or each placement at a moment. */
export function Readers({ form }: Props) {
  const t = useTexts('portalSurveyForm');
  const { momento } = form.getValues();
  return (
    <Section title={t('form.who')}>
      <Stack>
        <Radio.Group
          label={t('form.about')}
          value={momento === null ? 'people' : 'placements'}
          onChange={(about) => {
            const isPlacements = about === 'placements';
            form.setFieldValue('momento', isPlacements ? 'final' : null);
            form.setFieldValue('partes', isPlacements ? ['alumno'] : []);
            // One person answers for each placement: nothing would be anonymous.
            if (isPlacements) {
              form.setFieldValue('sacaOpcionAnonima', false);
              form.setFieldValue('conLogin', true);
              form.setFieldValue('registraParticipacion', false);
            }
            form.clearFieldError('paraAlumnos');
          }}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="people" label={t('form.people')} />
            <Radio value="placements" label={t('form.placements')} />
          </Stack>
        </Radio.Group>
        {momento === null ? <People form={form} /> : <Placements form={form} />}
      </Stack>
    </Section>
  );
}

const years = [1, 2, 3, 4, 5, 6, 7, 8];

function People({ form }: Props) {
  const t = useTexts('portalSurveyForm');
  const brand = useBrand();
  const { catalogue, name } = useCatalogue();
  const { paraAlumnos, paraEmpresa, titulaciones, cursos } = form.getValues();
  const degrees = useMemo(
    () =>
      (catalogue?.titulaciones ?? [])
        .filter(({ idNivel }) => offersLevel(brand, idNivel))
        .sort((a, b) => a.idNivel - b.idNivel)
        .map(({ idTitulacion, descripcion, idNivel }) => ({
          value: idTitulacion,
          label: descripcion,
          group: name('niveles', idNivel) ?? '',
        })),
    [brand, catalogue, name],
  );
  const chosen = [...(paraAlumnos ? ['paraAlumnos'] : []), ...(paraEmpresa ? ['paraEmpresa'] : [])];
  const error = form.errors.paraAlumnos;
  return (
    <>
      <Checkbox.Group
        label={t('form.audience')}
        value={chosen}
        onChange={(fields) => {
          form.setFieldValue('paraAlumnos', fields.includes('paraAlumnos'));
          form.setFieldValue('paraEmpresa', fields.includes('paraEmpresa'));
          form.clearFieldError('paraAlumnos');
        }}
        error={error}
      >
        <Stack gap="xs" mt="xs">
          <Checkbox
            value="paraAlumnos"
            label={t('form.students')}
            data-path="paraAlumnos"
            {...(error !== undefined && { 'aria-invalid': true })}
          />
          <Checkbox value="paraEmpresa" label={t('form.companies')} />
        </Stack>
      </Checkbox.Group>
      {paraAlumnos && (
        <>
          <SearchMultiSelect
            label={<OptionalLabel>{t('form.degrees')}</OptionalLabel>}
            description={t('form.degreesHelp')}
            options={degrees}
            value={titulaciones}
            onChange={(ids) => form.setFieldValue('titulaciones', ids)}
            error={form.errors.titulaciones}
            data-path="titulaciones"
          />
          <SearchMultiSelect
            label={<OptionalLabel>{t('form.years')}</OptionalLabel>}
            options={years.map((year) => ({ value: year, label: t('form.year', { year }) }))}
            value={cursos}
            onChange={(chosenYears) => form.setFieldValue('cursos', chosenYears)}
            error={form.errors.cursos}
            data-path="cursos"
          />
        </>
      )}
    </>
  );
}

function Placements({ form }: Props) {
  const t = useTexts('portalSurveyForm');
  const { momento, partes } = form.getValues();
  const error = form.errors.partes;
  return (
    <>
      <Radio.Group
        label={t('form.moment')}
        value={momento ?? ''}
        onChange={(value) =>
          form.setFieldValue('momento', placementMoments.find((one) => one === value) ?? 'final')
        }
      >
        <Stack gap="xs" mt="xs">
          {placementMoments.map((one) => (
            <Radio key={one} value={one} label={t(`form.moments.${one}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <Checkbox.Group
        label={t('form.parties')}
        value={partes}
        onChange={(chosen) => {
          form.setFieldValue(
            'partes',
            surveyParties.filter((one) => chosen.includes(one)),
          );
          form.clearFieldError('partes');
        }}
        error={error}
      >
        <Stack gap="xs" mt="xs">
          {surveyParties.map((one, place) => (
            <Checkbox
              key={one}
              value={one}
              label={t(`form.party.${one}`)}
              {...(place === 0 && { 'data-path': 'partes' })}
              {...(error !== undefined && { 'aria-invalid': true })}
            />
          ))}
        </Stack>
      </Checkbox.Group>
    </>
  );
}

/** Whether answers bear a name, and whether one has to answer. */
export function Access({ form }: Props) {
  const t = useTexts('portalSurveyForm');
  const { momento, sacaOpcionAnonima, conLogin } = form.getValues();
  const access = sacaOpcionAnonima ? (conLogin ? 'both' : 'anonymous') : 'named';
  return (
    <Section title={t('form.access')}>
      <Stack>
        {momento === null && (
          <Radio.Group
            aria-label={t('form.access')}
            value={access}
            onChange={(value) => {
              const isNamed = value === 'named';
              form.setFieldValue('sacaOpcionAnonima', !isNamed);
              form.setFieldValue('conLogin', value !== 'anonymous');
              if (isNamed) form.setFieldValue('registraParticipacion', false);
            }}
            error={form.errors.conLogin ?? form.errors.sacaOpcionAnonima}
          >
            <Stack gap="xs">
              {(['named', 'anonymous', 'both'] as const).map((one) => (
                <Radio
                  key={one}
                  value={one}
                  label={t(`form.accesses.${one}`)}
                  {...(one === 'named' && { 'data-path': 'sacaOpcionAnonima' })}
                />
              ))}
            </Stack>
          </Radio.Group>
        )}
        {sacaOpcionAnonima && (
          <Checkbox
            label={t('form.participation')}
            description={t('form.participationHelp')}
            {...form.getInputProps('registraParticipacion', { type: 'checkbox' })}
            data-path="registraParticipacion"
          />
        )}
        <Checkbox
          label={t('form.mandatory')}
          description={t('form.mandatoryHelp')}
          {...form.getInputProps('obligatoria', { type: 'checkbox' })}
          data-path="obligatoria"
        />
      </Stack>
    </Section>
  );
}

/** From when to when. */
export function Days({ form }: Props) {
  const t = useTexts('portalSurveyForm');
  return (
    <Section title={t('form.days')} description={t('form.daysHelp')}>
      <div className={classes.pair} data-level>
        <DayField label={t('form.from')} {...form.getInputProps('desde')} data-path="desde" />
        <DayField
          label={<OptionalLabel>{t('form.to')}</OptionalLabel>}
          description={t('form.toHelp')}
          {...form.getInputProps('hasta')}
          data-path="hasta"
        />
      </div>
    </Section>
  );
}
