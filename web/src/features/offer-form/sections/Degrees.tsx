import { Button, CloseButton, Flex, Group, Select, Stack } from '@mantine/core';
import { offersLevel } from '@portal/contract/brand';
import { degreeKinds } from '@portal/contract/offers';
import { useMemo, useState } from 'react';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { SearchSelect } from '../../../ui/SearchSelect.tsx';
import { stayNear } from '../../../ui/stay-near.ts';
import { Text } from '../../../ui/Text.tsx';
import { FieldLabel } from '../fields.tsx';
import { useClearErrorsUnder, useErrorUnder, useOfferForm, useOfferValue } from '../form-context.ts';
import type { OfferValues } from '../offer-values.ts';
import classes from './sections.module.css';

type Chosen = OfferValues['listado_titulaciones'];

const maxDegrees = 80;

/** The degrees that the offer is for, found by level and area, each with what it counts for. */
export function Degrees() {
  const t = useTexts('offerForm');
  const { form, hidden, required } = useOfferForm();
  const clearErrors = useClearErrorsUnder();
  const chosen = useOfferValue((offer) => offer.listado_titulaciones);
  const error = useErrorUnder('listado_titulaciones');
  const [level, setLevel] = useState<number | null>(null);
  const [area, setArea] = useState<number | null>(null);
  const left = useDegrees(level, area, chosen);
  const brand = useBrand();
  const { options } = useCatalogue();
  if (hidden.has('listado_titulaciones')) return null;

  const set = (next: Chosen) => {
    form.setFieldValue('listado_titulaciones', next.slice(0, maxDegrees));
    clearErrors('listado_titulaciones');
  };
  const add = (ids: readonly number[]) =>
    set([...chosen, ...ids.map((idTitulacion) => ({ idTitulacion, caracter: 'requerida' as const }))]);
  const isFull = chosen.length >= maxDegrees;
  const isNarrowed = level !== null || area !== null;
  return (
    <fieldset className={classes.group} data-entries>
      <legend className={classes.groupTitle}>
        <FieldLabel text={t('field.listado_titulaciones')} optional={!required.has('listado_titulaciones')} />
      </legend>
      <Text dim small className={classes.groupText}>
        {t('degrees.help')}
      </Text>
      <div className={classes.pair} data-level>
        <SearchSelect
          label={t('degrees.level')}
          placeholder={t('degrees.all')}
          options={options('niveles').filter(({ value: idNivel }) => offersLevel(brand, idNivel))}
          value={level}
          onChange={setLevel}
        />
        <SearchSelect
          label={t('degrees.area')}
          placeholder={t('degrees.allAreas')}
          options={options('ambitos')}
          value={area}
          onChange={setArea}
        />
      </div>
      <SearchSelect
        label={t('degrees.add')}
        options={left}
        value={null}
        onChange={(id: number | null) => id !== null && add([id])}
        disabled={isFull}
        description={isFull ? t('degrees.full', { count: maxDegrees }) : undefined}
        error={error}
        data-path="listado_titulaciones"
      />
      {isNarrowed && left.length > 0 && (
        <div>
          <Button variant="default" disabled={isFull} onClick={() => add(left.map(({ value }) => value))}>
            {t('degrees.addAll', { count: left.length })}
          </Button>
        </div>
      )}
      <ChosenDegrees chosen={chosen} onChange={set} />
    </fieldset>
  );
}

/** The degrees that fit the filters and are not chosen yet, by level. */
function useDegrees(level: number | null, area: number | null, chosen: Chosen) {
  const brand = useBrand();
  const { catalogue, name } = useCatalogue();
  return useMemo(() => {
    const taken = new Set(chosen.map(({ idTitulacion }) => idTitulacion));
    return (catalogue?.titulaciones ?? [])
      .filter(({ idTitulacion, idNivel, idArea }) => {
        const fits = (level === null || idNivel === level) && (area === null || idArea === area);
        return fits && offersLevel(brand, idNivel) && !taken.has(idTitulacion);
      })
      .sort((a, b) => a.idNivel - b.idNivel)
      .map(({ idTitulacion, descripcion, idNivel }) => ({
        value: idTitulacion,
        label: descripcion,
        group: name('niveles', idNivel) ?? '',
      }));
  }, [brand, catalogue, name, level, area, chosen]);
}

function ChosenDegrees({ chosen, onChange }: { chosen: Chosen; onChange: (next: Chosen) => void }) {
  const t = useTexts('offerForm');
  const { name } = useCatalogue();
  if (chosen.length === 0) return null;
  return (
    <Stack gap="xs">
      <Group gap="0.25rem 1rem" justify="space-between" fz="sm" fw={600}>
        <span>{t('degrees.chosen', { count: chosen.length })}</span>
        <Button
          variant="subtle"
          size="xs"
          data-remove
          onClick={(event) => {
            stayNear(event.currentTarget);
            onChange([]);
          }}
        >
          {t('degrees.clear')}
        </Button>
      </Group>
      <Flex component="ul" direction="column" gap="xs">
        {chosen.map((degree) => {
          const label = name('titulaciones', degree.idTitulacion) ?? '';
          return (
            <li key={degree.idTitulacion} className={classes.row}>
              <span className={classes.rowName}>{label}</span>
              <Select
                aria-label={t('degrees.kindOf', { name: label })}
                flex="none"
                w="9.5rem"
                data={degreeKinds.map((kind) => ({ value: kind, label: t(`degrees.kind.${kind}`) }))}
                value={degree.caracter}
                allowDeselect={false}
                onChange={(value) => {
                  const caracter = degreeKinds.find((kind) => kind === value) ?? degree.caracter;
                  onChange(chosen.map((other) => (other === degree ? { ...other, caracter } : other)));
                }}
              />
              <CloseButton
                aria-label={t('degrees.remove', { name: label })}
                data-remove
                onClick={(event) => {
                  stayNear(event.currentTarget);
                  onChange(chosen.filter((other) => other !== degree));
                }}
              />
            </li>
          );
        })}
      </Flex>
    </Stack>
  );
}
