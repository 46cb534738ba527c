import { Box, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import type { PersonalField } from '@portal/contract/brand';
import { identityKinds, normalizeIdentifier } from '@portal/contract/identifiers';
import { spain } from '@portal/contract/places';
import { type Cv, editPersonalData, editWorkPermit } from '@portal/contract/schemas/cv';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { needsWorkPermit, type StoredCv } from '../../domain/cv/completeness.ts';
import { useSend } from '../../lib/api/calls.ts';
import { send } from '../../lib/api/client.ts';
import { bodyOf } from '../../lib/forms/forms.ts';
import { asText, type SavedForm } from '../../lib/forms/saved/useSavedForm.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { DayField } from '../../ui/DayField.tsx';
import { type Fact, Facts } from '../../ui/Facts.tsx';
import { SearchMultiSelect } from '../../ui/SearchMultiSelect.tsx';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import { Section } from '../../ui/Section.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import { WriteTo } from '../../ui/WriteTo.tsx';
import classes from './Cv.module.css';
import { FieldGroup } from './FieldGroup.tsx';
import { useOwnFields } from './own-fields.ts';
import { Photo } from './Photo.tsx';
import { type PersonalValues, personalValues } from './personal-values.ts';
import { ReservedData } from './ReservedData.tsx';
import { readFromCv } from './read-from-cv.ts';
import { SavedSwitch } from './SavedSwitch.tsx';
import { SectionFormView } from './SectionFormView.tsx';
import { useCvPart } from './useCvPart.ts';

interface Props {
  kept: StoredCv;
  asksSocialSecurity: boolean;
}

const schema = bodyOf(editPersonalData);
const together = [['tipoIdentificacion', 'dni']] as const;
const secrets = ['discapacidad'] as const;

/** What a company reads of a student and what the institution alone does: one part, in two sections. */
export function PersonalData({ kept, asksSocialSecurity }: Props) {
  const t = useTexts('cv');
  const { catalogue } = useCatalogue();
  const form = useCvPart({
    part: 'personales',
    kept,
    valuesOf: personalValues,
    schema,
    partial: true,
    together,
    secrets,
    save: (body, how) => send(editPersonalData, { body }, how),
  });
  const { nacionalidades } = form.values;
  return (
    <SectionFormView forms={[form]} around>
      <Section id="personales" title={t('sections.personales')} description={t('personal.description')}>
        <Photo kept={kept} />
        <Box mb="lg">
          <Facts layout="rows" facts={useReadOnly(kept)} />
          <Text dim small className={classes.note}>
            <WriteTo to="general">{t('personal.wrong')}</WriteTo>
          </Text>
        </Box>
        <div className={classes.groups}>
          <SocialSecurity form={form} isAsked={asksSocialSecurity} />
          <Identity form={form} kept={kept} />
          <Residence form={form} />
        </div>
        {needsWorkPermit(nacionalidades, catalogue?.paises ?? []) && (
          <WorkPermit has={kept.cv.tienePermisoTrabajo} />
        )}
      </Section>
      <ReservedData form={form} kept={kept} />
    </SectionFormView>
  );
}

interface PartProps {
  form: SavedForm<PersonalValues>;
}

function SocialSecurity({ form, isAsked }: PartProps & { isAsked: boolean }) {
  const t = useTexts('cv');
  const { edits } = useOwnFields();
  if (!edits('numSegSocial')) return null;
  const isMissing = isAsked && form.values.numSegSocial.trim() === '';
  return (
    <div className={classes.important} data-missing={isMissing || undefined}>
      {isMissing && (
        <Text small strong className={classes.asked}>
          <IconAlertTriangle size={18} aria-hidden />
          {t('personal.numSegSocialMissing')}
        </Text>
      )}
      <TextInput
        label={t('personal.numSegSocial')}
        description={t('personal.numSegSocialHelp')}
        inputMode="numeric"
        autoComplete="off"
        classNames={{ input: classes.short ?? '' }}
        {...asText(form.field('numSegSocial'))}
      />
    </div>
  );
}

const identityFields = ['nombre', 'apellidos', 'fechaNacimiento', 'dni', 'nacionalidades'] as const;

function Identity({ form, kept }: PartProps & { kept: StoredCv }) {
  const t = useTexts('cv');
  const { options } = useCatalogue();
  const { edits } = useOwnFields();
  const [today] = useState(() => new Date().toLocaleDateString('sv'));
  if (!identityFields.some(edits)) return null;
  const { onChange: setKind, ...kind } = form.field('tipoIdentificacion');
  const isChecked = kept.reservados.validadoDOIP && isNumber(kept.cv, form.values.dni);
  return (
    <FieldGroup title={t('personal.identity')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} className={classes.fields} data-level>
        {edits('nombre') && (
          <TextInput
            label={t('personal.firstName')}
            autoComplete="given-name"
            {...asText(form.field('nombre'))}
          />
        )}
        {edits('apellidos') && (
          <TextInput
            label={t('personal.apellidos')}
            autoComplete="family-name"
            {...asText(form.field('apellidos'))}
          />
        )}
        {edits('dni') && (
          <NativeSelect
            label={t('personal.tipoIdentificacion')}
            data={identityKinds.map((value) => ({ value, label: t(`personal.kinds.${value}`) }))}
            {...kind}
            onChange={({ currentTarget: { value } }) => {
              const found = identityKinds.find((one) => one === value);
              if (found !== undefined) setKind(found);
            }}
          />
        )}
        {edits('dni') && (
          <TextInput
            label={t('personal.dni')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...asText(form.field('dni'))}
          />
        )}
        {edits('fechaNacimiento') && (
          <DayField
            label={t('personal.fechaNacimiento')}
            maxDate={today}
            {...form.field('fechaNacimiento')}
          />
        )}
      </SimpleGrid>
      {isChecked && edits('dni') && (
        <div>
          <StateBadge meaning="good">{t('personal.checked')}</StateBadge>
        </div>
      )}
      {edits('nacionalidades') && (
        <SearchMultiSelect
          label={t('personal.nacionalidades')}
          description={t('personal.nacionalidadesHelp')}
          options={options('paises')}
          {...form.field('nacionalidades')}
        />
      )}
    </FieldGroup>
  );
}

/** Whether what stands in the field is the number that is kept. */
const isNumber = ({ personales: { dni } }: Cv, typed: string): boolean =>
  dni !== null && normalizeIdentifier(typed) === dni;

const residenceFields = ['telefono', 'idPais', 'idProvincia', 'localidad'] as const;

function Residence({ form }: PartProps) {
  const t = useTexts('cv');
  const { options } = useCatalogue();
  const { edits } = useOwnFields();
  if (!residenceFields.some(edits)) return null;
  const country = form.field('idPais');
  return (
    <FieldGroup title={t('personal.residence')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} className={classes.fields} data-level>
        {edits('telefono') && (
          <TextInput
            label={t('personal.telefono')}
            type="tel"
            autoComplete="tel"
            {...asText(form.field('telefono'))}
          />
        )}
        {edits('idPais') && (
          <SearchSelect
            label={t('personal.idPais')}
            options={options('paises')}
            {...country}
            onChange={(chosen: number | null) => {
              country.onChange(chosen);
              if (chosen !== spain && edits('idProvincia')) form.set('idProvincia', null);
            }}
          />
        )}
        {edits('idProvincia') && form.values.idPais === spain && (
          <SearchSelect
            label={t('personal.idProvincia')}
            options={options('provincias')}
            {...form.field('idProvincia')}
          />
        )}
        {edits('localidad') && (
          <TextInput
            label={t('personal.localidad')}
            autoComplete="address-level2"
            {...asText(form.field('localidad'))}
          />
        )}
      </SimpleGrid>
    </FieldGroup>
  );
}

/** What the institution alone may change. */
function useReadOnly({ cv: { personales }, reservados }: StoredCv): Fact[] {
  const t = useTexts('cv');
  const { name } = useCatalogue();
  const { day } = useFormat();
  const { reads } = useOwnFields();
  const fixed = (field: PersonalField, label: string, value: Fact['value']): Fact[] =>
    reads(field) ? [{ label, value }] : [];
  const countries = personales.nacionalidades.map((id) => name('paises', id)).filter((text) => text !== null);
  const fullName = [reads('nombre') && personales.nombre, reads('apellidos') && personales.apellidos];
  const checked = reservados.validadoDOIP && <StateBadge meaning="good">{t('personal.checked')}</StateBadge>;
  return [
    { label: t('personal.nombre'), value: fullName.filter(Boolean).join(' ') },
    ...fixed('email', t('personal.email'), personales.email),
    ...fixed(
      'fechaNacimiento',
      t('personal.fechaNacimiento'),
      personales.fechaNacimiento && day(personales.fechaNacimiento),
    ),
    ...fixed('telefono', t('personal.telefono'), personales.telefono),
    ...fixed(
      'dni',
      t('personal.dni'),
      personales.dni && (
        <>
          {personales.dni} {checked}
        </>
      ),
    ),
    ...fixed('numSegSocial', t('personal.numSegSocial'), personales.numSegSocial),
    ...fixed('nacionalidades', t('personal.nacionalidades'), countries.join(', ')),
    ...fixed('idPais', t('personal.idPais'), name('paises', personales.idPais)),
    ...fixed('idProvincia', t('personal.idProvincia'), name('provincias', personales.idProvincia)),
    ...fixed('localidad', t('personal.localidad'), personales.localidad),
  ];
}

/** Asked only of students who need one; here and not among the interests, because it hangs on the nationality. */
function WorkPermit({ has }: { has: boolean }) {
  const t = useTexts('cv');
  const save = useSend(editWorkPermit, { invalidates: readFromCv, quiet: true });
  return (
    <SavedSwitch
      label={t('personal.permit')}
      description={t('personal.permitHelp')}
      checked={has}
      error={save.error}
      save={(permiso) => save.mutateAsync({ body: { permiso } })}
    />
  );
}
