import { Button, Group, Radio, Stack, TextInput } from '@mantine/core';
import type { OfferType } from '@portal/contract/offer-fields';
import { listSavedSearches } from '@portal/contract/saved-searches';
import {
  type AlertFrequency,
  addSavedSearch,
  alertFrequencies,
} from '@portal/contract/schemas/saved-searches';
import { offersScreen } from '../../../domain/offer/offer-types.ts';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { showNotice } from '../../../lib/notices/notices.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { activeFilters, type Search } from '../search.ts';
import { useFilterNames } from '../useFilterNames.ts';
import { filtersToSave } from './saved-search.ts';

interface Props {
  tipo: OfferType;
  search: Search;
  onClose: () => void;
}

const longestName = 80;

/** The name that a search has if nobody gives it another: its words and its filters. */
function useSuggestedName(tipo: OfferType, { filters, ...rest }: Search): string {
  const titles = useTitles();
  const { chosen } = useFilterNames(tipo);
  const kept = filtersToSave(filters);
  const names = (['texto', ...activeFilters({ ...rest, filters: kept })] as const).flatMap(
    (name) => chosen(name, kept) ?? [],
  );
  return (names.length > 0 ? names.join(' · ') : titles(offersScreen[tipo])).slice(0, longestName);
}

/** Asks for the name of a search and how soon its new offers are told. */
export default function SaveSearchDialog({ tipo, search, onClose }: Props) {
  const t = useTexts('studentOffers');
  const save = useSend(addSavedSearch, { invalidates: [listSavedSearches], quiet: true });
  const initialValues: {
    tipo: OfferType;
    nombre: string;
    filtros: Search['filters'];
    alerta: AlertFrequency;
  } = {
    tipo,
    nombre: useSuggestedName(tipo, search),
    filtros: filtersToSave(search.filters),
    alerta: 'diaria',
  };
  const form = useContractForm({
    schema: bodyOf(addSavedSearch),
    initialValues,
    onSubmit: async (body) => {
      try {
        await save.mutateAsync({ body });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (error.name === 'alreadyExists') form.showProblem('nombre', t('saved.nameTaken'));
        else form.showServerErrors(error);
        return;
      }
      showNotice(t('saved.done', { name: body.nombre }), t(`saved.doneBody.${body.alerta}`));
      onClose();
    },
  });
  return (
    <Dialog opened onClose={onClose} title={t('saved.dialogTitle')} busy={save.isPending}>
      <form {...form.formProps}>
        <Stack>
          <TextInput
            label={t('saved.name')}
            data-autofocus
            maxLength={longestName}
            {...form.getInputProps('nombre')}
          />
          <Radio.Group label={t('saved.frequency')} {...form.getInputProps('alerta')}>
            <Stack gap="xs" mt="xs">
              {alertFrequencies.toReversed().map((frequency) => (
                <Radio key={frequency} value={frequency} label={t(`saved.frequencies.${frequency}`)} />
              ))}
            </Stack>
          </Radio.Group>
          {search.filters.fechaDesde !== undefined && <p>{t('saved.withoutDay')}</p>}
          {save.error?.name !== 'alreadyExists' && <ErrorBanner error={save.error} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={save.isPending}>
              {t('saved.cancel')}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {t('saved.submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
