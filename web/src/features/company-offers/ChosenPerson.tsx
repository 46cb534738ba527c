import { Select, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { applicationStates } from '@portal/contract/applications';
import { type CandidateCard, listCandidates } from '@portal/contract/candidates';
import { type ReactNode, useRef, useState } from 'react';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { plain } from '../../lib/i18n/plain.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';

interface Props {
  /** The offer's `urlAcceso`. */
  id: string;
  value?: number | null;
  onChange: (candidate: CandidateCard | null) => void;
  error?: ReactNode;
  'data-path'?: string;
}

/** Who has withdrawn, or was told no, cannot be the chosen one. */
const outOfIt: ReadonlySet<number> = new Set([
  applicationStates.notSelected,
  applicationStates.withdrawn,
  applicationStates.rejected,
]);

const maxAtOnce = 100;
const typingMs = 300;

/** One of those who applied: found by name where there are more than fit a list. */
export function ChosenPerson({ id, value, onChange, error, ...rest }: Props) {
  const t = useTexts('companyOffers');
  const candidates = useTexts('candidates');
  const ui = useTexts('ui');
  const [typed, setTyped] = useState('');
  const [texto] = useDebouncedValue(typed.trim(), typingMs);
  const query = { porPagina: maxAtOnce, ...(texto !== '' && { texto }) };
  const found = useCall(listCandidates, { params: { id }, query }, { keepPrevious: true });
  const { data, isFetching } = found;
  // Whoever was found before stays: the one chosen must be there whatever is typed next.
  const known = useRef(new Map<string, CandidateCard>());
  for (const candidate of data?.candidatos ?? []) {
    if (!outOfIt.has(candidate.idEstado)) known.current.set(String(candidate.idCandidatura), candidate);
  }
  const label = ({ nombre, apellidos, idEstado }: CandidateCard) =>
    `${nombre} ${apellidos} · ${candidates(`state.${idEstado}`)}`;
  // Only an answer can say that there is nobody.
  const nobodySaid = isFetching ? ui('loading') : found.isSuccess ? t('closing.nobody') : undefined;
  const options = [...known.current].map(([key, candidate]) => ({ value: key, label: label(candidate) }));
  return (
    <Stack gap="xs">
      <ErrorBanner error={found.error} onRetry={() => found.refetch()} />
      <Select
        {...rest}
        label={t('closing.name')}
        data={options}
        value={value == null ? null : String(value)}
        onChange={(key) => onChange(key === null ? null : (known.current.get(key) ?? null))}
        searchable
        onSearchChange={(text) => {
          // The label of the one chosen is put there by the field itself.
          if (!options.some((option) => option.label === text)) setTyped(text);
        }}
        filter={({ options: all, search }) => {
          const words = plain(search).split(/\s+/).filter(Boolean);
          return all.filter(
            (option) =>
              'label' in option && words.every((word) => plain(String(option.label)).includes(word)),
          );
        }}
        limit={maxAtOnce}
        allowDeselect={false}
        clearable
        clearButtonProps={{ 'aria-label': ui('clear') }}
        placeholder={ui('choose')}
        nothingFoundMessage={nobodySaid}
        error={error}
      />
    </Stack>
  );
}
