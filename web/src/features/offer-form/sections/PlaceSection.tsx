import { useMemo } from 'react';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { SelectField, TextField } from '../fields.tsx';
import { useOfferForm, useOfferValue } from '../form-context.ts';
import { isInSpain } from '../offer-values.ts';
import { FormSection } from './FormSection.tsx';

/** In Spain a province and its towns are chosen; abroad they are written. */
export function PlaceSection() {
  const t = useTexts('offerForm');
  const { form } = useOfferForm();
  const { campus } = useBrand();
  const isSpain = useOfferValue(isInSpain);
  const town = useOfferValue((offer) => offer.idLocalidad);
  const towns = useTowns();
  return (
    <FormSection id="lugar">
      <SelectField
        name="idPais"
        list="paises"
        onChange={() => {
          form.setFieldValue('idProvincia', null);
          form.setFieldValue('idLocalidad', null);
        }}
      />
      {isSpain ? (
        <>
          <SelectField
            name="idProvincia"
            list="provincias"
            onChange={() => form.setFieldValue('idLocalidad', null)}
          />
          <SelectField name="idLocalidad" list={towns} help="idLocalidad" />
          {town === null && <TextField name="localidad" help="localidad" label={t('otherTown')} />}
        </>
      ) : (
        <>
          <TextField name="provincia" />
          <TextField name="localidad" />
        </>
      )}
      <SelectField name="idModalidad" list="modalidades" />
      <TextField name="centroPracticas" help="centroPracticas" />
      <SelectField
        name="idSede"
        help="idSede"
        list={campus.map(({ idSede, nombre }) => ({ value: idSede, label: nombre }))}
      />
    </FormSection>
  );
}

/** The towns of the province; none before it is chosen. */
function useTowns() {
  const { catalogue } = useCatalogue();
  const province = useOfferValue((offer) => offer.idProvincia);
  return useMemo(
    () =>
      (catalogue?.localidades ?? [])
        .filter(({ idProvincia }) => idProvincia === province)
        .map(({ idLocalidad, descripcion }) => ({ value: idLocalidad, label: descripcion })),
    [catalogue, province],
  );
}
