import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { type CompanyDocumentKind, isPdfOnly } from '@portal/contract/company-documents';
import { useState } from 'react';
import type { CallError } from '../../../lib/api/call-error.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { FilePicker, type PickedFile } from '../../../ui/FilePicker.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
  title: string;
  note?: string | undefined;
  /** To choose from, the first by default, where nobody asked for the document. */
  kinds?: readonly [CompanyDocumentKind, ...CompanyDocumentKind[]];
  sending: { readonly error: CallError | null; readonly isPending: boolean };
  onSend: (file: PickedFile, tipo: CompanyDocumentKind) => void;
}

/** Hands in one file. */
export function HandInDialog({ opened, onClose, title, sending, ...rest }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title} busy={sending.isPending} closesOutside={false}>
      <HandInForm sending={sending} onClose={onClose} {...rest} />
    </Dialog>
  );
}

function HandInForm({ note, kinds = ['otro'], sending, onSend, onClose }: Omit<Props, 'opened' | 'title'>) {
  const t = useTexts('placementView');
  const ui = useTexts('ui');
  const words = useTexts('companyDocuments');
  const [file, setFile] = useState<PickedFile | null>(null);
  const [tipo, setTipo] = useState<CompanyDocumentKind>(kinds[0]);
  const choose = (kind: CompanyDocumentKind) => {
    setTipo(kind);
    if (isPdfOnly(kind) && file !== null && file.extension_adjunto !== 'pdf') setFile(null);
  };
  const { error } = sending;
  const refused =
    error?.name === 'fileTypeNotAllowed' && file !== null
      ? ui('file.otherInside', { name: file.nombre })
      : error?.fields[0]?.mensaje;
  return (
    <Stack>
      {note !== undefined && <p>{note}</p>}
      {kinds.length > 1 && (
        <NativeSelect
          label={t('documents.kind')}
          value={tipo}
          onChange={({ currentTarget: { value } }) =>
            choose(kinds.find((kind) => kind === value) ?? kinds[0])
          }
          data={kinds.map((value) => ({ value, label: words(`kinds.${value}`) }))}
        />
      )}
      <FilePicker
        label={t('documents.file')}
        value={file}
        onChange={setFile}
        pdfOnly={isPdfOnly(tipo)}
        error={refused}
        disabled={sending.isPending}
      />
      <ErrorBanner error={refused === undefined ? error : null} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} disabled={sending.isPending}>
          {ui('cancel')}
        </Button>
        <Button
          loading={sending.isPending}
          disabled={file === null}
          onClick={() => file !== null && onSend(file, tipo)}
        >
          {t('documents.handIn')}
        </Button>
      </Group>
    </Stack>
  );
}
