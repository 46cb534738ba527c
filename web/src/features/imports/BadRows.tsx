import { exportImportErrors } from '@portal/contract/imports';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { ExportButtons } from '../../ui/ExportButtons.tsx';

/** The rows with errors as a file, each with what is wrong with it: to be corrected and brought again. */
export function BadRows({ id }: { id: number }) {
  const t = useTexts('imports');
  const send = useSend(exportImportErrors, {
    quiet: true,
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <ExportButtons
      labelOf={(format) => t(`errors.${format}`)}
      making={send.isPending ? (send.variables?.body.formato ?? null) : null}
      error={send.error}
      onExport={(formato) => send.mutate({ body: { id, formato } })}
    />
  );
}
