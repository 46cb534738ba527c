import { Box, Button, SimpleGrid } from '@mantine/core';
import { addLanguage } from '@portal/contract/schemas/cv';
import { certificatesOf, useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { CallError } from '../../lib/api/call-error.ts';
import { useSend } from '../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './Cv.module.css';
import type { Spoken } from './completeness.ts';
import { readFromCv } from './read-from-cv.ts';

interface Choice extends Record<string, unknown> {
  idIdioma: number | null;
  idNivelIdioma: number | null;
  idCertificadoIdioma: number | null;
}

const nothingChosen: Choice = { idIdioma: null, idNivelIdioma: null, idCertificadoIdioma: null };

interface Props {
  languages: readonly Spoken[];
  onSaved: () => void;
}

/** A language that is in the list already gets the new level. */
export function LanguageForm({ languages, onSaved }: Props) {
  const t = useTexts('cv');
  const { catalogue, name, options } = useCatalogue();
  const save = useSend(addLanguage, { invalidates: readFromCv });
  const form = useContractForm({
    schema: bodyOf(addLanguage),
    initialValues: nothingChosen,
    onSubmit: async (body) => {
      try {
        await save.mutateAsync({ body });
        form.reset();
        onSaved();
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        form.showServerErrors(failure);
      }
    },
  });
  const { idIdioma } = form.getValues();
  const known = languages.find((language) => language.idIdioma === idIdioma);
  const certificates = certificatesOf(catalogue?.certificadosIdioma ?? [], idIdioma);
  return (
    <form {...form.formProps}>
      <SimpleGrid cols={{ base: 1, sm: 3 }} className={classes.fields} data-level>
        <SearchSelect
          label={t('languages.language')}
          options={options('idiomas')}
          {...form.getInputProps('idIdioma')}
          onChange={(chosen: number | null) => {
            form.setFieldValue('idIdioma', chosen);
            // A DELF says nothing of somebody's German.
            form.setFieldValue('idCertificadoIdioma', null);
          }}
        />
        <SearchSelect
          label={t('languages.level')}
          options={options('nivelesIdioma')}
          {...form.getInputProps('idNivelIdioma')}
        />
        <SearchSelect
          label={t('languages.certificate')}
          options={certificates.map(({ idCertificado, descripcion }) => ({
            value: idCertificado,
            label: descripcion,
          }))}
          placeholder={t(idIdioma === null ? 'languages.certificateFirst' : 'languages.noCertificate')}
          disabled={idIdioma === null}
          {...form.getInputProps('idCertificadoIdioma')}
        />
      </SimpleGrid>
      {known !== undefined && (
        <Text dim small className={classes.note} role="status">
          {t('languages.known', { level: name('nivelesIdioma', known.idNivelIdioma) ?? '' })}
        </Text>
      )}
      {save.error !== null && save.error.fields.length === 0 && <ErrorBanner error={save.error} />}
      <Box mt="md">
        <Button type="submit" variant="default" loading={form.submitting}>
          {t(known === undefined ? 'languages.add' : 'languages.change')}
        </Button>
      </Box>
    </form>
  );
}
