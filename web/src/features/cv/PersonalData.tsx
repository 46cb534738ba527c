import { SimpleGrid, TextInput } from '@mantine/core';
import { type Cv, editPersonalData } from '@portal/contract/cv';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useBrand } from '../../lib/brand.ts';
import { useSend } from '../../lib/calls.ts';
import { useCatalogue } from '../../lib/catalogue.ts';
import { bodyOf } from '../../lib/forms.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useFormat } from '../../lib/use-format.ts';
import { type Fact, Facts } from '../../ui/Facts.tsx';
import { SearchMultiSelect, SearchSelect } from '../../ui/SearchSelect.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './Cv.module.css';
import { needsWorkPermit } from './completeness.ts';
import { readFromCv } from './read-from-cv.ts';
import { SectionFormView } from './SectionFormView.tsx';
import { useSectionForm } from './useSectionForm.ts';
import { WorkPermit } from './WorkPermit.tsx';
import { Wrong } from './Wrong.tsx';

interface Props {
  cv: Cv;
  asksSocialSecurity: boolean;
}

export function PersonalData({ cv, asksSocialSecurity }: Props) {
  const t = useTexts('cv');
  const { camposPersonales } = useBrand();
  const { catalogue, options } = useCatalogue();
  const { personales } = cv;
  const save = useSend(editPersonalData, { invalidates: readFromCv });
  const section = useSectionForm({
    name: 'personales',
    schema: bodyOf(editPersonalData),
    initialValues: {
      telefono: personales.telefono ?? '',
      dni: personales.dni ?? '',
      numSegSocial: personales.numSegSocial ?? '',
      idPais: personales.idPais,
      idProvincia: personales.idProvincia,
      localidad: personales.localidad ?? '',
      nacionalidades: personales.nacionalidades,
    },
    save: (body) => save.mutateAsync({ body }),
  });
  const { form } = section;
  const isEditable = (field: string) => {
    const setting = camposPersonales[field];
    return setting === undefined || (setting.visible && setting.editable);
  };
  const { idPais, nacionalidades, numSegSocial } = form.getValues();
  const countries = catalogue?.paises ?? [];
  const spain = countries.find(({ codigo }) => codigo === 'ES')?.idPais;
  const lacksSocialSecurity = asksSocialSecurity && numSegSocial.trim() === '';
  return (
    <Section id="personales" title={t('sections.personales')} description={t('personal.description')}>
      <div className={classes.readOnly}>
        <Facts layout="rows" facts={useReadOnly(cv, isEditable)} />
        <p className={classes.note}>
          <Wrong />
        </p>
      </div>
      <SectionFormView section={section} submitLabel={t('personal.submit')}>
        {isEditable('numSegSocial') && (
          <div className={classes.important} data-missing={lacksSocialSecurity || undefined}>
            {lacksSocialSecurity && (
              <p className={classes.asked}>
                <IconAlertTriangle size={18} aria-hidden />
                {t('personal.numSegSocialMissing')}
              </p>
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
          {isEditable('telefono') && (
            <TextInput
              label={t('personal.telefono')}
              type="tel"
              autoComplete="tel"
              {...form.getInputProps('telefono')}
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
          {isEditable('idPais') && (
            <SearchSelect
              label={t('personal.idPais')}
              options={options('paises')}
              {...form.getInputProps('idPais')}
              onChange={(chosen: number | null) => {
                form.setFieldValue('idPais', chosen);
                if (chosen !== spain) form.setFieldValue('idProvincia', null);
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
function useReadOnly({ personales }: Cv, isEditable: (field: string) => boolean): Fact[] {
  const t = useTexts('cv');
  const { camposPersonales } = useBrand();
  const { name } = useCatalogue();
  const { day } = useFormat();
  const isShown = (field: string) => camposPersonales[field]?.visible !== false;
  const fixed = (field: keyof typeof camposPersonales, label: string, value: Fact['value']): Fact[] =>
    isShown(field) && !isEditable(field) ? [{ label, value }] : [];
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
