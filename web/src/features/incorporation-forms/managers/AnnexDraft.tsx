import { Button } from '@mantine/core';
import { type InternshipKind, previewAnnex } from '@portal/contract/incorporation-forms';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { CallError } from '../../../lib/api/call-error.ts';
import { send } from '../../../lib/api/client.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { openPdf } from '../../../lib/open-pdf.ts';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';

interface Props {
  idSolicitud: number;
  tipoPractica?: InternshipKind | null;
  idTutorAcademico?: number | null;
}

/** Shows the annex that the form would make, as far as it has been decided, in a tab of its own. */
export function AnnexDraft({ idSolicitud, tipoPractica = null, idTutorAcademico = null }: Props) {
  const t = useTexts('incorporationForms');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<CallError | null>(null);
  const show = async () => {
    const tab = openPdf();
    setBusy(true);
    setError(null);
    try {
      const query = {
        ...(tipoPractica !== null && { tipoPractica }),
        ...(idTutorAcademico !== null && { idTutorAcademico }),
      };
      const pdf = await send(previewAnnex, { params: { id: idSolicitud }, query });
      tab.show(pdf);
    } catch (failure) {
      tab.close();
      if (!(failure instanceof CallError)) throw failure;
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileText size={16} aria-hidden />}
        loading={isBusy}
        onClick={() => void show()}
      >
        {t('managed.draft')}
      </Button>
      <ErrorBanner error={error} />
    </>
  );
}
