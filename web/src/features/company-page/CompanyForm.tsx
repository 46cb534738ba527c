import { Anchor, Button, Group, Stack } from '@mantine/core';
import { useRef } from 'react';
import { useBrand } from '../../lib/brand.ts';
import { useTexts } from '../../lib/i18n.ts';
import { goToField } from '../../lib/reveal-field.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Section } from '../../ui/Section.tsx';
import { AddressFields, CompanyFields } from './CompanyFields.tsx';
import classes from './CompanyPage.module.css';
import { useCompanyForm } from './useCompanyForm.ts';
import { type CompanyValues, type MissingField, missingOf, type OwnCompany } from './values.ts';

interface Props {
  opened: OwnCompany;
  /** Begins again with what the server has. */
  onRestart: () => void;
}

const isField = (path: string, values: CompanyValues): path is Exclude<keyof CompanyValues, 'version'> =>
  path in values && path !== 'version';

export function CompanyForm({ opened, onRestart }: Props) {
  const t = useTexts('companyPage');
  const { correos, opciones } = useBrand();
  const { form, draft, saved, saveOver, saving, isOutdated, error } = useCompanyForm(opened);
  const submit = useRef<HTMLButtonElement>(null);
  const missing = opciones.comprobarDatosEmpresa ? missingOf(saved) : [];
  const restart = () => {
    draft.discard();
    onRestart();
  };
  const mine = () => {
    // The choice goes away with the press.
    submit.current?.focus();
    void saveOver();
  };
  return (
    <form {...form.formProps}>
      <div className={classes.notes}>
        {draft.restored && form.isDirty() && !isOutdated && (
          <Banner
            meaning="info"
            title={t('restored')}
            action={
              <Button variant="default" onClick={restart}>
                {t('discard')}
              </Button>
            }
          />
        )}
        <Missing fields={missing} />
      </div>
      <Section title={t('legal.title')} description={t('legal.help', { address: correos.empresas })}>
        <Facts
          layout="rows"
          facts={[
            { label: t('legal.nombreFiscal'), value: opened.nombreFiscal },
            { label: t('legal.cif'), value: opened.cif },
          ]}
        />
      </Section>
      <Section title={t('shown.title')} description={t('shown.help')}>
        <CompanyFields form={form} missing={missing} />
      </Section>
      <Section title={t('place.title')} description={t('place.help')}>
        <AddressFields form={form} missing={missing} />
      </Section>
      <Stack className={classes.actions}>
        <ErrorSummary
          problems={form.problems}
          labelOf={(path) => (isField(path, saved) ? t(`fields.${path}`) : path)}
        />
        {isOutdated && <Outdated onMine={mine} onTheirs={restart} />}
        <ErrorBanner error={error} />
        <div>
          <Button type="submit" ref={submit} loading={saving}>
            {t('save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** What the institution still waits for, each leading to its field. */
function Missing({ fields }: { fields: readonly MissingField[] }) {
  const t = useTexts('companyPage');
  if (fields.length === 0) return null;
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
      </ul>
    </Banner>
  );
}

/** Somebody else has saved these data since they were read. */
function Outdated({ onMine, onTheirs }: { onMine: () => void; onTheirs: () => void }) {
  const t = useTexts('companyPage');
  return (
    <Banner
      meaning="warning"
      urgent
      title={t('conflict.title')}
      action={
        <Group gap="xs">
          <Button onClick={onMine}>{t('conflict.mine')}</Button>
          <Button variant="default" onClick={onTheirs}>
            {t('conflict.theirs')}
          </Button>
        </Group>
      }
    >
      <p>{t('conflict.body')}</p>
    </Banner>
  );
}
