import { type CvPart, getCv } from '@portal/contract/cv';
import { useMemo } from 'react';
import type { z } from 'zod';
import type { StoredCv } from '../../domain/cv/completeness.ts';
import { keyOf, queryClient } from '../../lib/api/calls.ts';
import { send } from '../../lib/api/client.ts';
import type { Values } from '../../lib/forms/saved/saved-fields.ts';
import type { PartOptions } from '../../lib/forms/saved/saved-part.ts';
import { type SavedForm, useSavedForm } from '../../lib/forms/saved/useSavedForm.ts';
import { useLanguage } from '../../lib/i18n/i18n.ts';
import { readFromCv } from './read-from-cv.ts';

interface Options<S extends z.ZodType, V extends Values>
  extends Pick<PartOptions<S, V>, 'schema' | 'partial' | 'together' | 'whenLeft' | 'save'> {
  part: CvPart;
  kept: StoredCv;
  /** The part as its inputs hold it. */
  valuesOf: (kept: StoredCv) => V;
  secrets?: readonly Extract<keyof V, string>[];
}

const partOf = <V extends Values>(kept: StoredCv, part: CvPart, valuesOf: (kept: StoredCv) => V) => ({
  values: valuesOf(kept),
  version: kept.versiones[part],
});

/** A part of the CV that is saved as one types; what else reads the CV is asked for again after each save. */
export function useCvPart<S extends z.ZodType, V extends Values>({
  part,
  kept,
  valuesOf,
  save,
  ...options
}: Options<S, V>): SavedForm<V> {
  const language = useLanguage();
  const read = useMemo(() => partOf(kept, part, valuesOf), [kept, part, valuesOf]);
  return useSavedForm<S, V>({
    ...options,
    name: `cv.${part}`,
    kept: read,
    read: async () => {
      const queryKey = keyOf(getCv, {}, language);
      const queryFn = () => send(getCv, {});
      return partOf(await queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 }), part, valuesOf);
    },
    save: async (body, how) => {
      const saved = await save(body, how);
      for (const other of readFromCv) void queryClient.invalidateQueries({ queryKey: keyOf(other) });
      return saved;
    },
  });
}
