import { onSessionChange } from '../../lib/session/session.ts';
import { sharedValue } from '../../lib/storage/shared-value.ts';
import { localStore } from '../../lib/storage/storage.ts';

const key = 'portal.candidateView';

/** The ways in which candidates are shown. */
export const candidateViews = ['lista', 'tabla', 'tablero'] as const;
export type CandidatesView = (typeof candidateViews)[number];

const usual: CandidatesView = 'lista';
const kept = candidateViews.find((view) => view === localStore.get(key));

const view = sharedValue<CandidatesView>(kept ?? usual);

export const useCandidatesView = view.use;

export function setCandidatesView(next: CandidatesView): void {
  localStore.set(key, next);
  view.set(next);
}

onSessionChange((_, turn) => turn === 'loggedOut' && view.set(usual));
