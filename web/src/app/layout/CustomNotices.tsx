import { lazy, Suspense } from 'react';
import { closeCustomNotice, useCustomNotice } from '../../lib/notices/custom-notices.ts';
import { loadCode } from '../../lib/routing/load-code.ts';

const CustomNoticeDialog = lazy(() => loadCode(() => import('../../ui/CustomNoticeDialog.tsx')));

/** What the server has to say in words of its own, one after the other, each a dialog of its own. */
export function CustomNotices() {
  const notice = useCustomNotice();
  if (notice === undefined) return null;
  return (
    <Suspense>
      <CustomNoticeDialog key={notice.key} notice={notice} onClose={() => closeCustomNotice(notice)} />
    </Suspense>
  );
}
