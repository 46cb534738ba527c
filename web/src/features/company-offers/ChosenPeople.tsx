import { MultiSelect, type OptionsFilter, Select, Stack } from '@mantine/core';
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
  /** How many can be chosen: one of one is replaced, several are added up. */
  most: number;
  description?: ReactNode;
  value: readonly number[];
  onChange: (candidates: CandidateCard[]) => void;
  error?: ReactNode;
  'data-path'?: string;
}

/** A student who has withdrawn, or was told no, cannot be chosen, and a selected one need not be. */
const outOfIt: ReadonlySet<number> = new Set([
  applicationStates.selected,
  applicationStates.awaitingIncorporationForm,
  applicationStates.notSelected,
  applicationStates.withdrawn,
  applicationStates.rejected,
]);

const maxAtOnce = 100;
const typingMs = 300;

const byWords: OptionsFilter = ({ options, search }) => {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return options.filter(
    (option) => 'label' in option && words.every((word) => plain(String(option.label)).includes(word)),
  );
};

/** The applicants who were chosen: found by name where there are more than fit a list. */
export function ChosenPeople({ id, most, value, onChange, error, ...rest }: Props) {
  const t = useTexts('companyOffers');
  const candidates = useTexts('candidates');
  const ui = useTexts('ui');
  const [typed, setTyped] = useState('');
  const [texto] = useDebouncedValue(typed.trim(), typingMs);
  const query = { porPagina: maxAtOnce, ...(texto !== '' && { texto }) };
  const found = useCall(listCandidates, { params: { id }, query }, { keepPrevious: true });
  const { data, isFetching } = found;
  // A candidate who was found before stays: those chosen must be there whatever is typed next.
  const known = useRef(new Map<string, CandidateCard>());
  for (const candidate of data?.candidatos ?? []) {
    if (!outOfIt.has(candidate.idEstado)) known.current.set(String(candidate.idCandidatura), candidate);
  }
  const label = ({ nombre, apellidos, idEstado }: CandidateCard) =>
    `${nombre} ${apellidos} · ${candidates(`state.${idEstado}`)}`;
  // Only an answer can say that there is nobody.
  const nobodySaid = isFetching ? ui('loading') : found.isSuccess ? t('closing.nobody') : undefined;
  const options = [...known.current].map(([key, candidate]) => ({ value: key, label: label(candidate) }));
  const choose = (keys: readonly string[]) => onChange(keys.flatMap((key) => known.current.get(key) ?? []));
  const shared = {
    ...rest,
    label: t('closing.name', { count: most }),
    data: options,
    searchable: true,
    onSearchChange: (text: string) => {
      // The label of the one chosen is put there by the field itself.
      if (!options.some((option) => option.label === text)) setTyped(text);
    },
    filter: byWords,
    limit: maxAtOnce,
    clearable: true,
    clearButtonProps: { 'aria-label': ui('clear') },
    placeholder: ui('choose'),
    nothingFoundMessage: nobodySaid,
    error,
  };
  const keys = value.map(String);
  return (
    <Stack gap="xs">
      <ErrorBanner error={found.error} onRetry={() => found.refetch()} />
      {most === 1 ? (
        <Select
          {...shared}
          value={keys[0] ?? null}
          onChange={(key) => choose(key === null ? [] : [key])}
          allowDeselect={false}
        />
      ) : (
        <MultiSelect
          {...shared}
          value={keys}
          onChange={choose}
          hidePickedOptions
          {...(Number.isFinite(most) && { maxValues: most })}
        />
      )}
    </Stack>
  );
}
