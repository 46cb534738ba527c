import { useNavigate } from 'react-router';
import type { z } from 'zod';
import {
  useVersionedForm,
  type VersionedForm,
  type VersionedFormOptions,
} from '../../lib/forms/useVersionedForm.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { sentences } from '../../lib/i18n/status-texts.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { forgetList, type ManagedRecord } from './managed-record.ts';

type Values = Record<string, unknown>;
type Version = number | null;

/** What a form of one record is opened with. */
export interface ManagedFormOptions<S extends z.ZodType, V extends Values, K extends Version>
  extends Pick<VersionedFormOptions<S, V, K>, 'opened' | 'read' | 'save'> {
  id: number | 'new';
}

interface Options<S extends z.ZodType, V extends Values, K extends Version>
  extends ManagedFormOptions<S, V, K>,
    Pick<VersionedFormOptions<S, V, K>, 'schema' | 'bodyPath'> {
  record: ManagedRecord;
  /** The paths that are required because of the institution's languages, which the schema does not know. */
  missing: (values: V) => readonly string[];
}

/** The form of a record, a new one or a stored one; saved, it leads back to the list. */
export function useManagedForm<S extends z.ZodType, V extends Values, K extends Version>({
  record,
  id,
  missing,
  ...options
}: Options<S, V, K>): VersionedForm<V> {
  const t = useTexts(record.texts);
  const navigate = useNavigate();
  const pathTo = usePathTo();
  return useVersionedForm({
    ...options,
    name: `${record.name}.${id}`,
    also: (values) => {
      const required = sentences()?.fields.required ?? '';
      return Object.fromEntries(missing(values).map((path) => [path, required]));
    },
    onSaved: () => {
      forgetList(record);
      showNotice(t('form.saved'), t('form.savedBody'));
      navigate(pathTo(record.list));
    },
  });
}
