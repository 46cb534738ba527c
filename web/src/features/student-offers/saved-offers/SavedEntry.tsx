import { Button } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import { deleteSavedOffer, listSavedOffers, listSavedUrls, saveOffer } from '@portal/contract/for-you';
import { IconArrowBackUp, IconHeartOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { offerScreen } from '../../../domain/offer/offer-types.ts';
import { keyOf, useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { Text } from '../../../ui/Text.tsx';
import classes from '../for-you/for-you.module.css';

type SavedOffer = Answer<typeof listSavedOffers>['ofertas'][number];

/** A saved offer or, once it was removed, a note in its place that undoes it while the offer is open. */
export function SavedEntry({ offer }: { offer: SavedOffer }) {
  const { urlAcceso: urlOferta, titulo: title, abierta } = offer;
  const t = useTexts('forYou');
  const [isRemoved, setRemoved] = useState(false);
  const client = useQueryClient();
  const options = {
    invalidates: [listSavedUrls],
    quiet: true,
    // The list on the screen keeps the note in the offer's place; the next one is without it.
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(listSavedOffers), refetchType: 'none' }),
  } as const;
  const remove = useSend(deleteSavedOffer, options);
  const restore = useSend(saveOffer, options);
  const place = useRef<HTMLDivElement>(null);
  const was = useRef(isRemoved);
  useEffect(() => {
    if (was.current === isRemoved) return;
    was.current = isRemoved;
    // What was pressed has gone.
    place.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [isRemoved]);
  const isSending = remove.isPending || restore.isPending;
  const call = { body: { urlOferta } };
  return (
    <div ref={place}>
      <div className={classes.line}>
        {isRemoved ? (
          <>
            <Text dim small role="status" data-first tabIndex={-1}>
              {t('saved.removed', { title })}
            </Text>
            {abierta && (
              <Button
                size="xs"
                variant="default"
                leftSection={<IconArrowBackUp size={16} aria-hidden />}
                aria-label={t('saved.undoFor', { title })}
                loading={isSending}
                onClick={() => restore.mutate(call, { onSuccess: () => setRemoved(false) })}
              >
                {t('saved.undo')}
              </Button>
            )}
          </>
        ) : (
          <>
            <Title offer={offer} />
            <Button
              size="xs"
              variant="default"
              data-first
              leftSection={<IconHeartOff size={16} aria-hidden />}
              aria-label={t('saved.removeFor', { title })}
              loading={isSending}
              onClick={() => remove.mutate(call, { onSuccess: () => setRemoved(true) })}
            >
              {t('saved.remove')}
            </Button>
          </>
        )}
      </div>
      <ErrorBanner error={remove.error ?? restore.error} />
    </div>
  );
}

/** One that has closed meanwhile says so and leads nowhere. */
function Title({
  offer: { urlAcceso, tipo, titulo, empresa, abierta, fechaCaducidad },
}: {
  offer: SavedOffer;
}) {
  const t = useTexts('forYou');
  const words = useTexts('studentOffers');
  const format = useFormat();
  const state = !abierta
    ? t('saved.closed')
    : fechaCaducidad !== null && t('saved.until', { day: format.day(fechaCaducidad) });
  return (
    <div>
      {abierta ? (
        <ScreenLink to={offerScreen[tipo]} params={{ urlAcceso }} fw={600}>
          {titulo}
        </ScreenLink>
      ) : (
        <strong>{titulo}</strong>
      )}
      <Text dim small>
        {[empresa ?? words('card.hiddenCompany'), state].filter(Boolean).join(' · ')}
      </Text>
    </div>
  );
}
