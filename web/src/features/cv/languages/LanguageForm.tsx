import { addLanguage, editLanguage } from '@portal/contract/schemas/cv';
import { certificatesOf, useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import type { Spoken } from '../../../domain/cv/completeness.ts';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { SearchSelect } from '../../../ui/SearchSelect.tsx';
import { Text } from '../../../ui/Text.tsx';
import { EntryForm } from '../entries/EntryForm.tsx';
import { readFromCv } from '../read-from-cv.ts';

interface Choice extends Record<string, unknown> {
  idIdioma: number | null;
  idNivelIdioma: number | null;
  idCertificadoIdioma: number | null;
}

interface Props {
  /** Null adds one that is not in the list yet. */
  language: Spoken | null;
  languages: readonly Spoken[];
  onDone: () => void;
}

export function LanguageForm({ language, languages, onDone }: Props) {
  const t = useTexts('cvEntries');
  const { catalogue, name, options } = useCatalogue();
  const add = useSend(addLanguage, { invalidates: readFromCv });
  const edit = useSend(editLanguage, { invalidates: readFromCv });
  const error = add.error ?? edit.error;
  const initialValues: Choice = {
    idIdioma: language?.idIdioma ?? null,
    idNivelIdioma: language?.idNivelIdioma ?? null,
    idCertificadoIdioma: language?.idCertificadoIdioma ?? null,
  };
  const form = useContractForm({
    schema: bodyOf(addLanguage),
    initialValues,
    onSubmit: async (body) => {
      try {
        if (language === null) await add.mutateAsync({ body });
        else await edit.mutateAsync({ body: { ...body, id: language.id } });
        onDone();
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        if (failure.name === 'alreadyExists') form.showProblem('idIdioma', t('languages.other'));
        else form.showServerErrors(failure);
      }
    },
  });
  const { idIdioma } = form.getValues();
  const known = language === null && languages.find((one) => one.idIdioma === idIdioma);
  const certificates = certificatesOf(catalogue?.certificadosIdioma ?? [], idIdioma);
  return (
    <EntryForm form={form} error={error?.name === 'alreadyExists' ? null : error} onCancel={onDone}>
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
      <div role="status">
        {known && (
          <Text dim small>
            {t('languages.known', { level: name('nivelesIdioma', known.idNivelIdioma) ?? '' })}
          </Text>
        )}
      </div>
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
        clearable
        placeholder={t(idIdioma === null ? 'languages.certificateFirst' : 'languages.noCertificate')}
        disabled={idIdioma === null}
        {...form.getInputProps('idCertificadoIdioma')}
      />
    </EntryForm>
  );
}
