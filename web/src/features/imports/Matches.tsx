import { Group } from '@mantine/core';
import { deleteImportMatch, type ImportType, listImportMatches } from '@portal/contract/imports';
import { IconX } from '@tabler/icons-react';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { EntryList } from '../../ui/EntryList.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { IconAction } from '../../ui/IconAction.tsx';
import { Section } from '../../ui/Section.tsx';

/** What values of the registers are said to mean; a wrong one is forgotten here, and asked for again with the next file. */
export function Matches({ tipo }: { tipo: ImportType }) {
  const t = useTexts('imports');
  const query = useCall(listImportMatches, { params: { tipo } });
  const forget = useSend(deleteImportMatch, { quiet: true, invalidates: [listImportMatches] });
  if (!query.data || query.data.length === 0) return null;
  return (
    <Section title={t('matches.title')} description={t('matches.text')}>
      <ErrorBanner error={forget.error} />
      <EntryList dense>
        {query.data.map(({ id, campo, texto, significado }) => (
          <li key={id}>
            <Group justify="space-between" wrap="nowrap">
              <span>
                {t('unknown.value', { field: t(`fields.${campo}`), value: texto })} →{' '}
                {significado ?? t('unknown.empty')}
              </span>
              <IconAction
                label={t('matches.forget', { value: texto })}
                removes="now"
                onClick={() => forget.mutate({ body: { id } })}
              >
                <IconX size={16} aria-hidden />
              </IconAction>
            </Group>
          </li>
        ))}
      </EntryList>
    </Section>
  );
}
