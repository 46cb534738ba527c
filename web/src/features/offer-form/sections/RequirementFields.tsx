import { Checkbox, Stack } from '@mantine/core';
import { type CatalogueList, useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { SearchMultiSelect } from '../../../ui/SearchMultiSelect.tsx';
import { SearchSelect } from '../../../ui/SearchSelect.tsx';
import { Text } from '../../../ui/Text.tsx';
import { FieldLabel } from '../fields.tsx';
import { useErrorUnder, useOfferForm, useOfferValue } from '../form-context.ts';
import { isFilled } from '../progress.ts';
import classes from './sections.module.css';

type Group = 'requisitosObligatorios' | 'requisitosDeseables';

/** The lists of a group; of the first ones all that is chosen is asked, of the others one is enough. */
const lists = {
  competencias: { list: 'competencias', all: true },
  programasInformaticos: { list: 'programasInformaticos', all: true },
  carnesConducir: { list: 'carnesConducir', all: true },
  intereses: { list: 'tagsInteres', all: false },
  paisesNacionalidad: { list: 'paises', all: false },
  paisesResidencia: { list: 'paises', all: false },
  provinciasResidencia: { list: 'provincias', all: false },
} as const satisfies Record<string, { list: CatalogueList; all: boolean }>;

const listNames = [
  'competencias',
  'programasInformaticos',
  'carnesConducir',
  'intereses',
  'paisesNacionalidad',
  'paisesResidencia',
  'provinciasResidencia',
] as const satisfies readonly (keyof typeof lists)[];

const ticks = ['cochePropio', 'disponibilidadExtranjero', 'disponibilidadTraslado'] as const;

/** What is asked of a candidate, as a duty or as a wish; closed while nothing is. */
export function RequirementFields({ name }: { name: Group }) {
  const t = useTexts('offerForm');
  const { hidden, form } = useOfferForm();
  const count = useOfferValue(
    (offer) => Object.entries(offer[name]).filter(([part, value]) => isFilled({ [part]: value })).length,
  );
  const error = useErrorUnder(name);
  if (hidden.has(name)) return null;
  const isDuty = name === 'requisitosObligatorios';
  return (
    <div>
      <Disclosure
        title={t(`field.${name}`)}
        note={count === 0 ? t('requirements.none') : t('requirements.count', { count })}
        initiallyOpen={count > 0}
        forcedOpen={error !== undefined}
        data-path={name}
      >
        <Stack gap="1.25rem">
          <Text dim small className={classes.groupText}>
            {t(isDuty ? 'requirements.obligatoryText' : 'requirements.desirableText')}
          </Text>
          {form.errors[name] && (
            <Text small strong className={classes.error}>
              {form.errors[name]}
            </Text>
          )}
          <Parts group={name} />
        </Stack>
      </Disclosure>
    </div>
  );
}

function Parts({ group }: { group: Group }) {
  const t = useTexts('offerForm');
  const { form } = useOfferForm();
  const working = useOfferValue((offer) => offer[group].trabajandoActualmente);
  const age = form.getInputProps(`${group}.edadMaxima`);
  return (
    <>
      {listNames.map((part) => {
        const path = `${group}.${part}` as const;
        return (
          <PartList
            key={form.key(path)}
            path={path}
            label={t(`requirements.field.${part}`)}
            {...lists[part]}
          />
        );
      })}
      <fieldset className={classes.group}>
        <legend className={classes.groupTitle}>{t('requirements.availability')}</legend>
        <Stack gap="sm">
          {ticks.map((part) => {
            const path = `${group}.${part}` as const;
            return (
              <Checkbox
                key={form.key(path)}
                label={t(`requirements.field.${part}`)}
                {...form.getInputProps(path, { type: 'checkbox' })}
              />
            );
          })}
        </Stack>
      </fieldset>
      <SearchSelect
        label={t('requirements.field.trabajandoActualmente')}
        options={[
          { value: 'any', label: t('requirements.working.any') },
          { value: 'yes', label: t('requirements.working.yes') },
          { value: 'no', label: t('requirements.working.no') },
        ]}
        value={working === null ? 'any' : working ? 'yes' : 'no'}
        onChange={(value: string | null) =>
          form.setFieldValue(`${group}.trabajandoActualmente`, value === 'any' ? null : value === 'yes')
        }
        clearable={false}
        data-path={`${group}.trabajandoActualmente`}
      />
      <NumberField
        kind="whole"
        key={form.key(`${group}.edadMaxima`)}
        label={<FieldLabel text={t('requirements.field.edadMaxima')} optional unit={t('unit.years')} />}
        description={t('requirements.ageLaw')}
        {...age}
        classNames={{ wrapper: classes.age }}
        rightSection={<span aria-hidden>{t('unit.years')}</span>}
        rightSectionWidth="4rem"
        rightSectionPointerEvents="none"
      />
    </>
  );
}

interface PartProps {
  path: `${Group}.${keyof typeof lists}`;
  label: string;
  list: CatalogueList;
  all: boolean;
}

function PartList({ path, label, list, all }: PartProps) {
  const t = useTexts('offerForm');
  const { options } = useCatalogue();
  const { form } = useOfferForm();
  const error = useErrorUnder(path);
  return (
    <SearchMultiSelect
      label={label}
      description={t(all ? 'requirements.all' : 'requirements.any')}
      options={options(list)}
      {...form.getInputProps(path)}
      error={error}
    />
  );
}
