import type { DismissalReason, OfferForYou } from '@portal/contract/for-you';
import {
  addNotInterested,
  deleteNotInterested,
  listForYou,
  listNotInterested,
  offersOfHome,
} from '@portal/contract/for-you';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { keyOf, useSend } from '../../../lib/api/calls.ts';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { ForYouCard } from './ForYouCard.tsx';
import { PutAside } from './PutAside.tsx';

interface Props {
  entry: OfferForYou;
  /** Once it was put aside, or no longer is. */
  onAside: (isAside: boolean) => void;
}

/** An offer that fits or, once it was put aside, a note in its place that undoes it. */
export function ForYouEntry({ entry, onAside }: Props) {
  const { urlAcceso: urlOferta, titulo } = entry.oferta;
  const [aside, setAside] = useState<{ reason: DismissalReason | null } | null>(null);
  const client = useQueryClient();
  const options = {
    invalidates: [listNotInterested],
    quiet: true,
    // The page on the screen keeps the note in the offer's place; the next one is another.
    onSuccess: async () => {
      for (const call of [listForYou, offersOfHome])
        await client.invalidateQueries({ queryKey: keyOf(call), refetchType: 'none' });
    },
  } as const;
  const put = useSend(addNotInterested, options);
  const restore = useSend(deleteNotInterested, options);
  const place = useRef<HTMLDivElement>(null);
  const isAside = aside !== null;
  const was = useRef(isAside);
  useEffect(() => {
    if (was.current === isAside) return;
    was.current = isAside;
    // What was pressed has gone.
    place.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [isAside]);
  const note = (next: typeof aside) => {
    setAside(next);
    onAside(next !== null);
  };
  const putAside = (motivo: DismissalReason | null) =>
    put.mutate({ body: { urlOferta, motivo } }, { onSuccess: () => note({ reason: motivo }) });
  return (
    <div ref={place}>
      {aside === null ? (
        <ForYouCard entry={entry} isSending={put.isPending} onNotInterested={() => putAside(null)} />
      ) : (
        <PutAside
          title={titulo}
          reason={aside.reason}
          isSending={put.isPending || restore.isPending}
          onReason={putAside}
          onUndo={() => restore.mutate({ body: { urlOferta } }, { onSuccess: () => note(null) })}
        />
      )}
      <ErrorBanner error={put.error ?? restore.error} />
    </div>
  );
}
