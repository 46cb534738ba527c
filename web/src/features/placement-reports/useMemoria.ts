import { getOwnReports, type MemoriaDraft, saveMemoria } from '@portal/contract/placement-reports';
import { memoria, memoriaDraft } from '@portal/contract/schemas/placement-reports';
import { useMemo, useRef } from 'react';
import { z } from 'zod';
import { keyOf, queryClient } from '../../lib/api/calls.ts';
import { send } from '../../lib/api/client.ts';
import { problemsIn } from '../../lib/forms/forms.ts';
import { type SavedForm, useSavedForm } from '../../lib/forms/saved/useSavedForm.ts';
import { useLanguage } from '../../lib/i18n/i18n.ts';
import type { OwnReports } from './own-reports.ts';

const inputs = memoriaDraft.partial().extend({ version: z.number().optional() });

/** What the inputs hold. */
export type MemoriaValues = MemoriaDraft & Record<string, unknown>;

const keptIn = ({ borrador, versionBorrador }: Pick<OwnReports, 'borrador' | 'versionBorrador'>) => ({
  values: { ...borrador },
  version: versionBorrador,
});

interface WrittenMemoria {
  readonly form: SavedForm<MemoriaValues>;
  /** The version that the portal is known to have. */
  readonly version: () => number;
}

/** The final report, saved as it is written. */
export function useMemoria(idPractica: number, reports: OwnReports): WrittenMemoria {
  const language = useLanguage();
  const kept = useMemo(() => keptIn(reports), [reports]);
  const known = useRef(reports.versionBorrador);
  known.current = Math.max(known.current, reports.versionBorrador);
  const call = { params: { id: idPractica } };
  const queryKey = keyOf(getOwnReports, call, language);
  const form = useSavedForm<typeof inputs, MemoriaValues>({
    name: `memoria.${idPractica}`,
    kept,
    schema: inputs,
    partial: true,
    told: (values) => problemsIn(memoria, values),
    read: async () => {
      const queryFn = () => send(getOwnReports, call);
      return keptIn(await queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 }));
    },
    save: async ({ version = known.current, ...datos }, how) => {
      const saved = await send(saveMemoria, { body: { idPractica, version, datos } }, how);
      known.current = saved.version;
      queryClient.setQueryData<OwnReports>(
        queryKey,
        (before) =>
          before && {
            ...before,
            versionBorrador: saved.version,
            borrador: memoriaDraft.parse({ ...before.borrador, ...datos }),
          },
      );
      return saved;
    },
  });
  return { form, version: () => known.current };
}
