import { Box, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { type PersonalField, personalField } from '@portal/contract/brand';
import { identityKindOf, identityKinds } from '@portal/contract/identifiers';
import { type Cv, editPersonalData, editWorkPermit } from '@portal/contract/schemas/cv';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useSend } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { bodyOf } from '../../lib/forms/forms.ts';
import { useDraftedForm } from '../../lib/forms/useDraftedForm.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { type Fact, Facts } from '../../ui/Facts.tsx';
import { SearchMultiSelect, SearchSelect } from '../../ui/SearchSelect.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import { WriteTo } from '../../ui/WriteTo.tsx';
import classes from './Cv.module.css';
import { needsWorkPermit } from './completeness.ts';
import { readFromCv } from './read-from-cv.ts';
import { SavedSwitch } from './SavedSwitch.tsx';
import { SectionFormView } from './SectionFormView.tsx';

interface Props {
  cv: Cv;
  asksSocialSecurity: boolean;
}

export function PersonalData({ cv, asksSocialSecurity }: Props) {
  const t = useTexts('cv');
  const brand = useBrand();
  const isEditable = (field: PersonalField) => personalField(brand, field).editable;
  /** Of a field that is not there nothing is sent, and nothing in it can be wrong. */
  const own = <V,>(field: PersonalField, value: V) => (isEditable(field) ? value : undefined);
  const { catalogue, options } = useCatalogue();
  const { personales } = cv;
  const save = useSend(editPersonalData, { invalidates: readFromCv });
  const section = useDraftedForm({
    name: 'cv.personales',
    schema: bodyOf(editPersonalData),
    initialValues: {
      telefono: own('telefono', personales.telefono ?? ''),
      tipoIdentificacion: own('dni', personales.tipoIdentificacion ?? identityKindOf(personales.dni ?? '0')),
      dni: own('dni', personales.dni ?? ''),
      numSegSocial: own('numSegSocial', personales.numSegSocial ?? ''),
      idPais: own('idPais', personales.idPais),
      idProvincia: own('idProvincia', personales.idProvincia),
      localidad: own('localidad', personales.localidad ?? ''),
      nacionalidades: own('nacionalidades', personales.nacionalidades),
    },
    save: (body) => save.mutateAsync({ body }),
  });
  const { form } = section;
  const { numSegSocial = '', ...typed } = form.getValues();
  const { idPais = personales.idPais, nacionalidades = personales.nacionalidades } = typed;
  const countries = catalogue?.paises ?? [];
  const spain = countries.find(({ codigo }) => codigo === 'ES')?.idPais;
  const lacksSocialSecurity = asksSocialSecurity && numSegSocial.trim() === '';
  return (
    <Section id="personales" title={t('sections.personales')} description={t('personal.description')}>
      <Box mb="lg">
        <Facts layout="rows" facts={useReadOnly(cv)} />
        <Text dim small className={classes.note}>
          <WriteTo to="general">{t('personal.wrong')}</WriteTo>
        </Text>
      </Box>
      <SectionFormView section={section} submitLabel={t('personal.submit')}>
        {isEditable('numSegSocial') && (
          <div className={classes.important} data-missing={lacksSocialSecurity || undefined}>
            {lacksSocialSecurity && (
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
              {...form.getInputProps('numSegSocial')}
            />
          </div>
        )}
        <SimpleGrid cols={{ base: 1, xs: 2 }} className={classes.fields} data-level>
          {isEditable('dni') && (
            <NativeSelect
              label={t('personal.tipoIdentificacion')}
              data={identityKinds.map((kind) => ({ value: kind, label: t(`personal.kinds.${kind}`) }))}
              {...form.getInputProps('tipoIdentificacion')}
            />
          )}
          {isEditable('dni') && (
            <TextInput
              label={t('personal.dni')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...form.getInputProps('dni')}
            />
          )}
          {isEditable('telefono') && (
            <TextInput
              label={t('personal.telefono')}
              type="tel"
              autoComplete="tel"
              {...form.getInputProps('telefono')}
            />
          )}
          {isEditable('idPais') && (
            <SearchSelect
              label={t('personal.idPais')}
              options={options('paises')}
              {...form.getInputProps('idPais')}
              onChange={(chosen: number | null) => {
                form.setFieldValue('idPais', chosen);
                if (chosen !== spain && isEditable('idProvincia')) form.setFieldValue('idProvincia', null);
              }}
            />
          )}
          {isEditable('idProvincia') && idPais === spain && (
            <SearchSelect
              label={t('personal.idProvincia')}
              options={options('provincias')}
              {...form.getInputProps('idProvincia')}
            />
          )}
          {isEditable('localidad') && (
            <TextInput
              label={t('personal.localidad')}
              autoComplete="address-level2"
              {...form.getInputProps('localidad')}
            />
          )}
        </SimpleGrid>
        {isEditable('nacionalidades') && (
          <SearchMultiSelect
            label={t('personal.nacionalidades')}
            description={t('personal.nacionalidadesHelp')}
            options={options('paises')}
            {...form.getInputProps('nacionalidades')}
          />
        )}
      </SectionFormView>
      {needsWorkPermit(nacionalidades, countries) && <WorkPermit has={cv.tienePermisoTrabajo} />}
    </Section>
  );
}

/** What the institution alone may change. */
function useReadOnly({ personales }: Cv): Fact[] {
  const t = useTexts('cv');
  const brand = useBrand();
  const { name } = useCatalogue();
  const { day } = useFormat();
  const fixed = (field: PersonalField, label: string, value: Fact['value']): Fact[] => {
    const { visible, editable } = personalField(brand, field);
    return visible && !editable ? [{ label, value }] : [];
  };
  const names = personales.nacionalidades.map((id) => name('paises', id)).filter((text) => text !== null);
  return [
    { label: t('personal.nombre'), value: `${personales.nombre} ${personales.apellidos}` },
    ...fixed('email', t('personal.email'), personales.email),
    ...fixed(
      'fechaNacimiento',
      t('personal.fechaNacimiento'),
      personales.fechaNacimiento && day(personales.fechaNacimiento),
    ),
    ...fixed('telefono', t('personal.telefono'), personales.telefono),
    ...fixed('dni', t('personal.dni'), personales.dni),
    ...fixed('numSegSocial', t('personal.numSegSocial'), personales.numSegSocial),
    ...fixed('nacionalidades', t('personal.nacionalidades'), names.join(', ')),
    ...fixed('idPais', t('personal.idPais'), name('paises', personales.idPais)),
    ...fixed('idProvincia', t('personal.idProvincia'), name('provincias', personales.idProvincia)),
    ...fixed('localidad', t('personal.localidad'), personales.localidad),
  ];
}

/** Asked only of who needs one; here and not among the interests, because it hangs on the nationality. */
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
