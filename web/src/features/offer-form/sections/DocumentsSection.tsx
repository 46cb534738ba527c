import { Button, Group, TagsInput } from '@mantine/core';
import { IconFile, IconTrash } from '@tabler/icons-react';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { FilePicker, type PickedFile } from '../../../ui/FilePicker.tsx';
import { Text } from '../../../ui/Text.tsx';
import { FieldLabel, Help, TextField } from '../fields.tsx';
import { useErrorUnder, useOfferForm, useOfferValue } from '../form-context.ts';
import { FormSection } from './FormSection.tsx';
import { RequiredDocuments } from './RequiredDocuments.tsx';

/** The file beside the offer: undefined leaves the one that is there, null takes it away. */
export type SupplementaryFile = PickedFile | null | undefined;

export interface FileProps {
  file: SupplementaryFile;
  onFile: (file: SupplementaryFile) => void;
  /** The one that the offer has already. */
  currentName: string | null;
}

export function DocumentsSection({ file, onFile, currentName }: FileProps) {
  const t = useTexts('offerForm');
  // What stands in a link or a file is read as it is, also where the company is hidden.
  const isHidden = useOfferValue((offer) => offer.ocultarDatosEmpresa);
  const caution = isHidden ? t('reveals.link') : undefined;
  return (
    <FormSection id="documentos">
      <RequiredDocuments />
      <Tags />
      <TextField name="urlComplementaria" type="url" help="urlComplementaria" caution={caution} />
      <File
        file={file}
        onFile={onFile}
        currentName={currentName}
        caution={isHidden ? t('reveals.file') : undefined}
      />
      <TextField name="urlInscripcionExterna" type="url" help="urlInscripcionExterna" caution={caution} />
    </FormSection>
  );
}

function Tags() {
  const t = useTexts('offerForm');
  const ui = useTexts('ui');
  const { form, hidden, required } = useOfferForm();
  const error = useErrorUnder('etiquetas');
  if (hidden.has('etiquetas')) return null;
  return (
    <TagsInput
      key={form.key('etiquetas')}
      label={<FieldLabel text={t('field.etiquetas')} optional={!required.has('etiquetas')} />}
      description={t('help.etiquetas')}
      {...form.getInputProps('etiquetas')}
      error={error}
      maxTags={12}
      acceptValueOnBlur
      clearable
      clearButtonProps={{ 'aria-label': ui('clear') }}
    />
  );
}

function File({ file, onFile, currentName, caution }: FileProps & { caution: string | undefined }) {
  const t = useTexts('offerForm');
  const { form, hidden, required } = useOfferForm();
  const error = form.errors.ficheroComplementario;
  if (hidden.has('ficheroComplementario')) return null;
  if (currentName !== null && file === undefined) {
    return (
      <Group gap="0.5rem 1rem">
        <IconFile size={20} aria-hidden />
        <span>
          {t('file.current')} <strong>{currentName}</strong>
        </span>
        <Button
          variant="default"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => onFile(null)}
        >
          {t('file.remove')}
        </Button>
        <Help caution={caution} />
      </Group>
    );
  }
  return (
    <>
      <FilePicker
        label={
          <FieldLabel
            text={t('field.ficheroComplementario')}
            optional={!required.has('ficheroComplementario')}
          />
        }
        description={<Help text={t('help.ficheroComplementario')} caution={caution} />}
        value={file ?? null}
        onChange={(picked) => {
          form.clearFieldError('ficheroComplementario');
          onFile(picked);
        }}
        error={error}
        data-path="ficheroComplementario"
      />
      {file && (
        <Text dim small mt="-0.5rem">
          {t('file.unsaved')}
        </Text>
      )}
      {currentName !== null && file === null && (
        <Group gap="0.5rem 1rem">
          <span>{t('file.removed')}</span>
          <Button variant="default" onClick={() => onFile(undefined)}>
            {t('file.keep')}
          </Button>
        </Group>
      )}
    </>
  );
}
