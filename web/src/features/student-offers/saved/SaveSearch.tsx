import { Button, Group } from '@mantine/core';
import type { OfferType } from '@portal/contract/offer-fields';
import { listSavedSearches } from '@portal/contract/saved-searches';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';
import type { Search } from '../search.ts';
import { isSameSearch } from './saved-search.ts';

const SaveSearchDialog = lazy(() => import('./SaveSearchDialog.tsx'));

interface Props {
  tipo: OfferType;
  search: Search;
}

/** Saves the search that is on the page; of one that is saved it says so, and leads to it. */
export function SaveSearch({ tipo, search }: Props) {
  const t = useTexts('studentOffers');
  const [isOpen, setOpen] = useState(false);
  const { data } = useCall(listSavedSearches, {});
  const saved = data?.busquedas.find((one) => one.tipo === tipo && isSameSearch(one.filtros, search.filters));
  // Of everything it would be a mail a day about everything.
  if (Object.keys(search.filters).length === 0) return null;
  return (
    <Group gap="0.25rem 0.5rem" align="stretch" mih="1.625rem" m="0 0 0.75rem -0.5rem">
      {saved ? (
        <ScreenButton
          to="savedSearches"
          variant="subtle"
          size="compact-sm"
          leftSection={<IconBookmarkFilled size={16} aria-hidden />}
        >
          {t('saved.isSaved', { name: saved.nombre })}
        </ScreenButton>
      ) : (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconBookmark size={16} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t('saved.save')}
        </Button>
      )}
      {!saved && data !== undefined && data.busquedas.length > 0 && (
        <ScreenButton to="savedSearches" variant="subtle" size="compact-sm">
          {t('saved.all', { count: data.busquedas.length })}
        </ScreenButton>
      )}
      <Suspense>
        {isOpen && <SaveSearchDialog tipo={tipo} search={search} onClose={() => setOpen(false)} />}
      </Suspense>
    </Group>
  );
}
