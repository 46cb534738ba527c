import { communicationContent, missingTexts } from '@portal/contract/communications';
import { useNavigate } from 'react-router';
import { useBrand } from '../../lib/brand/brand.ts';
import { type KeptFormOptions, useKeptForm } from '../../lib/forms/kept-form.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { sentences } from '../../lib/i18n/status-texts.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import type { CommunicationValues } from './values.ts';

type Options<K extends number | null> = Pick<
  KeptFormOptions<typeof communicationContent, CommunicationValues, K>,
  'name' | 'opened' | 'read' | 'save'
>;

/** The form of a communication, a new one or one that is kept; saved, it leads back to the list. */
export function useCommunicationForm<K extends number | null>({ name, ...options }: Options<K>) {
  const t = useTexts('communicationForm');
  const brand = useBrand();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  return useKeptForm({
    ...options,
    name: `communication.${name}`,
    schema: communicationContent,
    bodyPath: 'comunicacion',
    also: ({ textos }) => {
      const required = sentences()?.fields.required ?? '';
      const missing = missingTexts(textos, brand.idiomas, brand.idiomaPorDefecto);
      return Object.fromEntries(missing.map((path) => [path, required]));
    },
    onSaved: () => {
      showNotice(t('form.saved'), t('form.savedBody'));
      navigate(pathTo('communications'));
    },
  });
}
