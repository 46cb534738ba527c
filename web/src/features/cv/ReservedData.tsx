import { Checkbox, SimpleGrid, TextInput } from '@mantine/core';
import { genders } from '@portal/contract/cv';
import { languageIds, languageOfId } from '@portal/contract/languages';
import { IconLock } from '@tabler/icons-react';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import type { StoredCv } from '../../domain/cv/completeness.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { asText, asTick, type SavedForm } from '../../lib/forms/saved/useSavedForm.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { type Fact, Facts } from '../../ui/Facts.tsx';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './Cv.module.css';
import { Disability } from './Disability.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { useOwnFields } from './own-fields.ts';
import { inFours, type PersonalValues } from './personal-values.ts';
import { reservedFields } from './reserved-fields.ts';
import { TermAddress } from './TermAddress.tsx';

interface Props {
  form: SavedForm<PersonalValues>;
  kept: StoredCv;
}

/** What the institution alone reads: nothing of it goes along with an application. */
export function ReservedData({ form, kept }: Props) {
  const t = useTexts('cvData');
  const sections = useTexts('cv');
  const { edits, reads } = useOwnFields();
  const facts = useReadOnly(kept);
  if (!reservedFields.some((field) => edits(field) || reads(field))) return null;
  return (
    <Section
      id="reservados"
      title={sections('sections.reservados')}
      description={
        <>
          <IconLock className={classes.lock} size={16} aria-hidden />
          {t('reserved.description')}
        </>
      }
    >
      <div className={classes.groups}>
        <Facts layout="rows" facts={facts} />
        <Birth form={form} />
        <Home form={form} />
        <Account form={form} />
        {edits('discapacidad') && <Disability form={form} since={kept.reservados.discapacidadConsentida} />}
        <Told form={form} />
      </div>
    </Section>
  );
}

interface PartProps {
  form: SavedForm<PersonalValues>;
}

function Birth({ form }: PartProps) {
  const t = useTexts('cvData');
  const { options } = useCatalogue();
  const { edits } = useOwnFields();
  if (!(['genero', 'idPaisNacimiento', 'localidadNacimiento'] as const).some(edits)) return null;
  return (
    <FieldGroup title={t('reserved.birth')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
        {edits('idPaisNacimiento') && (
          <SearchSelect
            label={t('reserved.idPaisNacimiento')}
            options={options('paises')}
            {...form.field('idPaisNacimiento')}
          />
        )}
        {edits('localidadNacimiento') && (
          <TextInput
            label={t('reserved.localidadNacimiento')}
            autoComplete="off"
            {...asText(form.field('localidadNacimiento'))}
          />
        )}
        {edits('genero') && (
          <SearchSelect
            label={t('reserved.genero')}
            options={genders.map((value) => ({ value, label: t(`reserved.genders.${value}`) }))}
            {...form.field('genero')}
          />
        )}
      </SimpleGrid>
    </FieldGroup>
  );
}

function Home({ form }: PartProps) {
  const t = useTexts('cvData');
  const { edits } = useOwnFields();
  if (!(['telefono2', 'direccion', 'codigoPostal', 'direccionCurso'] as const).some(edits)) return null;
  return (
    <FieldGroup title={t('reserved.home')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
        {edits('direccion') && (
          <TextInput
            label={t('reserved.direccion')}
            autoComplete="street-address"
            {...asText(form.field('direccion'))}
          />
        )}
        {edits('codigoPostal') && (
          <TextInput
            label={t('reserved.codigoPostal')}
            autoComplete="postal-code"
            {...asText(form.field('codigoPostal'))}
          />
        )}
        {edits('telefono2') && (
          <TextInput
            label={t('reserved.telefono2')}
            type="tel"
            autoComplete="off"
            {...asText(form.field('telefono2'))}
          />
        )}
      </SimpleGrid>
      {edits('direccionCurso') && <TermAddress form={form} />}
    </FieldGroup>
  );
}

function Account({ form }: PartProps) {
  const t = useTexts('cvData');
  const { edits } = useOwnFields();
  if (!edits('iban')) return null;
  const { value, onChange, ...field } = form.field('iban');
  return (
    <FieldGroup title={t('reserved.account')}>
      <TextInput
        label={t('reserved.iban')}
        description={t('reserved.ibanHelp')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        classNames={{ input: classes.iban ?? '' }}
        {...field}
        value={value}
        onChange={({ currentTarget: { value: typed, selectionStart } }) => {
          // In the middle of it the caret would jump to the end.
          const isAtEnd = selectionStart === typed.length;
          onChange(isAtEnd ? inFours(typed) : typed);
        }}
        onBlur={() => {
          if (value !== inFours(value)) onChange(inFours(value));
        }}
      />
    </FieldGroup>
  );
}

function Told({ form }: PartProps) {
  const t = useTexts('cvData');
  const shell = useTexts('shell');
  const { idiomas } = useBrand();
  const { edits } = useOwnFields();
  if (!(['comunicaciones', 'boletin', 'idIdiomaComunicaciones'] as const).some(edits)) return null;
  return (
    <FieldGroup title={t('reserved.told')}>
      {edits('comunicaciones') && (
        <Checkbox
          label={t('reserved.comunicaciones')}
          description={t('reserved.comunicacionesHelp')}
          {...asTick(form.field('comunicaciones'))}
        />
      )}
      {edits('boletin') && (
        <Checkbox
          label={t('reserved.boletin')}
          description={t('reserved.boletinHelp')}
          {...asTick(form.field('boletin'))}
        />
      )}
      {edits('idIdiomaComunicaciones') && idiomas.length > 1 && (
        <div className={classes.short}>
          <SearchSelect
            label={t('reserved.idIdiomaComunicaciones')}
            description={t('reserved.idiomaHelp')}
            options={idiomas.map((language) => ({
              value: languageIds[language],
              label: shell(`languages.${language}`),
            }))}
            {...form.field('idIdiomaComunicaciones')}
          />
        </div>
      )}
    </FieldGroup>
  );
}

/** What the institution alone may change. */
function useReadOnly({ reservados: kept }: StoredCv): Fact[] {
  const t = useTexts('cvData');
  const shell = useTexts('shell');
  const { name } = useCatalogue();
  const { reads } = useOwnFields();
  const language = languageOfId(kept.idIdiomaComunicaciones ?? 0);
  const yesNo = (value: boolean | null) => value !== null && t(value ? 'reserved.yes' : 'reserved.no');
  const values: Record<(typeof reservedFields)[number], Fact['value']> = {
    genero: kept.genero && t(`reserved.genders.${kept.genero}`),
    idPaisNacimiento: name('paises', kept.idPaisNacimiento),
    localidadNacimiento: kept.localidadNacimiento,
    telefono2: kept.telefono2,
    direccion: kept.direccion,
    codigoPostal: kept.codigoPostal,
    direccionCurso: kept.direccionCurso,
    codigoPostalCurso: kept.codigoPostalCurso,
    idPaisCurso: name('paises', kept.idPaisCurso),
    idProvinciaCurso: name('provincias', kept.idProvinciaCurso),
    localidadCurso: kept.localidadCurso,
    iban: kept.iban && inFours(kept.iban),
    discapacidad: yesNo(kept.discapacidad),
    boletin: yesNo(kept.boletin),
    comunicaciones: yesNo(kept.comunicaciones),
    idIdiomaComunicaciones: language && shell(`languages.${language}`),
  };
  return reservedFields
    .filter(reads)
    .map((field) => ({ label: t(`reserved.${field}`), value: values[field] }));
}
