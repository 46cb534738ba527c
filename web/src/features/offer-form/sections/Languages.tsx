import { Button, CloseButton, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { certificatesOf, useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { SearchSelect } from '../../../ui/SearchSelect.tsx';
import { stayNear } from '../../../ui/stay-near.ts';
import { Text } from '../../../ui/Text.tsx';
import { FieldLabel } from '../fields.tsx';
import { useClearErrorsUnder, useOfferForm, useOfferValue } from '../form-context.ts';
import type { LanguageRow as Row } from '../offer-values.ts';
import classes from './sections.module.css';

const maxLanguages = 10;

const empty: Row = { idIdioma: null, idNivelIdioma: null, idCertificadoIdioma: null, obligatorio: true };

/** Languages, each with a level, perhaps a certificate, and whether it is a duty. */
export function Languages() {
  const t = useTexts('offerForm');
  const { form, hidden, required } = useOfferForm();
  const clearErrors = useClearErrorsUnder();
  const rows = useOfferValue((offer) => offer.idiomas);
  const error = form.errors.idiomas;
  if (hidden.has('idiomas')) return null;

  const set = (next: Row[]) => {
    form.setFieldValue('idiomas', next);
    clearErrors('idiomas');
  };
  return (
    <fieldset className={classes.group} data-entries>
      <legend className={classes.groupTitle}>
        <FieldLabel text={t('field.idiomas')} optional={!required.has('idiomas')} />
      </legend>
      {rows.map((row, index) => (
        <LanguageRow
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be alike until they are filled
          key={index}
          row={row}
          index={index}
          onChange={(next) => set(rows.map((other, place) => (place === index ? next : other)))}
          onRemove={() => set(rows.filter((_, place) => place !== index))}
        />
      ))}
      {error && (
        <Text small strong className={classes.error}>
          {error}
        </Text>
      )}
      {rows.length < maxLanguages && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => set([...rows, empty])}
            data-path="idiomas"
          >
            {t('languages.add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface RowProps {
  row: Row;
  index: number;
  onChange: (row: Row) => void;
  onRemove: () => void;
}

function LanguageRow({ row, index, onChange, onRemove }: RowProps) {
  const t = useTexts('offerForm');
  const { catalogue, options } = useCatalogue();
  const { form } = useOfferForm();
  const path = (field: keyof Row) => `idiomas.${index}.${field}`;
  const certificates = certificatesOf(catalogue?.certificadosIdioma ?? [], row.idIdioma);
  return (
    <fieldset className={classes.language}>
      <VisuallyHidden component="legend">{t('languages.one', { number: index + 1 })}</VisuallyHidden>
      <SearchSelect
        label={t('languages.language')}
        options={options('idiomas')}
        value={row.idIdioma}
        onChange={(id: number | null) => onChange({ ...row, idIdioma: id, idCertificadoIdioma: null })}
        clearable={false}
        error={form.errors[path('idIdioma')]}
        data-path={path('idIdioma')}
      />
      <SearchSelect
        label={t('languages.level')}
        options={options('nivelesIdioma')}
        value={row.idNivelIdioma}
        onChange={(id: number | null) => onChange({ ...row, idNivelIdioma: id })}
        clearable={false}
        error={form.errors[path('idNivelIdioma')]}
        data-path={path('idNivelIdioma')}
      />
      <SearchSelect
        label={<FieldLabel text={t('languages.certificate')} optional />}
        options={certificates.map(({ idCertificado, descripcion }) => ({
          value: idCertificado,
          label: descripcion,
        }))}
        disabled={row.idIdioma === null}
        value={row.idCertificadoIdioma}
        onChange={(id: number | null) => onChange({ ...row, idCertificadoIdioma: id })}
        error={form.errors[path('idCertificadoIdioma')]}
        data-path={path('idCertificadoIdioma')}
      />
      <SearchSelect
        label={t('languages.kind')}
        options={[
          { value: 'yes', label: t('languages.obligatory') },
          { value: 'no', label: t('languages.desirable') },
        ]}
        value={row.obligatorio ? 'yes' : 'no'}
        onChange={(value: string | null) => onChange({ ...row, obligatorio: value !== 'no' })}
        clearable={false}
      />
      <CloseButton
        className={classes.removeRow}
        aria-label={t('languages.remove', { number: index + 1 })}
        data-remove
        onClick={(event) => {
          stayNear(event.currentTarget);
          onRemove();
        }}
      />
    </fieldset>
  );
}
