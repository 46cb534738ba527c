import { type ApplicationCard, getOwnApplication } from '@portal/contract/applications';
import { useState } from 'react';
import { useCall } from '../../lib/api/calls.ts';

interface Asked {
  urlOferta: string;
  /** While an answer is on its way it is the answer that counts. */
  busy: boolean;
  isPossible: (card: ApplicationCard) => boolean;
}

/**
 * For a dialog that asks the student something about an application: how it stands by now, once what is asked for is
 * possible no more; null until then.
 */
export function useMoved({ urlOferta, busy, isPossible }: Asked): ApplicationCard | null {
  const call = useCall(getOwnApplication, { params: { id: urlOferta } });
  const { data, dataUpdatedAt, isFetching, error } = call;
  const [since] = useState(Date.now);
  const [moved, setMoved] = useState<ApplicationCard | null>(null);
  // What is kept of an earlier look may be of before what is asked, or of an application before this one.
  const isNews = dataUpdatedAt >= since && !isFetching && error === null && !busy;
  const card = isNews ? data?.candidatura : undefined;
  if (card !== undefined && card !== moved && !isPossible(card)) setMoved(card);
  return moved;
}
