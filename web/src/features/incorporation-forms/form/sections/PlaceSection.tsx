import { SimpleGrid } from '@mantine/core';
import { spain } from '@portal/contract/places';
import { useCatalogue } from '../../../../domain/catalogue/catalogue.ts';
import { useTexts } from '../../../../lib/i18n/i18n.ts';
import { SearchSelect } from '../../../../ui/SearchSelect.tsx';
import { describedBy, TextIn, TickIn } from '../fields.tsx';
import { useInput } from '../form-context.ts';
import classes from '../IncorporationForm.module.css';

/** In Spain a province is chosen; elsewhere it is written. */
export function PlaceSection() {
  const t = useTexts('incorporationForms');
  const { options } = useCatalogue();
  const { reasons: ofCountry, round: _, ...country } = useInput('lugar', 'idPais');
  const { reasons: ofProvince, round: __, ...province } = useInput('lugar', 'idProvincia');
  const region = useInput('lugar', 'provincia');
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} className={classes.inputs} data-level>
        <TextIn label={t('fields.direccion')} input={useInput('lugar', 'direccion')} />
        <TextIn label={t('fields.localidad')} input={useInput('lugar', 'localidad')} />
        <TextIn label={t('fields.codigoPostal')} input={useInput('lugar', 'codigoPostal')} />
        {country.value === spain ? (
          <SearchSelect
            label={t('fields.idProvincia')}
            description={describedBy(ofProvince)}
            options={options('provincias')}
            {...province}
          />
        ) : (
          <TextIn label={t('fields.provincia')} input={region} />
        )}
        <SearchSelect
          label={t('fields.idPais')}
          description={describedBy(ofCountry)}
          options={options('paises')}
          clearable={false}
          {...country}
          onChange={(id) => country.onChange(id ?? spain)}
        />
      </SimpleGrid>
      <TickIn label={t('fields.teletrabajo')} input={useInput('lugar', 'teletrabajo')} />
    </>
  );
}
