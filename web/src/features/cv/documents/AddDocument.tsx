import { Button, Radio, Stack } from '@mantine/core';
import { addDocument } from '@portal/contract/schemas/cv';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { sentences } from '../../../lib/i18n/status-texts.ts';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { FilePicker, type PickedFile } from '../../../ui/FilePicker.tsx';
import { SearchSelect } from '../../../ui/SearchSelect.tsx';
import { readFromCv } from '../read-from-cv.ts';

interface Choice extends Record<string, unknown> {
  privado: boolean;
  idTipoDocumento: number | null;
  fichero: PickedFile | null;
}

const nothingChosen: Choice = { privado: false, idTipoDocumento: null, fichero: null };

export function AddDocument() {
  const t = useTexts('cvEntries');
  const ui = useTexts('ui');
  const { options } = useCatalogue();
  const save = useSend(addDocument, { invalidates: readFromCv });
  const form = useContractForm({
    schema: bodyOf(addDocument),
    initialValues: nothingChosen,
    // The contract asks for a kind but where a request says what the document is.
    also: ({ idTipoDocumento }): Record<string, string> => {
      const required = sentences()?.fields.required;
      return idTipoDocumento === null && required !== undefined ? { idTipoDocumento: required } : {};
    },
    onSubmit: async (body) => {
      try {
        await save.mutateAsync({ body });
        form.reset();
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        // What the picker did not tell: it is what is inside that is something else.
        if (failure.name === 'fileTypeNotAllowed') {
          form.setFieldValue('fichero', null);
          form.setFieldError('fichero', ui('file.otherInside', { name: body.fichero.nombre }));
        } else form.showServerErrors(failure);
      }
    },
  });
  const { error } = save;
  const { privado, fichero } = form.getValues();
  const isBesideField = error !== null && (error.name === 'fileTypeNotAllowed' || error.fields.length > 0);
  return (
    <form {...form.formProps}>
      <Stack gap="md">
        <SearchSelect
          label={t('documents.kind')}
          options={options('tiposDocumento')}
          {...form.getInputProps('idTipoDocumento')}
        />
        <Radio.Group
          label={t('documents.readers')}
          value={privado ? 'private' : 'sent'}
          onChange={(value) => form.setFieldValue('privado', value === 'private')}
        >
          <Stack gap="xs" mt="xs">
            {(['sent', 'private'] as const).map((value) => (
              <Radio
                key={value}
                value={value}
                label={t(`documents.${value}.choice`)}
                description={t(`documents.${value}.choiceHelp`)}
              />
            ))}
          </Stack>
        </Radio.Group>
        <FilePicker
          label={t('documents.file')}
          value={fichero}
          onChange={(file) => form.setFieldValue('fichero', file)}
          error={form.errors.fichero}
          data-path="fichero"
        />
        <ErrorBanner error={isBesideField ? null : error} />
        <div>
          <Button type="submit" variant="default" loading={form.submitting}>
            {t('documents.add')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
