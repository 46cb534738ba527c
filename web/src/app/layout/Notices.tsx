import { lazy, Suspense } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useHasNotices } from '../../lib/notices/notices.ts';
import { loadCode } from '../../lib/routing/load-code.ts';

// The first notice comes after the person has done something.
const Toaster = lazy(() => loadCode(() => import('../../ui/Toaster.tsx')));

/**
 * Where the notices are, wherever they stand on the screen: near the start of the page for whoever uses the keyboard,
 * and there from the beginning, since what comes along with its region is not read out.
 */
export function Notices() {
  const t = useTexts('shell');
  const hasNotices = useHasNotices();
  return (
    <section aria-label={t('notices')} aria-live="polite">
      {hasNotices && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </section>
  );
}
