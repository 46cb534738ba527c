import { getMaintenance } from '@portal/contract/maintenance';
import { logout } from '@portal/contract/session';
import { send } from '../lib/api/client.ts';
import {
  isKeptOut,
  isUnderMaintenance,
  noteMaintenance,
  onMaintenanceChange,
} from '../lib/api/maintenance.ts';
import { currentLanguage } from '../lib/i18n/i18n.ts';
import { pathTo, placeOf } from '../lib/routing/paths.ts';
import { currentSession, expireSession, keepWantedPath, takeWantedPath } from '../lib/session/session.ts';
import type { createRouter } from './router.tsx';

const asksEverySeconds = 15;
/** A page that waits for its end looks more often. */
const waitsSeconds = 5;
const logoutMs = 4_000;

/** Leads to the page of maintenance by itself when it begins, every role, and back when it ends. */
export function followMaintenance(router: ReturnType<typeof createRouter>): void {
  const here = () => router.state.location;
  const isAt = (id: 'maintenance' | 'godMode') => placeOf(here().pathname)?.id === id;

  const leave = async (): Promise<void> => {
    const { pathname, search, hash } = here();
    if (currentSession() !== null) {
      // The token goes from this browser whether the server hears of it or not.
      await send(logout, {}, { signal: AbortSignal.timeout(logoutMs) }).catch(() => {});
      // Not as by a logout: what was being written is there when they come back.
      expireSession();
      keepWantedPath(pathname + search + hash);
    }
    // The guard of where they are knows where they are to go, and what they wanted.
    if (!isAt('godMode')) await router.navigate(pathname + search + hash, { replace: true });
  };

  const comeBack = (): void => {
    if (isAt('maintenance'))
      router.navigate(takeWantedPath() ?? pathTo(currentLanguage(), 'home'), { replace: true });
  };

  onMaintenanceChange((isOn) => {
    if (!isOn) comeBack();
    else if (isKeptOut() && !isAt('maintenance')) leave();
  });

  const look = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    const answer = await send(getMaintenance, {}).catch(() => null);
    if (answer === null) return;
    if (answer.activo !== isUnderMaintenance()) noteMaintenance(answer.activo);
    // Somebody who has kept the address of the page.
    else if (!answer.activo) comeBack();
  };

  let asked = 0;
  const tick = (): void => {
    asked += waitsSeconds;
    if (!isAt('maintenance') && asked < asksEverySeconds) return;
    asked = 0;
    look();
  };
  window.setInterval(tick, waitsSeconds * 1_000);
  document.addEventListener('visibilitychange', look);
  look();
}
