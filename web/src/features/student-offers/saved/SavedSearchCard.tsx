import { Group, NativeSelect } from '@mantine/core';
import {
  alertFrequencies,
  deleteSavedSearch,
  editSavedSearch,
  listSavedSearches,
  type SavedSearch,
} from '@portal/contract/saved-searches';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { offersScreen } from '../../../domain/offer/offer-types.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { usePathTo } from '../../../lib/routing/paths.ts';
import { Card } from '../../../ui/Card.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { IconAction } from '../../../ui/IconAction.tsx';
import { SavedMark } from '../../../ui/SavedMark.tsx';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';
import { Text } from '../../../ui/Text.tsx';
import { activeFilters, ordersOf } from '../search.ts';
import { useFilterNames } from '../useFilterNames.ts';
import { RenameDialog } from './RenameDialog.tsx';
import classes from './saved.module.css';
import { searchOf } from './saved-search.ts';

const list = { invalidates: [listSavedSearches], quiet: true } as const;

export function SavedSearchCard({ search, onDeleted }: { search: SavedSearch; onDeleted: () => void }) {
  const t = useTexts('studentOffers');
  const pathTo = usePathTo();
  const { chosen } = useFilterNames(search.tipo);
  const [isRenaming, setRenaming] = useState(false);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const edit = useSend(editSavedSearch, { ...list, onSuccess: () => setSavedAt(new Date()) });
  const remove = useSend(deleteSavedSearch, { ...list, onSuccess: onDeleted });
  const { id, nombre: name, tipo, filtros: filters } = search;
  const names = (
    ['texto', ...activeFilters({ filters, orden: ordersOf({ filters })[0], pagina: 1 })] as const
  )
    .flatMap((filter) => chosen(filter, filters) ?? [])
    .join(' · ');
  // What was chosen stands while it is being saved.
  const alerta = (edit.isPending ? edit.variables.body.alerta : undefined) ?? search.alerta;
  return (
    <Card component="article" className={classes.card} aria-label={name}>
      <Group gap="xs" align="flex-start" justify="space-between" wrap="nowrap">
        <div className={classes.name}>
          <h2>{name}</h2>
          <Text small className={classes.filters}>
            {[t(`saved.types.${tipo}`), names].filter(Boolean).join(' · ')}
          </Text>
        </div>
        <Group gap={0} align="stretch" wrap="nowrap" flex="none">
          <IconAction label={t('saved.rename', { name })} onClick={() => setRenaming(true)}>
            <IconPencil size={20} aria-hidden />
          </IconAction>
          <IconAction
            label={t('saved.delete', { name })}
            removes="now"
            disabled={remove.isPending}
            onClick={() => remove.mutate({ body: { id } })}
          >
            <IconTrash size={20} aria-hidden />
          </IconAction>
        </Group>
      </Group>
      <Group gap="sm" align="flex-end" justify="space-between">
        <div>
          <NativeSelect
            label={t('saved.frequency')}
            aria-label={t('saved.frequencyOf', { name })}
            data={alertFrequencies
              .toReversed()
              .map((value) => ({ value, label: t(`saved.frequencies.${value}`) }))}
            value={alerta}
            disabled={edit.isPending}
            onChange={({ currentTarget }) => {
              const chosen = alertFrequencies.find((value) => value === currentTarget.value);
              if (chosen) edit.mutate({ body: { id, alerta: chosen } });
            }}
          />
          <span role="status">
            <SavedMark at={savedAt} />
          </span>
        </div>
        <Group gap="xs" align="stretch">
          <CopyButton
            value={`${window.location.origin}${pathTo(offersScreen[tipo])}${searchOf(filters)}`}
            of={name}
          >
            {t('saved.share')}
          </CopyButton>
          <ScreenButton to={offersScreen[tipo]} search={searchOf(filters)} size="xs">
            {t('saved.run', { count: search.numTotal })}
          </ScreenButton>
        </Group>
      </Group>
      <ErrorBanner error={edit.error ?? remove.error} />
      {isRenaming && <RenameDialog search={search} onClose={() => setRenaming(false)} />}
    </Card>
  );
}
