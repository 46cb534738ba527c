import { type ApplicationCard, getOwnApplication } from '@portal/contract/applications';
import { useState } from 'react';
import { useCall } from '../calls.ts';

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
  const { data, isFetching } = useCall(getOwnApplication, { params: { id: urlOferta } });
  const [moved, setMoved] = useState<ApplicationCard | null>(null);
  // What is kept of an earlier look may be of an application before this one.
  const card = isFetching || busy ? undefined : data?.candidatura;
  if (card !== undefined && card !== moved && !isPossible(card)) setMoved(card);
  return moved;
}
