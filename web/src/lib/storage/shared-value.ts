import { useSyncExternalStore } from 'react';

/** A value that belongs to the page and to no component, and that components follow. */
export interface SharedValue<V> {
  get: () => V;
  set: (next: V) => void;
  use: () => V;
}

export function sharedValue<V>(initial: V): SharedValue<V> {
  const listeners = new Set<() => void>();
  let current = initial;
  const get = () => current;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set: (next) => {
      current = next;
      for (const listener of [...listeners]) listener();
    },
    use: () => useSyncExternalStore(subscribe, get, get),
  };
}
