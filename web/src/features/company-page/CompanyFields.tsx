import { SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { spain } from '@portal/contract/places';
import { signatureTypes } from '@portal/contract/schemas/company-page';
import { useState } from 'react';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { completeAddress } from '../../lib/forms/complete-address.ts';
import type { ContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { OptionalLabel } from '../../ui/OptionalLabel.tsx';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import { postcodeDoubt, provinceOf } from './postcode.ts';
import type { CompanyValues, MissingField } from './values.ts';

interface Props {
  form: ContractForm<CompanyValues>;
  /** What the institution still waits for: it is said at each field until it has been saved. */
  missing: readonly MissingField[];
}

/** What stands at a field: its name, whether it may be left out, whether it is waited for. */
function useFieldProps({ form, missing }: Props) {
  const t = useTexts('companyPage');
  return (name: keyof CompanyValues, optional?: 'optional') => ({
    label:
      optional === undefined ? t(`fields.${name}`) : <OptionalLabel>{t(`fields.${name}`)}</OptionalLabel>,
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
  const { value: foundedIn, ...year } = field('anioFundacion', 'optional');
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
        <TextInput autoComplete="organization" {...field('nombreComercial')} />
        <SearchSelect options={options('tiposEmpresa')} {...field('idTipoEmpresa')} />
      </SimpleGrid>
      <SearchSelect options={options('sectoresActividad')} {...field('idSector')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
        <SearchSelect options={options('rangosEmpleados')} {...field('rangoEmpleados', 'optional')} />
        <SearchSelect options={options('rangosFacturacion')} {...field('rangoFacturacion', 'optional')} />
        <NumberField kind="whole" {...year} defaultValue={foundedIn} />
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

/** What its agreements are made by. */
export function SigningFields(props: Props) {
  const t = useTexts('companyPage');
  const field = useFieldProps(props);
  const { value: assumes, onChange: _, ...asumeCosteSS } = field('asumeCosteSS', 'optional');
  const signatures = signatureTypes.map((value) => ({ value, label: t(`sign.${value}`) }));
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
      <SearchSelect options={signatures} {...field('tipoFirma', 'optional')} />
      <SearchSelect
        options={[
          { value: 'yes', label: t('sign.assumes') },
          { value: 'no', label: t('sign.doesNotAssume') },
        ]}
        {...asumeCosteSS}
        value={assumes === null ? null : assumes ? 'yes' : 'no'}
        onChange={(chosen) =>
          props.form.setFieldValue('asumeCosteSS', chosen === null ? null : chosen === 'yes')
        }
      />
    </SimpleGrid>
  );
}

/** The postcode; what is odd in one of Spain is said once it was typed. */
function PostcodeField(props: Props & { inSpain: boolean }) {
  const t = useTexts('companyPage');
  const { name } = useCatalogue();
  const [isTyping, setTyping] = useState(false);
  const { cp, idProvincia } = props.form.getValues();
  const doubt = props.inSpain && !isTyping ? postcodeDoubt(cp, idProvincia) : null;
  const digits = cp.trim().slice(0, 2);
  const province = name('provincias', provinceOf(cp)) ?? '';
  const { onFocus, onBlur, ...field } = useFieldProps(props)('cp');
  return (
    <TextInput
      autoComplete="postal-code"
      {...field}
      {...(doubt !== null && {
        description: (
          <Text component="span" small strong>
            {doubt === 'shape' ? t('doubt.postcode') : t('doubt.province', { digits, province })}
          </Text>
        ),
      })}
      onFocus={(event) => {
        setTyping(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setTyping(false);
        onBlur?.(event);
      }}
    />
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
        <PostcodeField {...props} inSpain={inSpain} />
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
