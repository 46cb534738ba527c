import { Anchor, Button, Stack } from '@mantine/core';
import { missingCompanyData } from '@portal/contract/missing-data';
import { useCall } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { goToField } from '../../lib/forms/reveal-field.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Section } from '../../ui/Section.tsx';
import { RestoredDraft, SavedByOthers } from '../../ui/VersionedForm.tsx';
import { AddressFields, CompanyFields, SigningFields } from './CompanyFields.tsx';
import classes from './CompanyPage.module.css';
import { useCompanyForm } from './useCompanyForm.ts';
import { type CompanyValues, type MissingField, missingOf, type OwnCompany } from './values.ts';

const isField = (path: string, values: CompanyValues): path is keyof CompanyValues => path in values;

export function CompanyForm({ opened }: { opened: OwnCompany }) {
  const t = useTexts('companyPage');
  const { opciones } = useBrand();
  const { kept, saved } = useCompanyForm(opened);
  const { form } = kept;
  const missing = opciones.comprobarDatosEmpresa ? missingOf(saved) : [];
  const asked = useCall(missingCompanyData, {}, { enabled: opciones.comprobarDatosEmpresa });
  return (
    <form {...form.formProps}>
      <div className={classes.notes}>
        <RestoredDraft kept={kept} area="companyPage" />
        <Missing fields={missing} lacksTypes={asked.data?.campos.includes('tipoContacto') === true} />
      </div>
      <Section title={t('shown.title')} description={t('shown.help')}>
        <CompanyFields form={form} missing={missing} />
      </Section>
      <Section title={t('place.title')} description={t('place.help')}>
        <AddressFields form={form} missing={missing} />
      </Section>
      <Section title={t('sign.title')} description={t('sign.help')}>
        <SigningFields form={form} missing={missing} />
      </Section>
      <Stack mt="lg">
        <ErrorSummary
          problems={form.problems}
          labelOf={(path) => (isField(path, saved) ? t(`fields.${path}`) : path)}
        />
        <SavedByOthers kept={kept} area="companyPage" />
        <ErrorBanner error={kept.error} />
        <div>
          <Button type="submit" ref={kept.submit} loading={kept.busy}>
            {t('save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** What the institution still waits for, each leading to its field. */
function Missing({ fields, lacksTypes }: { fields: readonly MissingField[]; lacksTypes: boolean }) {
  const t = useTexts('companyPage');
  if (fields.length === 0 && !lacksTypes) return null;
  return (
    <Banner meaning="warning" title={t('missing.title')}>
      <p>{t('missing.body')}</p>
      <ul className={classes.missing}>
        {fields.map((field) => (
          <li key={field}>
            <Anchor component="button" type="button" onClick={() => goToField(field)}>
              {t(`fields.${field}`)}
            </Anchor>
          </li>
        ))}
        {lacksTypes && (
          <li>
            <Anchor href="#contactos">{t('missing.tipoContacto')}</Anchor>
          </li>
        )}
      </ul>
    </Banner>
  );
}
