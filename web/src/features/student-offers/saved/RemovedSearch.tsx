import { Button } from '@mantine/core';
import { addSavedSearch, listSavedSearches, type SavedSearch } from '@portal/contract/saved-searches';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Text } from '../../../ui/Text.tsx';
import classes from './saved.module.css';

/** Says which search was deleted, and puts it back. */
export function RemovedSearch({
  removed,
  onRestored,
}: {
  removed: SavedSearch | null;
  onRestored: () => void;
}) {
  const t = useTexts('studentOffers');
  const restore = useSend(addSavedSearch, {
    invalidates: [listSavedSearches],
    quiet: true,
    onSuccess: onRestored,
  });
  return (
    <div role="status">
      {removed !== null && (
        <Text small className={classes.removed}>
          {t('saved.deleted', { name: removed.nombre })}
          <Button
            variant="default"
            size="xs"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            loading={restore.isPending}
            onClick={() => {
              const { tipo, nombre, filtros, alerta } = removed;
              restore.mutate({ body: { tipo, nombre, filtros, alerta } });
            }}
          >
            {t('saved.undo')}
          </Button>
        </Text>
      )}
      <ErrorBanner error={restore.error} />
    </div>
  );
}
