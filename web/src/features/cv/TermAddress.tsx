import { Checkbox, SimpleGrid, TextInput, VisuallyHidden } from '@mantine/core';
import { spain } from '@portal/contract/places';
import { useRef, useState } from 'react';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { asText, type SavedForm } from '../../lib/forms/saved/useSavedForm.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import classes from './Cv.module.css';
import { useOwnFields } from './own-fields.ts';
import {
  hasTermAddress,
  noTermAddress,
  type PersonalValues,
  termAddressFields,
  termAddressOf,
} from './personal-values.ts';

/** Where the student lives in term time, asked only of students who live elsewhere then. */
export function TermAddress({ form }: { form: SavedForm<PersonalValues> }) {
  const t = useTexts('cvData');
  const { options } = useCatalogue();
  const { edits } = useOwnFields();
  const [isOpened, setOpened] = useState(false);
  // What was there comes back to a student who unticks it by mistake.
  const before = useRef(noTermAddress);
  const { values } = form;
  const isElsewhere = isOpened || hasTermAddress(values);
  const write = (address: typeof noTermAddress) => {
    for (const field of termAddressFields) form.set(field, address[field]);
  };
  const turn = (next: boolean) => {
    setOpened(next);
    if (next) return write(before.current);
    before.current = termAddressOf(values);
    write(noTermAddress);
  };
  const country = form.field('idPaisCurso');
  return (
    <div>
      <Checkbox
        label={t('reserved.elsewhere')}
        checked={isElsewhere}
        onChange={({ currentTarget }) => turn(currentTarget.checked)}
      />
      {isElsewhere && (
        <fieldset className={classes.disclosed}>
          <VisuallyHidden component="legend">{t('reserved.termTime')}</VisuallyHidden>
          <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
            <TextInput
              label={t('reserved.direccion')}
              autoComplete="off"
              {...asText(form.field('direccionCurso'))}
            />
            {edits('codigoPostalCurso') && (
              <TextInput
                label={t('reserved.codigoPostal')}
                autoComplete="off"
                {...asText(form.field('codigoPostalCurso'))}
              />
            )}
            {edits('idPaisCurso') && (
              <SearchSelect
                label={t('reserved.idPaisCurso')}
                options={options('paises')}
                {...country}
                onChange={(chosen: number | null) => {
                  country.onChange(chosen);
                  if (chosen !== spain) form.set('idProvinciaCurso', null);
                }}
              />
            )}
            {edits('idProvinciaCurso') && values.idPaisCurso === spain && (
              <SearchSelect
                label={t('reserved.idProvinciaCurso')}
                options={options('provincias')}
                {...form.field('idProvinciaCurso')}
              />
            )}
            {edits('localidadCurso') && (
              <TextInput
                label={t('reserved.localidadCurso')}
                autoComplete="off"
                {...asText(form.field('localidadCurso'))}
              />
            )}
          </SimpleGrid>
        </fieldset>
      )}
    </div>
  );
}
