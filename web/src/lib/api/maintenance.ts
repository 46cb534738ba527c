import { isGodMode } from '../session/god-mode.ts';
import { currentSession } from '../session/session.ts';
import { sharedValue } from '../storage/shared-value.ts';

const on = sharedValue(false);

const listeners = new Set<(isOn: boolean) => void>();

/** Keeps what the server has just said: that only managers are let in, or that everybody is. */
export function noteMaintenance(isOn: boolean): void {
  if (on.get() === isOn) return;
  on.set(isOn);
  for (const listener of [...listeners]) listener(isOn);
}

export function onMaintenanceChange(listener: (isOn: boolean) => void): void {
  listeners.add(listener);
}

export const isUnderMaintenance = on.get;

export const useUnderMaintenance = on.use;

/** Whether maintenance keeps this visitor out: managers go on working. */
export const isKeptOut = (): boolean =>
  on.get() && !isGodMode() && currentSession()?.data.userType !== 'Gestor';
