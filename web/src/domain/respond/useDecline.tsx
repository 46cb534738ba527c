import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loadCode } from '../../lib/routing/load-code.ts';
import type { Answerable } from './answerable.ts';

const DeclineDialog = lazy(() => loadCode(() => import('./DeclineDialog.tsx')));

/**
 * Declining a proposal: `decline` opens the dialog, which is to stand where it stays whatever becomes of the
 * application meanwhile.
 */
export function useDecline(): { decline: (application: Answerable) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<Answerable | null>(null);
  return {
    decline: setAsked,
    dialog: asked && (
      <Suspense>
        <DeclineDialog application={asked} onClose={() => setAsked(null)} />
      </Suspense>
    ),
  };
}
