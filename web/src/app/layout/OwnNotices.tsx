import { lazy, Suspense } from 'react';
import { closeOwnNotice, useOwnNotice } from '../../lib/notices/own-notices.ts';
import { loadCode } from '../../lib/routing/load-code.ts';

const OwnNotice = lazy(() => loadCode(() => import('../../ui/OwnNotice.tsx')));

/** What the server has to say in words of its own, one after the other, each a dialog of its own. */
export function OwnNotices() {
  const notice = useOwnNotice();
  if (notice === undefined) return null;
  return (
    <Suspense>
      <OwnNotice key={notice.key} notice={notice} onClose={() => closeOwnNotice(notice)} />
    </Suspense>
  );
}
