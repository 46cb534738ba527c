import { lazy, Suspense } from 'react';
import { loadCode } from '../../lib/load-code.ts';
import { closeOwnNotice, useOwnNotice } from '../../lib/own-notices.ts';

const OwnNotice = lazy(() => loadCode(() => import('../../ui/OwnNotice.tsx')));

/** What the server has to say in words of its own, one after the other. */
export function OwnNotices() {
  const notice = useOwnNotice();
  if (notice === undefined) return null;
  return (
    <Suspense>
      <OwnNotice notice={notice} onClose={() => closeOwnNotice(notice)} />
    </Suspense>
  );
}
