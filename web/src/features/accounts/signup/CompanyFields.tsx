import { SimpleGrid, Stack, TextInput } from '@mantine/core';
import { spain } from '@portal/contract/places';
import { useEffect, useRef } from 'react';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { completeAddress } from '../../../lib/forms/complete-address.ts';
import type { ContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { OptionalLabel } from '../../../ui/OptionalLabel.tsx';
import { SearchSelect } from '../../../ui/SearchSelect.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Text } from '../../../ui/Text.tsx';
import classes from '../accounts.module.css';
import type { RequestValues } from './company-values.ts';
import { Taken } from './Taken.tsx';
import type { CompanyLookup } from './useKnownCompany.ts';

interface Props {
  form: ContractForm<RequestValues>;
  standing: CompanyLookup;
}

const isInSpain = (form: ContractForm<RequestValues>) => (form.getValues().empresa.idPais ?? spain) === spain;

/** The company: its country and tax id first, which tell whether the rest needs to be asked. */
export function CompanyFields({ form, standing }: Props) {
  const t = useTexts('signup');
  const { options } = useCatalogue();
  const isKnown = standing === 'known';
  const inSpain = isInSpain(form);
  return (
    <Section title={t('company.company')}>
      <Stack>
        <div className={classes.short}>
          <SearchSelect
            label={t('company.idPais')}
            options={options('paises')}
            {...form.getInputProps('empresa.idPais')}
          />
        </div>
        <div>
          <TextInput
            label={t(inSpain ? 'company.cif' : 'company.foreignCif')}
            description={t(inSpain ? 'company.cifHelp' : 'company.foreignCifHelp')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            classNames={{ wrapper: classes.short ?? '' }}
            {...form.getInputProps('empresa.cif')}
          />
          {!isKnown && (
            <Text dim small role="status" className={classes.standing}>
              {standing === 'checking' && t('company.checking')}
              {standing === 'new' && t('company.isNew')}
            </Text>
          )}
        </div>
        {isKnown ? <KnownCompany /> : <NewCompany form={form} />}
      </Stack>
    </Section>
  );
}

/** It is in already: what is typed from here on is of the contact. */
function KnownCompany() {
  const t = useTexts('signup');
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The field that was being filled has gone, and the focus with it.
    if (document.activeElement === document.body) banner.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div role="status">
      <Banner meaning="info" title={t('company.known')} ref={banner}>
        <p>{t('company.knownBody')}</p>
        <Taken of="company">{t('company.knownContact')}</Taken>
      </Banner>
    </div>
  );
}

function NewCompany({ form }: Pick<Props, 'form'>) {
  const t = useTexts('signup');
  const { options } = useCatalogue();
  const optional = (label: string) => <OptionalLabel>{label}</OptionalLabel>;
  const web = form.getInputProps('empresa.web');
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
        <TextInput
          label={t('company.nombreFiscal')}
          description={t('company.nombreFiscalHelp')}
          autoComplete="off"
          {...form.getInputProps('empresa.nombreFiscal')}
        />
        <TextInput
          label={t('company.nombreComercial')}
          description={t('company.nombreComercialHelp')}
          autoComplete="organization"
          {...form.getInputProps('empresa.nombreComercial')}
        />
        <SearchSelect
          label={t('company.idTipoEmpresa')}
          options={options('tiposEmpresa')}
          {...form.getInputProps('empresa.idTipoEmpresa')}
        />
        <SearchSelect
          label={optional(t('company.idSector'))}
          options={options('sectoresActividad')}
          {...form.getInputProps('empresa.idSector')}
        />
      </SimpleGrid>
      <TextInput
        label={optional(t('company.web'))}
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        {...web}
        onBlur={() => {
          const { web: typed } = form.getValues().empresa;
          const complete = completeAddress(typed);
          if (complete !== typed) form.setFieldValue('empresa.web', complete);
        }}
      />
      <TextInput
        label={t('company.direccion')}
        autoComplete="street-address"
        {...form.getInputProps('empresa.direccion')}
      />
      <SimpleGrid cols={{ base: 1, xs: 3 }} data-level>
        <TextInput label={t('company.cp')} autoComplete="postal-code" {...form.getInputProps('empresa.cp')} />
        <TextInput
          label={t('company.poblacion')}
          autoComplete="address-level2"
          {...form.getInputProps('empresa.poblacion')}
        />
        {isInSpain(form) ? (
          <SearchSelect
            label={t('company.idProvincia')}
            options={options('provincias')}
            {...form.getInputProps('empresa.idProvincia')}
          />
        ) : (
          <TextInput
            label={t('company.provincia')}
            autoComplete="address-level1"
            {...form.getInputProps('empresa.provincia')}
          />
        )}
      </SimpleGrid>
    </>
  );
}
