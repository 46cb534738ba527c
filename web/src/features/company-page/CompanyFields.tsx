import { SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { spain } from '@portal/contract/places';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { completeAddress } from '../../lib/forms/complete-address.ts';
import type { ContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import type { CompanyValues, MissingField } from './values.ts';

interface Props {
  form: ContractForm<CompanyValues>;
  /** What the institution still waits for: it is said at each field until it has been saved. */
  missing: readonly MissingField[];
}

/** What stands at a field: its name, whether it may be left out, whether it is waited for. */
function useFieldProps({ form, missing }: Props) {
  const t = useTexts('companyPage');
  const ui = useTexts('ui');
  return (name: keyof CompanyValues, optional?: 'optional') => ({
    label: optional === undefined ? t(`fields.${name}`) : `${t(`fields.${name}`)} (${ui('optional')})`,
    ...(missing.some((field) => field === name) && {
      description: <StateBadge meaning="warning">{t('missing.mark')}</StateBadge>,
    }),
    ...form.getInputProps(name),
  });
}

/** What students read of a company. */
export function CompanyFields(props: Props) {
  const { form } = props;
  const t = useTexts('companyPage');
  const { options } = useCatalogue();
  const field = useFieldProps(props);
  const { description: missing, ...descripcion } = field('descripcion');
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
        <TextInput autoComplete="organization" {...field('nombreComercial')} />
        <SearchSelect options={options('tiposEmpresa')} {...field('idTipoEmpresa')} />
      </SimpleGrid>
      <SearchSelect options={options('sectoresActividad')} {...field('idSector')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
        <SearchSelect options={options('rangosEmpleados')} {...field('rangoEmpleados', 'optional')} />
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
          {...field('web', 'optional')}
          onBlur={() => {
            const { web: typed } = form.getValues();
            const complete = completeAddress(typed);
            if (complete !== typed) form.setFieldValue('web', complete);
          }}
        />
      </SimpleGrid>
      <Textarea
        autosize
        minRows={5}
        maxRows={16}
        {...descripcion}
        description={
          <>
            {missing} {t('descripcionHelp')}
          </>
        }
      />
    </Stack>
  );
}

/** Where the company is. */
export function AddressFields(props: Props) {
  const { options } = useCatalogue();
  const field = useFieldProps(props);
  const inSpain = (props.form.getValues().idPais ?? spain) === spain;
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
        <SearchSelect options={options('paises')} {...field('idPais')} />
      </SimpleGrid>
      <TextInput autoComplete="street-address" {...field('direccion')} />
      <SimpleGrid cols={{ base: 1, xs: 3 }} data-level>
        <TextInput autoComplete="postal-code" {...field('cp')} />
        <TextInput autoComplete="address-level2" {...field('localidad')} />
        {inSpain ? (
          <SearchSelect options={options('provincias')} {...field('idProvincia')} />
        ) : (
          <TextInput autoComplete="address-level1" {...field('provincia')} />
        )}
      </SimpleGrid>
    </Stack>
  );
}
